import { redirect } from 'react-router'
import type { Route } from './+types/register.ts'

/** Has child routes only: redirects to one of them with the query (specification §2). */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`/register/retail${url.search}`)
