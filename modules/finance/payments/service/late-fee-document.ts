import { moneyInWords } from '#platform/amount-in-words.ts'
import type { ResponseFile } from '#platform/contract/call.ts'
import { formatDate, formatExact, formatQuantity } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyToJson, type Money } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import type { LateFeePeriod } from '#modules/finance/late-fees/rules/late-fee.ts'
import { listChargedPeriods, sumWaived } from '#modules/finance/late-fees/service/list-charged.ts'
import { computePrincipal, buildInvoicePath } from '#modules/finance/invoices/rules.ts'
import { findOwnInvoice } from '#modules/finance/invoices/service.ts'
import { renderShopDocument } from '#modules/foundation/shop-documents/service.ts'
import { describeBuyer } from '#modules/selling/orders/rules/describe-order.ts'
import { loadOrderDocument } from '#modules/selling/orders/service/order-document.ts'

/** The late fee of an invoice, rate by rate. Throws 404, 409 `invoice.late_fee` where there is none. */
export async function renderLateFee(ctx: BuyerContext, id: string): Promise<ResponseFile> {
  const invoice = await findOwnInvoice(ctx, id)
  if (invoice.lateFee === 0)
    throw new Refusal(
      'invoice.late_fee',
      'Tagihan ini tidak punya denda keterlambatan, jadi tidak ada yang perlu dibayar selain tagihannya.',
      409,
    )
  const [{ order }, periods, waived] = await Promise.all([
    loadOrderDocument(ctx, invoice.orderId),
    listChargedPeriods(ctx, id),
    sumWaived(ctx, id),
  ])
  const isRunning = invoice.status === 'overdue' && !invoice.isLateFeeStopped
  return renderShopDocument(ctx, {
    title: 'DENDA KETERLAMBATAN',
    number: invoice.number,
    facts: [
      { label: 'Tanggal', value: formatDate(ctx.clock.now()) },
      { label: 'Jatuh tempo', value: formatDate(invoice.dueAt) },
      { label: 'Dihitung', value: `${countDays(periods)} hari` },
      { label: 'Pesanan', value: invoice.orderNumber },
    ],
    link: { path: buildInvoicePath(id), caption: 'Pindai untuk membuka tagihan' },
    blocks: [
      {
        kind: 'columns',
        columns: [{ title: 'Ditagihkan kepada', lines: describeBuyer(order.buyer) }],
      },
      makePeriodTable(periods),
      {
        kind: 'totals',
        rows: [
          { label: 'Tagihan tanpa denda', value: format(computePrincipal(invoice)) },
          ...(waived > 0 ? [{ label: 'Denda yang dihapus', value: `−${format(waived)}` }] : []),
          { label: 'Denda (Rp)', value: format(invoice.lateFee) },
          { label: 'Tagihan dengan denda (Rp)', value: format(invoice.amount) },
        ],
        inWords: moneyInWords(invoice.amount),
      },
      {
        kind: 'text',
        title: 'Keterangan',
        paragraphs: [
          ...(isRunning
            ? ['Denda bertambah setiap hari menurut tabelnya sampai tagihan dibayar.']
            : []),
          'Denda sudah termasuk dalam jumlah tagihan yang perlu dibayar. Atas denda tidak ada PPN.',
        ],
      },
    ],
    fileName: ['Denda', invoice.number],
  })
}

const format = (amount: Money): string => formatExact(moneyToJson(amount))

const countDays = (periods: readonly LateFeePeriod[]): number =>
  periods.reduce((total, { days }) => total + days, 0)

const makePeriodTable = (periods: readonly LateFeePeriod[]) => ({
  kind: 'table' as const,
  columns: [
    { head: 'Dari', width: 110 },
    { head: 'Sampai', width: 110 },
    { head: 'Hari', width: 'rest' as const, align: 'right' as const },
    { head: 'Denda per hari', width: 90, align: 'right' as const },
    { head: 'Jumlah (Rp)', width: 110, align: 'right' as const },
  ],
  rows: periods.map(({ from, to, days, percentPerDay, amount }) => [
    formatDate(`${from}T12:00:00+07:00`),
    formatDate(`${to}T12:00:00+07:00`),
    String(days),
    `${formatQuantity(percentPerDay)}%`,
    format(amount),
  ]),
})
