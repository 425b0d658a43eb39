import { data } from 'react-router'
import type { Route } from './+types/not-found'

/** Any URL that is not a screen (specification, error catalogue). */
export function loader({ url: { pathname } }: Route.LoaderArgs) {
  throw data({ message: `Page not found: ${pathname}` }, 404)
}

export const action = (args: Route.ActionArgs) => loader(args)

export default function NotFound() {
  return null
}
