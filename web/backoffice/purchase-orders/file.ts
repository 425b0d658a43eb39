import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import type { Route } from './+types/file'

/** The file that the company sent, as it was sent. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { staffPurchaseOrders } = context.get(apiContext)
  const [{ file }, bytes] = await Promise.all([
    staffPurchaseOrders.show({ id }),
    staffPurchaseOrders.file({ id }),
  ])
  return createFileResponse(file, bytes)
}
