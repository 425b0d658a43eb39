import { toIsoTime, toJakartaDate } from '#platform/clock.ts'
import { formatNumber, formatRupiah } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { presentOrderHeader, presentOrderLine, presentOrderShipping } from '../presenter.ts'
import { amortize } from '../rules/amortize.ts'
import { listBuyerActions } from '../rules/actions.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import { listDeliveries } from '../store/order-deliveries.ts'
import * as details from '../store/order-details.ts'
import { orderEvents } from '../store/order-events.ts'
import { loadInvoices } from './load-invoices.ts'
import * as lists from '../store/order-lists.ts'
import { findPurchaseOrder } from '../store/order-purchase-order.ts'
import { findPoFile } from '../store/po-files.ts'

/** The buyer's orders, newest first. */
export async function list(
  { db, buyer }: BuyerContext,
  { page, count, ...filter }: lists.OrderListFilter & lists.OrderDayRange,
) {
  const { cards, ...totals } = await lists.listCards(db, buyer.accountId, {
    page,
    count,
    ...filter,
  })
  const results = cards.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status as OrderStatus,
    placedAt: toIsoTime(row.placed_at),
    expiresAt: row.expires_at && toIsoTime(row.expires_at),
    total: moneyToJson(sen(row.total)),
    lines: row.lines,
    firstLine: row.product_name,
    picture: row.picture,
  }))
  return { results, page, count, ...totals }
}

/** An order of the current buyer. Throws 404. */
export async function findOwnOrder({ db, buyer }: BuyerContext, id: string) {
  const order = await details.findOrderHead(db, id, buyer.accountId)
  if (!order) throw notFound()
  return order
}

/** Throws 404 where an order is not the buyer's. */
export const assertOwnOrder = async (ctx: BuyerContext, id: string): Promise<void> =>
  void (await findOwnOrder(ctx, id))

/** One of the buyer's orders. Throws 404. */
export async function getHeader(ctx: BuyerContext, id: string) {
  const order = await findOwnOrder(ctx, id)
  const [purchaseOrder, poFile, invoices, timeline] = await Promise.all([
    findPurchaseOrder(ctx.db, id),
    findPoFile(ctx.db, id),
    loadInvoices(ctx.db, order),
    orderEvents.list(ctx.db, [id]),
  ])
  const actions = listBuyerActions(order.status)
  return presentOrderHeader(order, { purchaseOrder, poFile }, invoices, timeline, actions)
}

/** The lines of an order. Throws 404. */
export async function listLines({ db, buyer }: BuyerContext, id: string) {
  const lines = await details.listLines(db, id, buyer.accountId)
  // Every order has lines, so no lines means that it is not this buyer's order.
  if (lines.length === 0) throw notFound()
  return { results: lines.map(presentOrderLine) }
}

/** The address and the deliveries of an order. Throws 404. */
export async function getShipping(ctx: BuyerContext, id: string) {
  const order = await findOwnOrder(ctx, id)
  return presentOrderShipping(order, await listDeliveries(ctx.db, id))
}

/** An order's total in monthly instalments from today. Throws 404, 422 `order.instalments` for fewer sen than those. */
export async function amortizeOrder(
  ctx: BuyerContext,
  { id, count }: { id: string; count: number },
) {
  const { total } = await findOwnOrder(ctx, id)
  if (total < count)
    throw Refusal.field(
      'count',
      'order.instalments',
      `Nilai pesanan ini ${formatRupiah(moneyToJson(total))}: paling banyak ${formatNumber(total, 0)} kali cicilan.`,
    )
  const instalments = amortize(total, count, toJakartaDate(ctx.clock.now()))
  return {
    total: moneyToJson(total),
    instalments: instalments.map((each) => ({ ...each, amount: moneyToJson(each.amount) })),
  }
}
