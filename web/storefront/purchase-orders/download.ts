import type { MiddlewareFunction } from 'react-router'
import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'

/** `/upo?unduh=…` responds with a purchase order's file, for the company that sent it. */
export const downloadPurchaseOrderFile: MiddlewareFunction<Response> = async (
  { context, url },
  next,
) => {
  const id = url.searchParams.get('unduh')
  if (!id) return next()
  const { purchaseOrders } = context.get(apiContext)
  const { file } = await purchaseOrders.show({ id })
  return createFileResponse(file, await purchaseOrders.file({ id }))
}
