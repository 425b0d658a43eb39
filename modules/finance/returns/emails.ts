import { formatDate, formatQuantity, formatRupiah } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { joinNames } from '#platform/join-names.ts'
import { moneyToJson, sum, type Money } from '#platform/money.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import type { CreditNoteRecord } from '#modules/finance/credit-notes/service.ts'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import type { LockedOrder } from '#modules/selling/orders/service/orders.ts'

type ReturnInEmail = { order: LockedOrder; number: string }
type QuantityInEmail = { name: string; unit: string; quantity: number }

const queueToBuyer = (
  deps: AppDeps,
  { order }: Pick<ReturnInEmail, 'order'>,
  email: Pick<
    Parameters<typeof queueEmail>[1],
    'template' | 'subject' | 'paragraphs' | 'facts' | 'whatsapp'
  >,
) =>
  queueEmail(deps, {
    ...email,
    recipient: order.buyerEmail,
    link: { label: 'Lihat pesanan', path: buildOrderPath(order.id) },
  })

/** To the buyer: the request has arrived, and who acts next. */
export const queueRequestedEmail = (deps: AppDeps, request: ReturnInEmail) =>
  queueToBuyer(deps, request, {
    template: 'return.requested',
    subject: `Retur ${request.number} kami terima`,
    paragraphs: [
      `Halo ${request.order.buyerName}, permintaan retur ${request.number} untuk pesanan ${request.order.number} sudah kami terima.`,
      'Sekarang giliran tim kami: keputusannya kami kirim lewat email ini.',
    ],
    whatsapp: { values: [request.order.buyerName, request.number, request.order.number] },
  })

/** To the buyer: what may come back, and when it is fetched. */
export const queueApprovedEmail = (
  deps: AppDeps,
  request: ReturnInEmail,
  {
    lines,
    pickupOn,
    note,
  }: { lines: readonly QuantityInEmail[]; pickupOn: string; note: string | undefined },
) =>
  queueToBuyer(deps, request, {
    template: 'return.approved',
    subject: `Retur ${request.number} disetujui`,
    paragraphs: [
      `Halo ${request.order.buyerName}, retur ${request.number} kami setujui. Barangnya kami ambil ${formatDay(pickupOn)}; siapkan di alamat pengiriman.`,
      ...(note ? [note] : []),
    ],
    whatsapp: { values: [request.order.buyerName, request.number, formatDay(pickupOn)] },
    facts: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ name, unit, quantity }) => [name, `${formatQuantity(quantity)} ${unit}`]),
  })

/** To the buyer: why it was refused. */
export const queueRefusedEmail = (deps: AppDeps, request: ReturnInEmail, reason: string) =>
  queueToBuyer(deps, request, {
    template: 'return.refused',
    subject: `Retur ${request.number} tidak dapat kami terima`,
    paragraphs: [
      `Halo ${request.order.buyerName}, maaf, retur ${request.number} untuk pesanan ${request.order.number} tidak dapat kami terima.`,
      `Alasannya: ${reason}`,
    ],
    whatsapp: { values: [request.order.buyerName, request.number] },
  })

/** To the buyer: what came back. */
export const queueReceivedEmail = (
  deps: AppDeps,
  request: ReturnInEmail,
  lines: readonly QuantityInEmail[],
) =>
  queueToBuyer(deps, request, {
    template: 'return.received',
    subject: `Barang retur ${request.number} sudah kami terima`,
    paragraphs: [
      `Halo ${request.order.buyerName}, barang retur ${request.number} sudah sampai di gudang kami. Dananya kami kembalikan ke rekening yang Anda tulis.`,
    ],
    whatsapp: { values: [request.order.buyerName, request.number] },
    facts: lines.map(({ name, unit, quantity }) => [name, `${formatQuantity(quantity)} ${unit}`]),
  })

