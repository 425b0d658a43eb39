import { apiContext } from '#web/context.ts'
import { shownFile } from '#web/shown-file.ts'
import type { Route } from './+types/proof.ts'

/** The proof of a transfer as it was sent, to look at. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { staffOrders } = context.get(apiContext)
  const [{ transfer }, bytes] = await Promise.all([
    staffOrders.show({ id }),
    staffOrders.proof({ id }),
  ])
  return shownFile(transfer?.proof ?? { name: 'bukti', kind: '' }, bytes)
}
