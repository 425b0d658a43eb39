import { Outlet } from 'react-router'
import { requireStaff } from '#web/access.ts'
import { apiContext } from '#web/context.ts'
import type { Route } from './+types/layout'
import { StaffError } from './error.tsx'
import { StaffFrame } from './frame.tsx'

export const middleware = [requireStaff]

/** The signed-in member of staff; their roles decide what the pages show. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  (await context.get(apiContext).staffIdentity.session()).user

/** The layout of the back office: navigation on the left (above on a phone), the page beside it. */
export default function BackofficeLayout({ loaderData: staff }: Route.ComponentProps) {
  return (
    <StaffFrame staff={staff}>
      <Outlet context={staff} />
    </StaffFrame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <StaffFrame staff={loaderData}>
      <StaffError error={error} />
    </StaffFrame>
  )
}
