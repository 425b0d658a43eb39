import { moneyInWords } from '#platform/amount-in-words.ts'
import type { ResponseFile } from '#platform/contract/call.ts'
import { formatDate, formatExact, formatQuantity } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import type { LateFee } from '#modules/finance/invoices/late-fee-rules.ts'
import { findLateFee } from '#modules/finance/invoices/service/late-fee.ts'
import { invoicePath } from '#modules/finance/invoices/rules.ts'
import { findOwnInvoice } from '#modules/finance/invoices/service.ts'
import { renderShopDocument } from '#modules/foundation/shop-documents/service.ts'
import { describeBuyer } from '#modules/selling/orders/rules/describe-order.ts'
import { loadOrderDocument } from '#modules/selling/orders/service/order-document.ts'

/** The late fee of an invoice, rate by rate. Throws 404, 409 `invoice.late_fee` where there is none. */
export async function renderLateFee(ctx: BuyerContext, id: string): Promise<ResponseFile> {
  const invoice = await findOwnInvoice(ctx, id)
  const fee = await findLateFee(ctx, invoice)
  if (!fee)
    throw new Refusal(
      'invoice.late_fee',
      'Tagihan ini tidak punya denda keterlambatan, jadi tidak ada yang perlu dibayar selain tagihannya.',
      409,
    )
  const { order } = await loadOrderDocument(ctx, invoice.orderId)
  const isRunning = invoice.status === 'overdue' || invoice.status === 'unpaid'
  return renderShopDocument(ctx, {
    title: 'DENDA KETERLAMBATAN',
    number: invoice.number,
    facts: [
      { label: 'Tanggal', value: formatDate(ctx.clock.now()) },
      { label: 'Jatuh tempo tagihan', value: formatDate(invoice.dueAt) },
      { label: 'Terlambat', value: `${fee.days} hari` },
      { label: 'Pesanan', value: invoice.orderNumber },
    ],
    link: { path: invoicePath(id), caption: 'Pindai untuk membuka tagihan' },
    blocks: [
      {
        kind: 'columns',
        columns: [{ title: 'Ditagihkan kepada', lines: describeBuyer(order.buyer) }],
      },
      makePeriodTable(fee),
      {
        kind: 'totals',
        rows: [
          { label: 'Jumlah tagihan', value: formatExact(moneyToJson(invoice.amount)) },
          { label: 'Denda (Rp)', value: formatExact(moneyToJson(fee.amount)) },
        ],
        inWords: moneyInWords(fee.amount),
      },
      {
        kind: 'text',
        title: 'Keterangan',
        paragraphs: [
          ...(fee.isCapped
            ? ['Denda sudah mencapai batas tertingginya dan tidak bertambah lagi.']
            : []),
          ...(isRunning && !fee.isCapped
            ? ['Denda dihitung sampai hari ini dan bertambah setiap hari sampai tagihan dibayar.']
            : []),
          'Denda belum termasuk dalam jumlah transfer tagihan. Bagian keuangan kami menghubungi Anda tentang pembayarannya.',
        ],
      },
    ],
    fileName: ['Denda', invoice.number],
  })
}

const makePeriodTable = ({ periods }: LateFee) => ({
  kind: 'table' as const,
  columns: [
    { head: 'Dari', width: 120 },
    { head: 'Sampai', width: 120 },
    { head: 'Hari', width: 'rest' as const, align: 'right' as const },
    { head: 'Denda per hari', width: 120, align: 'right' as const },
  ],
  rows: periods.map(({ from, to, days, percentPerDay }) => [
    formatDate(`${from}T12:00:00+07:00`),
    formatDate(`${to}T12:00:00+07:00`),
    String(days),
    `${formatQuantity(percentPerDay)} %`,
  ]),
})
