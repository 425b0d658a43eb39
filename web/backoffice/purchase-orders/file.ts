import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import type { Route } from './+types/file'

/** The purchase order's file, as the company sent it. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { staffPurchaseOrders } = context.get(apiContext)
  const { file } = await staffPurchaseOrders.show({ id })
  return createFileResponse(file, await staffPurchaseOrders.file({ id }))
}
