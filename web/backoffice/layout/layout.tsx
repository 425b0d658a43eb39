import { Outlet, useLocation } from 'react-router'
import { requireStaff } from '#web/access.ts'
import { apiContext } from '#web/context.ts'
import { LeaveGuard } from '#web/ui/leave-guard.tsx'
import type { Route } from './+types/layout'
import { StaffError } from './error.tsx'
import { StaffFrame } from './frame.tsx'
import { NextCase } from './next-case.tsx'

export const middleware = [requireStaff]

/** The signed-in member of staff; their roles decide what the pages show. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  (await context.get(apiContext).staffIdentity.session()).user

/** The layout of the back office: navigation on the left (above on a phone), the page beside it. */
export default function BackofficeLayout({ loaderData: staff }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <StaffFrame staff={staff}>
      <LeaveGuard>
        <NextCase />
        {/* One route shows many records, `baru` among them. Without the key the page of a record keeps
      the fetchers and fields of the page before it: a new record would show an old refusal. */}
        <Outlet key={pathname} context={staff} />
      </LeaveGuard>
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
