import { isoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { sen, toAnswer } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { buyerActions } from './actions.ts'
import { headerAnswer, lineAnswer, shippingAnswer } from './answer.ts'
import { whyNot, type OrderStatus } from './rules.ts'
import { lock } from './service.ts'
import * as lists from './store/lists.ts'
import * as reading from './store/reading.ts'
import { savePoNumber } from './store/state.ts'

/** The buyer's orders, newest first. */
export async function list(
  { db, buyer }: BuyerContext,
  { page, count, status, search }: lists.Wanted,
) {
  const wanted = { status, search }
  const [rows, size] = await Promise.all([
    lists.cards(db, buyer.accountId, { page, count, ...wanted }),
    lists.cardTotal(db, buyer.accountId, wanted),
  ])
  const results = rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status as OrderStatus,
    placedAt: isoTime(row.placed_at),
    expiresAt: row.expires_at && isoTime(row.expires_at),
    total: toAnswer(sen(row.total)),
    lines: row.lines,
    firstLine: row.product_name,
    picture: row.picture,
  }))
  return { results, page, count, ...size }
}

async function head({ db, buyer }: BuyerContext, id: string) {
  const order = await reading.orderHead(db, id, buyer.accountId)
  if (!order) throw notFound()
  return order
}

/** One of the buyer's orders. Throws 404. */
export async function header(ctx: BuyerContext, id: string) {
  const order = await head(ctx, id)
  const [invoice, timeline] = await Promise.all([
    reading.invoiceOf(ctx.db, id),
    reading.timelineOf(ctx.db, id),
  ])
  return headerAnswer(order, invoice, timeline, buyerActions(order.status))
}

/** Its lines. Throws 404. */
export async function products({ db, buyer }: BuyerContext, id: string) {
  const lines = await reading.linesOf(db, id, buyer.accountId)
  // No order is without lines, so none found means none of theirs.
  if (lines.length === 0) throw notFound()
  return { results: lines.map(lineAnswer) }
}

/** Where it goes and what is on the way. Throws 404. */
export async function shipping(ctx: BuyerContext, id: string) {
  const order = await head(ctx, id)
  return shippingAnswer(order, await reading.deliveriesOf(ctx.db, id))
}

/** Keeps the buyer's own order number, until the order is closed. Throws 404, 409 `order.state`. */
export const setPoNumber = (ctx: BuyerContext, id: string, poNumber: string) =>
  withTransaction(ctx, async (ctx) => {
    const { status } = await lock(ctx, id, ctx.buyer.accountId)
    const action = buyerActions(status).find(({ code }) => code === 'po_number')
    if (!action?.available)
      throw new Refusal('order.state', whyNot(status), 409, { detail: { state: status } })
    await savePoNumber(ctx.db, id, poNumber)
    return { poNumber }
  })
