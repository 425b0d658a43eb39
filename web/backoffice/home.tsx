import { redirect } from 'react-router'
import { apiContext, sessionCookiesContext } from '#web/context.ts'
import { hasRole } from './shared/staff.ts'
import type { Route } from './+types/home.ts'

/** Redirects to the first section that the member's roles allow. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user } = await context.get(apiContext).staffIdentity.session()
  if (hasRole(user, 'sales', 'finance')) throw redirect('/backoffice/pesanan')
  throw redirect(hasRole(user, 'content') ? '/backoffice/produk' : '/backoffice/verifikasi')
}

/** Signs out. */
export async function action({ context }: Route.ActionArgs) {
  await context.get(sessionCookiesContext).clear()
  return redirect('/backoffice/login', 303)
}

export default function BackofficeHome() {
  return null
}
