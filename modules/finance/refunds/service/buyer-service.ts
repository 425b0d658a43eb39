import type { BuyerContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { announceTask } from '#modules/foundation/staff-tasks/service.ts'
import * as buyerOrders from '#modules/selling/orders/service/buyer-service.ts'
import { presentRefund } from '../presenter.ts'
import { assertForBuyer } from '../rules/lender-refund.ts'
import * as store from '../store/refunds.ts'
import { requireRefund, withLockedRefund } from './locked-refund.ts'

/** What goes back to the buyer of one of their orders, and the account that they named last. Throws 404. */
export async function listOfOrder(ctx: BuyerContext, orderId: string) {
  await buyerOrders.assertOwnOrder(ctx, orderId)
  const [records, lastAccount] = await Promise.all([
    store.listOfOrder(ctx.db, orderId),
    store.findLastDestination(ctx.db, ctx.buyer.accountId),
  ])
  return { results: records.map(presentRefund), lastAccount }
}

/** The buyer names the bank account of a refund. Throws 404, 409 `refund.state` or `refund.lender`. */
export async function setOwnAccount(
  ctx: BuyerContext,
  { orderId, id, destination }: { orderId: string; id: string; destination: string },
) {
  await buyerOrders.assertOwnOrder(ctx, orderId)
  if ((await requireRefund(ctx, id)).orderId !== orderId) throw notFound()
  const by = { kind: 'buyer', name: ctx.buyer.name } as const
  await withLockedRefund(ctx, id, by, async (ctx, { record, take }) => {
    assertForBuyer(record.lender)
    if (record.paymentId)
      throw new Refusal(
        'refund.state',
        'Dana ini kembali lewat QRIS yang Anda pakai membayar, jadi rekening tidak diperlukan.',
        409,
        { detail: { state: record.status } },
      )
    await take('ready', { destination, question: null })
    await announceTask(ctx, 'refund')
  })
  return presentRefund(await requireRefund(ctx, id))
}
