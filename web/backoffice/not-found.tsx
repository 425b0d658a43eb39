import { data } from 'react-router'

/** Any address below the desk that is not a page of it: said at the desk, with the way back to it. */
export function loader() {
  throw data(null, { status: 404, statusText: 'Page not found' })
}

export const action = loader

export default function NotFound() {
  return null
}
