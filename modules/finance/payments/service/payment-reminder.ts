import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { findCurrentOfOrder } from '#modules/finance/invoices/service.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { queueDueEmail } from '../emails.ts'

/** Reminds the buyer of an order that is still unpaid shortly before its deadline, once for each deadline. */
export const remindOfPayment = (deps: AppDeps, { orderId }: { orderId: string }): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const order = await orders.lockOrderIfExists(deps, orderId)
    if (order?.status !== 'awaiting_payment' || !order.expiresAt) return
    if (order.expiresAt <= deps.clock.now()) return
    const invoice = await findCurrentOfOrder(deps, order.id)
    if (invoice?.status === 'unpaid') await queueDueEmail(deps, order, invoice, order.expiresAt)
  })
