import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import type { Route } from './+types/payment-proof'

/** The transfer proof, as the buyer sent it. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { staffOrders, staffPayments } = context.get(apiContext)
  const { transfer } = await staffOrders.show({ id })
  const file = transfer?.proof ?? { name: 'bukti', kind: '' }
  return createFileResponse(file, await staffPayments.proof({ id }))
}
