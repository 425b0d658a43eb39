import { Outlet } from 'react-router'
import { requireStaff } from '#web/access.ts'
import { apiContext } from '#web/context.ts'
import type { Route } from './+types/layout'
import { StaffError } from './error.tsx'
import { StaffFrame } from './frame.tsx'

export const middleware = [requireStaff]

/** Who works here, with the roles that decide what they see. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  (await context.get(apiContext).staffIdentity.session()).user

/** The staff's desk: navigation at the left (above on a phone), the work beside it. */
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
