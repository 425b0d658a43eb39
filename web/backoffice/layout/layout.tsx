import { Outlet, useLocation } from 'react-router'
import { requireStaff } from '#web/access.ts'
import { apiContext } from '#web/context.ts'
import { LeaveGuard } from '#web/ui/forms/leave-guard.tsx'
import type { Route } from './+types/layout'
import { useFreshReturn } from '../shared/refresh/use-fresh-return.ts'
import { StaffError } from './error.tsx'
import { StaffFrame } from './frame.tsx'
import { NextCase } from './next-case.tsx'

export const middleware = [requireStaff]

/** The signed-in member of staff, whose roles decide what the pages show, and what waits for them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { staffIdentity, staffToday } = context.get(apiContext)
  const [{ user: staff }, { kinds: counts }] = await Promise.all([
    staffIdentity.session(),
    staffToday.counts(),
  ])
  return { staff, counts }
}

/** The numbers beside the sections are read again on the way to every page. */
export const shouldRevalidate = () => true

/** The layout of the back office: navigation on the left (above on a phone), the page beside it. */
export default function BackofficeLayout({ loaderData: { staff, counts } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  useFreshReturn()
  return (
    <StaffFrame staff={staff} counts={counts}>
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
    <StaffFrame staff={loaderData?.staff} counts={loaderData?.counts}>
      <StaffError error={error} />
    </StaffFrame>
  )
}
