import { moneyInWords } from '#platform/amount-in-words.ts'
import { toIsoTime } from '#platform/clock.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyToJson, sen, sum } from '#platform/money.ts'
import type { Paging } from '#platform/paging.ts'
import { ageBands, countDaysLate, openInvoiceStatuses } from '../ageing-rules.ts'
import { computeTransferAmount } from '../rules.ts'
import { findOwnInvoice, findReader } from '../service.ts'
import { loadGoods } from './load-goods.ts'
import * as lists from '../store/invoice-lists.ts'

/** The invoices that the buyer may read, newest first. */
export async function list(
  ctx: BuyerContext,
  { page, count, ...filter }: lists.InvoiceListFilter & Paging,
) {
  const now = ctx.clock.now()
  const reader = await findReader(ctx)
  const [rows, totals] = await Promise.all([
    lists.listCards(ctx.db, reader, filter, { page, count, now }),
    lists.countCards(ctx.db, reader, filter, now),
  ])
  const results = rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    orderId: row.order_id,
    orderNumber: row.order_number,
    poNumber: row.po_number,
    buyerName: row.buyer_name,
    isOwn: row.account_id === reader.accountId,
    issuedAt: toIsoTime(row.issued_at),
    dueAt: toIsoTime(row.due_at),
    daysLate: isOpen(row.status) ? countDaysLate(row.due_at, now) : 0,
    amount: moneyToJson(sen(row.amount)),
    toSend: moneyToJson(
      computeTransferAmount({ amount: sen(row.amount), uniqueCode: row.unique_code }),
    ),
    lines: row.lines,
    firstLine: row.product_name,
    picture: row.picture,
  }))
  return { results, page, count, ...totals }
}

const isOpen = (status: string) => openInvoiceStatuses.some((each) => each === status)

/** The buyer's debt by age. */
export async function sumOwed(ctx: BuyerContext) {
  const owed = await lists.sumOpenByAge(ctx.db, await findReader(ctx), ctx.clock.now())
  const ageing = ageBands.map((due) => {
    const { count = 0, amount = 0 } = owed.get(due) ?? {}
    return { due, count, amount: sen(amount) }
  })
  return {
    count: ageing.reduce((total, { count }) => total + count, 0),
    amount: moneyToJson(sum(ageing.map(({ amount }) => amount))),
    ageing: ageing.map((band) => ({ ...band, amount: moneyToJson(band.amount) })),
  }
}

/** What an invoice is about: the lines of its order or delivery, and its amounts. Throws 404. */
export async function listProducts(ctx: BuyerContext, id: string) {
  const { lines, totals, total } = await loadGoods(ctx, await findOwnInvoice(ctx, id))
  return { results: lines, totals, inWords: moneyInWords(total) }
}
