import type { ResponseFile } from '#platform/contract/call.ts'
import { withTransaction } from '#platform/database/database.ts'
import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import { formatDate } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { makeDocumentTotals } from '#modules/catalogue/tax/rules/document-totals.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import { findCurrentOfOrder } from '#modules/finance/invoices/service.ts'
import { listBankAccounts } from '#modules/finance/payments/service/bank-accounts.ts'
import {
  describeGoods,
  makePriceTable,
} from '#modules/foundation/shop-documents/rules/price-table.ts'
import { renderShopDocument } from '#modules/foundation/shop-documents/service.ts'
import { makeOrderColumns } from '#modules/selling/orders/rules/describe-order.ts'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import { loadOrderDocument } from '#modules/selling/orders/service/order-document.ts'
import { lockOrder } from '#modules/selling/orders/service/orders.ts'
import { describePayment, NOT_A_TAX_INVOICE } from '../rules.ts'
import * as store from '../store.ts'

/** The proforma of one of the buyer's orders. Throws 404, 409 `order.state` for a cancelled one. */
export async function renderOrderProforma(ctx: BuyerContext, id: string): Promise<ResponseFile> {
  const { order, lines, totals } = await loadOrderDocument(ctx, id, ctx.buyer.accountId)
  if (order.status === 'cancelled')
    throw new Refusal(
      'order.state',
      'Pesanan ini sudah dibatalkan, jadi tidak ada yang perlu dibayar.',
      409,
      { detail: { state: order.status } },
    )
  const [number, invoice, banks] = await Promise.all([
    takeOrderNumber(ctx, id),
    findCurrentOfOrder(ctx, id),
    listBankAccounts(ctx.db, ctx.shop),
  ])
  const transfer = invoice && { amount: computeTransferAmount(invoice), dueAt: invoice.dueAt }
  return renderShopDocument(ctx, {
    title: 'PROFORMA INVOICE',
    number,
    facts: [
      { label: 'Pesanan', value: order.number },
      { label: 'Tanggal', value: formatDate(order.placedAt) },
      ...(order.poNumber ? [{ label: 'Nomor PO Anda', value: order.poNumber }] : []),
    ],
    link: { path: buildOrderPath(id), caption: 'Pindai untuk membuka pesanan' },
    blocks: [
      makeOrderColumns('Pembeli', order),
      makePriceTable(lines.map((line) => describeGoods(line))),
      makeDocumentTotals(totals),
      {
        kind: 'text',
        title: 'Pembayaran',
        paragraphs: [...describePayment(order.status, transfer, banks), NOT_A_TAX_INVOICE],
      },
      ...(order.note
        ? [{ kind: 'text' as const, title: 'Catatan pembeli', paragraphs: [order.note] }]
        : []),
    ],
    fileName: ['Proforma', order.number],
  })
}

/** One number an order: of several downloads at once, the first one takes it. */
async function takeOrderNumber(ctx: BuyerContext, id: string): Promise<string> {
  const issued = await store.findNumber(ctx.db, id)
  if (issued) return issued
  return withTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, id)
    const already = await store.findNumber(ctx.db, id)
    if (already) return already
    const at = ctx.clock.now()
    const number = await takeDocumentNumber(ctx.db, 'PI', at)
    await store.insertNumber(ctx.db, id, number, at)
    return number
  })
}
