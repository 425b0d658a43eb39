import type { ResponseFile } from '#platform/contract/call.ts'
import { formatDate, formatExact } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyInWords } from '#platform/amount-in-words.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'
import type { PdfBlock } from '#platform/pdf-document/content.ts'
import { Refusal } from '#platform/refusal.ts'
import { makeDocumentTotals } from '#modules/catalogue/tax/rules/document-totals.ts'
import {
  computeBilled,
  computePrincipal,
  buildInvoicePath,
  invoiceStatusNames,
} from '#modules/finance/invoices/rules.ts'
import {
  findOwnInvoice,
  listCredits,
  type InvoiceRecord,
} from '#modules/finance/invoices/service.ts'
import {
  describeGoods,
  makePriceTable,
} from '#modules/foundation/shop-documents/rules/price-table.ts'
import { renderShopDocument } from '#modules/foundation/shop-documents/service.ts'
import { makeOrderColumns } from '#modules/selling/orders/rules/describe-order.ts'
import { loadGoods } from '#modules/finance/invoices/service/load-goods.ts'
import { describeInvoicePayment } from '../rules/describe-invoice-payment.ts'
import { listBankAccounts } from './bank-accounts.ts'

/** An invoice on paper: the goods, the amounts, and how to pay. Throws 404, 409 `invoice.state` for a void one and a draft. */
export async function renderInvoice(ctx: BuyerContext, id: string): Promise<ResponseFile> {
  const invoice = await findOwnInvoice(ctx, id)
  if (invoice.status === 'void')
    throw new Refusal(
      'invoice.state',
      'Tagihan ini sudah dibatalkan, jadi tidak ada yang perlu dibayar.',
      409,
      { detail: { state: invoice.status } },
    )
  if (invoice.status === 'draft')
    throw new Refusal(
      'invoice.state',
      'Pesanan ini ditagih per pengiriman. Tagihannya terbit setelah barangnya berangkat.',
      409,
      { detail: { state: invoice.status } },
    )
  const [{ order, lines, totals }, banks, credits] = await Promise.all([
    loadGoods(ctx, invoice),
    listBankAccounts(ctx.db, ctx.shop),
    listCredits(ctx, id),
  ])
  return renderShopDocument(ctx, {
    title: 'INVOICE',
    number: invoice.number,
    facts: [
      { label: 'Tanggal', value: formatDate(invoice.issuedAt) },
      { label: 'Jatuh tempo', value: formatDate(invoice.dueAt) },
      { label: 'Pesanan', value: invoice.orderNumber },
      ...(invoice.delivery ? [{ label: 'Pengiriman', value: invoice.delivery.number }] : []),
      ...(invoice.poNumber ? [{ label: 'Nomor PO Anda', value: invoice.poNumber }] : []),
      { label: 'Status', value: invoiceStatusNames[invoice.status] },
    ],
    link: { path: buildInvoicePath(id), caption: 'Pindai untuk membuka tagihan' },
    blocks: [
      makeOrderColumns('Ditagihkan kepada', order),
      makePriceTable(lines.map((line) => describeGoods(line))),
      makeDocumentTotals(totals),
      ...makeCreditTable(credits),
      ...makeRemainder(invoice, credits),
      {
        kind: 'text',
        title: 'Pembayaran',
        paragraphs: [...describeInvoicePayment(invoice, banks), 'Tagihan ini bukan faktur pajak.'],
      },
    ],
    fileName: ['Tagihan', invoice.number],
  })
}

type Credits = Awaited<ReturnType<typeof listCredits>>

const makeCreditTable = (credits: Credits): PdfBlock[] =>
  credits.length === 0
    ? []
    : [
        {
          kind: 'table',
          title: 'Nota kredit',
          columns: [
            { head: 'Nomor', width: 120 },
            { head: 'Untuk', width: 'rest' },
            { head: 'Tanggal', width: 110 },
            { head: 'Jumlah (Rp)', width: 110, align: 'right' },
          ],
          rows: credits.map(({ number, reason, issuedAt, total }) => [
            number,
            reason,
            formatDate(issuedAt),
            formatExact(moneyToJson(total)),
          ]),
        },
      ]

/** The amount due of an invoice, or what it was paid with, after the credit notes taken off it and its late fee. */
function makeRemainder(invoice: InvoiceRecord, credits: Credits): PdfBlock[] {
  const billed = computeBilled(invoice, credits)
  const takenOff = sen(billed - computePrincipal(invoice))
  const { lateFee } = invoice
  if (takenOff === 0 && lateFee === 0) return []
  const format = (amount: Money) => formatExact(moneyToJson(amount))
  return [
    {
      kind: 'totals',
      rows: [
        { label: 'Nilai tagihan', value: format(billed) },
        ...(takenOff > 0 ? [{ label: 'Nota kredit', value: `−${format(takenOff)}` }] : []),
        ...(lateFee > 0 ? [{ label: 'Denda keterlambatan', value: format(lateFee) }] : []),
        {
          label: invoice.status === 'paid' ? 'Dibayar (Rp)' : 'Sisa tagihan (Rp)',
          value: format(invoice.amount),
        },
      ],
      inWords: moneyInWords(invoice.amount),
    },
  ]
}