/** To the buyer: the credit note is issued, and its money follows or is taken off what they owe. */
export const queueCreditedEmail = (
  deps: AppDeps,
  request: ReturnInEmail,
  notes: readonly CreditNoteRecord[],
) => {
  const { buyerName } = request.order
  const amount = formatRupiah(moneyToJson(sum(notes.map(({ total }) => total))))
  const off = notes.filter(({ offInvoice }) => offInvoice)
  const isAllOff = off.length === notes.length
  const outcome = isAllOff
    ? `Jumlahnya kami potong dari tagihan ${listInvoices(off)}, jadi tidak ada dana yang ditransfer.`
    : off.length > 0
      ? `Yang dari tagihan ${listInvoices(off)} kami potong dari tagihannya; sisanya segera kami transfer ke rekening yang Anda tulis.`
      : 'Dananya segera kami transfer ke rekening yang Anda tulis.'
  return queueToBuyer(deps, request, {
    template: isAllOff ? 'return.deducted' : 'return.credited',
    subject: `Nota kredit untuk retur ${request.number}`,
    paragraphs: [
      `Halo ${buyerName}, nota kredit untuk retur ${request.number} sudah terbit. ${outcome}`,
    ],
    facts: [
      ...notes.map((note): [string, string] => [
        `Nota kredit ${note.number}`,
        formatRupiah(moneyToJson(note.total)),
      ]),
      ['Jumlah termasuk PPN', amount],
    ],
    whatsapp: { values: [buyerName, request.number, amount] },
  })
}

/** To the buyer: what was refused at the door is taken off its invoice, or comes back. */
export const queueReducedEmail = (
  deps: AppDeps,
  order: LockedOrder,
  deliveryNumber: string,
  note: CreditNoteRecord,
) => {
  const amount = formatRupiah(moneyToJson(note.total))
  return queueEmail(deps, {
    template: note.offInvoice ? 'invoice.reduced' : 'invoice.refunded',
    recipient: order.buyerEmail,
    subject: `Tagihan ${note.invoiceNumber} dikurangi barang yang Anda tolak`,
    paragraphs: [
      `Halo ${order.buyerName}, barang yang Anda tolak dari pengiriman ${deliveryNumber} tidak perlu Anda bayar. ${
        note.offInvoice
          ? `Nilainya kami potong dari tagihan ${note.invoiceNumber}.`
          : `Tagihan ${note.invoiceNumber} sudah lunas, jadi dananya kami kembalikan.`
      } Bila barangnya kami kirim lagi, pengiriman itu ditagih tersendiri.`,
    ],
    facts: [
      ['Nota kredit', note.number],
      ['Jumlah termasuk PPN', amount],
    ],
    whatsapp: { values: [order.buyerName, deliveryNumber, amount, note.invoiceNumber] },
    link: { label: 'Lihat pesanan', path: buildOrderPath(order.id) },
  })
}

/** To the buyer: what is not delivered any more, why, and what becomes of its money. */
export const queueGoodsCancelledEmail = (
  deps: AppDeps,
  order: LockedOrder,
  {
    goods,
    reason,
    notes,
    uninvoiced,
  }: {
    goods: readonly string[]
    reason: string
    notes: readonly CreditNoteRecord[]
    uninvoiced: Money
  },
) => {
  const off = notes.filter(({ offInvoice }) => offInvoice)
  const outcome =
    notes.length === 0
      ? 'Barang itu tidak kami tagih.'
      : off.length > 0
        ? `Nilainya kami potong dari tagihan ${listInvoices(off)}.`
        : 'Dananya kami kembalikan.'
  const amount = formatRupiah(moneyToJson(sum([uninvoiced, ...notes.map(({ total }) => total)])))
  return queueToBuyer(
    deps,
    { order },
    {
      template: 'order.goods_cancelled',
      subject: `Sebagian pesanan ${order.number} tidak jadi dikirim`,
      paragraphs: [
        `Halo ${order.buyerName}, barang ini dari pesanan ${order.number} tidak jadi kami kirim: ${goods.join('; ')}.`,
        `Alasannya: ${reason}`,
        outcome,
      ],
      facts: [
        ...notes.map(({ number }): [string, string] => ['Nota kredit', number]),
        ['Jumlah termasuk PPN', amount],
      ],
      whatsapp: { values: [order.buyerName, order.number, amount] },
    },
  )
}

const listInvoices = (notes: readonly CreditNoteRecord[]): string =>
  joinNames(
    notes.map(({ invoiceNumber }) => invoiceNumber),
    'dan',
  )

const formatDay = (day: string) => formatDate(`${day}T12:00:00+07:00`)
