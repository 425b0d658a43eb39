import { Outlet } from 'react-router'
import { staffOnly } from '#web/access.ts'
import { apiContext } from '#web/context.ts'
import type { Route } from './+types/backoffice.ts'
import { DeskError } from './backoffice/error.tsx'
import { DeskFrame } from './backoffice/frame.tsx'

export const middleware = [staffOnly]

/** Who works here, with the roles that decide what they see. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  (await context.get(apiContext).staffIdentity.session()).user

/** The staff's desk: navigation at the left (above on a phone), the work beside it. */
export default function BackofficeLayout({ loaderData: staff }: Route.ComponentProps) {
  return (
    <DeskFrame staff={staff}>
      <Outlet context={staff} />
    </DeskFrame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <DeskFrame staff={loaderData}>
      <DeskError error={error} />
    </DeskFrame>
  )
}
