import { redirect } from 'react-router'
import type { Route } from './+types/register.ts'

/** Carries no page of its own: forwards to a child, keeping the query. */
export function loader({ request }: Route.LoaderArgs) {
  throw redirect(`/register/retail${new URL(request.url).search}`)
}
