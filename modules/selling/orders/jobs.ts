import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { serveAwaitingOrders } from './service/awaited-goods.ts'
import { completeByTime } from './service/orders.ts'

/** `orders.expire` is handled by checkout/order-cancellation, which also voids the invoice. */
export const orderJobs: JobHandlers = {
  'orders.complete': completeByTime,
  'stock.freed': serveAwaitingOrders,
}
