import type { ResponseFile } from '#platform/contract/call.ts'
import { moneyInWords } from '#platform/amount-in-words.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'
import { formatDate, formatExact } from '#platform/format.ts'
import { joinNames } from '#platform/join-names.ts'
import type { PdfTotalsBlock } from '#platform/pdf-document/content.ts'
import { notFound } from '#platform/refusal.ts'
import {
  describeGoods,
  makePriceTable,
} from '#modules/foundation/shop-documents/rules/price-table.ts'
import { renderShopDocument } from '#modules/foundation/shop-documents/service.ts'
import { describeBuyer, describeShipTo } from '#modules/selling/orders/rules/describe-order.ts'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import { loadOrderDocument } from '#modules/selling/orders/service/order-document.ts'
import * as store from '../store.ts'

/** A credit note as a PDF; of one account where that is given. Throws 404. */
export async function renderCreditNote(
  deps: AppDeps,
  id: string,
  accountId?: string,
): Promise<ResponseFile> {
  const note = await store.findDocument(deps.db, id, accountId)
  if (!note) throw notFound()
  const [{ order, lines }, credited, ofReturn] = await Promise.all([
    loadOrderDocument(deps, note.orderId),
    store.listCredited(deps.db, id),
    store.listOfReturns(deps.db, note.returnId ? [note.returnId] : []),
  ])
  const others = ofReturn.filter((each) => each.id !== note.id)
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
    link: { path: buildOrderPath(note.orderId), caption: 'Pindai untuk membuka pesanan' },
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
        title: note.offInvoice ? 'Potongan tagihan' : 'Pengembalian dana',
        paragraphs: [
          describeMoney(note),
          `Nota kredit ini mengurangi tagihan ${note.invoiceNumber} dan bukan nota retur pajak.`,
          ...(others.length > 0 ? [describeOthers(others)] : []),
        ],
      },
    ],
    fileName: ['Nota-kredit', note.number],
  })
}

/** The goods of one return may be on several invoices. */
const describeOthers = (others: readonly store.CreditNoteRecord[]): string =>
  `Barang retur ini yang lain ada di ${joinNames(
    others.map(({ number, invoiceNumber }) => `nota kredit ${number} (tagihan ${invoiceNumber})`),
    'dan',
  )}.`

function describeMoney({ offInvoice, reference }: store.CreditNoteRecord): string {
  if (offInvoice)
    return 'Jumlah ini dipotong dari tagihan yang belum dibayar; tidak ada dana yang ditransfer.'
  return reference
    ? `Dana ini sudah kami transfer ke rekening yang Anda tulis, referensi ${reference}.`
    : 'Dana ini kami transfer ke rekening yang Anda tulis; kabarnya kami kirim lewat email.'
}

function makeCreditTotals(note: store.CreditNoteRecord): PdfTotalsBlock {
  const { goods, freight, total, tax } = note
  const format = (amount: Money) => formatExact(moneyToJson(amount))
  return {
    kind: 'totals',
    rows: [
      { label: 'Barang', value: format(goods) },
      ...(freight > 0 ? [{ label: 'Ongkos kirim', value: format(freight) }] : []),
      { label: 'Dasar tanpa PPN', value: format(sen(total - tax)) },
      { label: 'PPN', value: format(tax) },
      {
        label: note.offInvoice ? 'Dipotong dari tagihan (Rp)' : 'Dikembalikan (Rp)',
        value: format(total),
      },
    ],
    inWords: moneyInWords(total),
  }
}
