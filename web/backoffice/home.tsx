import { redirect } from 'react-router'
import { apiContext, doorContext } from '#web/context.ts'
import { mayDo } from './staff.ts'
import type { Route } from './+types/home.ts'

/** The desk opens on its orders; who has no part in them starts where their own work is. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user } = await context.get(apiContext).staffIdentity.session()
  if (mayDo(user, 'sales', 'finance')) throw redirect('/backoffice/pesanan')
  throw redirect(mayDo(user, 'content') ? '/backoffice/produk' : '/backoffice/verifikasi')
}

/** The one thing asked of the desk itself: to leave it. */
export async function action({ context }: Route.ActionArgs) {
  await context.get(doorContext).leave()
  return redirect('/backoffice/login', 303)
}

export default function DeskHome() {
  return null
}
