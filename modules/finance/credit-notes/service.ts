import type { ResponseFile } from '#platform/contract/call.ts'
import { moneyInWords } from '#platform/amount-in-words.ts'
import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'
import { formatDate, formatExact, formatRupiah } from '#platform/format.ts'
import type { PdfTotalsBlock } from '#platform/pdf-document/content.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { findLatestOfOrder } from '#modules/finance/invoices/service.ts'
import {
  describeGoods,
  makePriceTable,
} from '#modules/foundation/shop-documents/rules/price-table.ts'
import { renderShopDocument } from '#modules/foundation/shop-documents/service.ts'
import { describeBuyer, describeShipTo } from '#modules/selling/orders/rules/describe-order.ts'
import { orderPath } from '#modules/selling/orders/rules/order-path.ts'
import { loadOrderDocument } from '#modules/selling/orders/service/order-document.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { computeCredit, type Credit, type CreditRequest } from './rules.ts'
import * as store from './store.ts'

export type { CreditNoteRecord } from './store.ts'

/** What a credit note would give back now. */
export const previewCredit = async (
  { db }: Pick<AppDeps, 'db'>,
  orderId: string,
  request: CreditRequest,
): Promise<Credit> => computeCredit(await store.loadCreditableOrder(db, orderId), request)

type CreditToIssue = CreditRequest & {
  /** What it is for, at the beginning of a sentence: `Retur RTR/2026/11/000001`. */
  reason: string
  by: string
}

/**
 * Issues a credit note for goods of a paid order and writes it into the order's timeline. The caller has locked
 * the order. Throws 409 `credit.unpaid` where the invoice is not paid, 422 `credit.nothing` for goods that cost
 * nothing.
 */
export async function issueCreditNote(
  deps: AppDeps,
  order: orders.LockedOrder,
  { reason, by, ...request }: CreditToIssue,
): Promise<store.CreditNoteRecord> {
  const invoice = await findLatestOfOrder(deps, order.id)
  if (invoice?.status !== 'paid')
    throw new Refusal(
      'credit.unpaid',
      'Tagihan pesanan ini belum lunas, jadi belum ada dana yang bisa dikembalikan.',
      409,
    )
  const credit = await previewCredit(deps, order.id, request)
  if (credit.total === 0)
    throw new Refusal(
      'credit.nothing',
      'Barang ini tidak berharga, jadi tidak ada yang dikembalikan.',
    )
  const issuedAt = deps.clock.now()
  const number = await takeDocumentNumber(deps.db, 'CN', issuedAt)
  const id = await store.insert(deps.db, {
    number,
    orderId: order.id,
    invoiceId: invoice.id,
    accountId: order.accountId,
    reason,
    issuedAt,
    issuedBy: by,
    credit,
  })
  const amount = formatRupiah(moneyToJson(credit.total))
  await orders.addNote(
    deps,
    order,
    { kind: 'staff', name: by },
    `${reason}: ${amount} dikembalikan dengan nota kredit ${number}.`,
  )
  return (await store.listByIds(deps.db, [id]))[0]!
}

/** The credit notes with these ids, by id. */
export async function findCreditNotes(
  { db }: Pick<AppDeps, 'db'>,
  ids: readonly string[],
): Promise<Map<string, store.CreditNoteRecord>> {
  return new Map((await store.listByIds(db, ids)).map((note) => [note.id, note]))
}

/** A credit note as a PDF; of one account where that is given. Throws 404. */
export async function renderCreditNote(
  deps: AppDeps,
  id: string,
  accountId?: string,
): Promise<ResponseFile> {
  const note = await store.findDocument(deps.db, id, accountId)
  if (!note) throw notFound()
  const [{ order, lines }, credited] = await Promise.all([
    loadOrderDocument(deps, note.orderId),
    store.listCredited(deps.db, id),
  ])
  const creditedByLine = new Map(credited.map((line) => [line.lineId, line]))
  return renderShopDocument(deps, {
    title: 'NOTA KREDIT',
    number: note.number,
    facts: [
      { label: 'Tanggal', value: formatDate(note.issuedAt) },
      { label: 'Tagihan', value: note.invoiceNumber },
      { label: 'Pesanan', value: order.number },
      ...(order.poNumber ? [{ label: 'Nomor PO Anda', value: order.poNumber }] : []),
    ],
    link: { path: orderPath(note.orderId), caption: 'Pindai untuk membuka pesanan' },
    blocks: [
      {
        kind: 'columns',
        columns: [
          { title: 'Pembeli', lines: describeBuyer(order.buyer) },
          { title: 'Barang dari', lines: describeShipTo(order.shipTo) },
          { title: 'Alasan', lines: [note.reason] },
        ],
      },
      makePriceTable(
        lines.flatMap((line) => {
          const part = creditedByLine.get(line.id)
          if (!part) return []
          const subtotal = moneyToJson(sen(part.total))
          // What was ordered in bulk or from the factory says nothing about what came back.
          const plain = { discount: 0, awaited: 0 }
          return [describeGoods({ ...line, ...plain, qty: part.quantity, subtotal })]
        }),
      ),
      makeCreditTotals(note),
      {
        kind: 'text',
        title: 'Pengembalian dana',
        paragraphs: [
          note.reference
            ? `Dana ini sudah kami transfer ke rekening yang Anda tulis, referensi ${note.reference}.`
            : 'Dana ini kami transfer ke rekening yang Anda tulis; kabarnya kami kirim lewat email.',
          `Nota kredit ini mengurangi tagihan ${note.invoiceNumber} dan bukan nota retur pajak.`,
        ],
      },
    ],
    fileName: ['Nota-kredit', note.number],
  })
}

function makeCreditTotals({ goods, freight, total, tax }: store.CreditNoteRecord): PdfTotalsBlock {
  const format = (amount: Money) => formatExact(moneyToJson(amount))
  return {
    kind: 'totals',
    rows: [
      { label: 'Barang', value: format(goods) },
      ...(freight > 0 ? [{ label: 'Ongkos kirim', value: format(freight) }] : []),
      { label: 'Dasar tanpa PPN', value: format(sen(total - tax)) },
      { label: 'PPN', value: format(tax) },
      { label: 'Dikembalikan (Rp)', value: format(total) },
    ],
    inWords: moneyInWords(total),
  }
}
