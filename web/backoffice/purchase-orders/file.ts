import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import type { Route } from './+types/file'

/** The purchase order's file, as the company sent it. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { staffPurchaseOrders } = context.get(apiContext)
  const [{ file }, bytes] = await Promise.all([
    staffPurchaseOrders.show({ id }),
    staffPurchaseOrders.file({ id }),
  ])
  return createFileResponse(file, bytes)
}
