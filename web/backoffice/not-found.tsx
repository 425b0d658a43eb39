import { data } from 'react-router'

/** Any other path below `/backoffice`: a 404 within the back office's own layout. */
export function loader() {
  throw data(null, { status: 404, statusText: 'Page not found' })
}

export const action = () => loader()

export default function NotFound() {
  return null
}
