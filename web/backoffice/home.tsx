import { redirect } from 'react-router'
import { apiContext, sessionCookiesContext } from '#web/context.ts'
import { hasRole } from './shared/staff.ts'
import type { Route } from './+types/home.ts'

/** The desk opens on its orders; who has no part in them starts where their own work is. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user } = await context.get(apiContext).staffIdentity.session()
  if (hasRole(user, 'sales', 'finance')) throw redirect('/backoffice/pesanan')
  throw redirect(hasRole(user, 'content') ? '/backoffice/produk' : '/backoffice/verifikasi')
}

/** The one thing asked of the desk itself: to leave it. */
export async function action({ context }: Route.ActionArgs) {
  await context.get(sessionCookiesContext).clear()
  return redirect('/backoffice/login', 303)
}

export default function BackofficeHome() {
  return null
}
