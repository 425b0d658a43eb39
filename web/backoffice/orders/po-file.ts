import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import type { Route } from './+types/po-file'

/** The buyer's own purchase order, as they sent it. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { staffOrders } = context.get(apiContext)
  const { header } = await staffOrders.show({ id })
  const file = header.poFile ?? { name: 'po', kind: '' }
  return createFileResponse(file, await staffOrders.poFile({ id }))
}
