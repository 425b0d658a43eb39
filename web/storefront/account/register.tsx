import { redirect } from 'react-router'
import type { Route } from './+types/register.ts'

/** Carries children only: on to the child, with the query kept (specification §2). */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`/register/retail${url.search}`)
