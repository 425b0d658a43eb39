import { data } from 'react-router'

/** Any URL that is not a screen. */
export function loader() {
  throw data(null, { status: 404, statusText: 'Page not found' })
}

export const action = () => loader()

export default function NotFound() {
  return null
}
