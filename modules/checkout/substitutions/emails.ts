import { formatDateTime, formatQuantity, formatRupiah } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import type { LockedOrder } from '#modules/selling/orders/service/orders.ts'
import type { SubstitutionRecord } from './store/substitutions.ts'

type Described = Pick<
  SubstitutionRecord,
  | 'replacedName'
  | 'replacedUnit'
  | 'replacedQuantity'
  | 'replacedTotal'
  | 'name'
  | 'unit'
  | 'quantity'
  | 'total'
  | 'expiresAt'
  | 'note'
>

const format = (amount: number) => formatRupiah(moneyToJson(sen(amount)))

/** `40 sak Semen A`, as in the timeline and in e-mails. */
export const describeReplaced = (each: Described): string =>
  `${formatQuantity(each.replacedQuantity)} ${each.replacedUnit} ${each.replacedName}`
export const describeSubstitute = (each: Described): string =>
  `${formatQuantity(each.quantity)} ${each.unit} ${each.name}`

/** To the buyer: other goods are proposed, what changes, and until when they decide. */
export const queueProposedEmail = (deps: AppDeps, order: LockedOrder, each: Described) =>
  queueEmail(deps, {
    template: 'substitution.proposed',
    recipient: order.buyerEmail,
    subject: `Barang pengganti untuk pesanan ${order.number}`,
    paragraphs: [
      `Halo ${order.buyerName}, ${describeReplaced(each)} dari pesanan ${order.number} belum dapat kami kirim. Kami mengusulkan gantinya: ${describeSubstitute(each)}.`,
      ...(each.note ? [each.note] : []),
      `Tidak ada yang berubah sebelum Anda setuju. Putuskan sebelum ${formatDateTime(each.expiresAt)}.`,
    ],
    facts: [
      ['Barang semula', format(each.replacedTotal)],
      ['Barang pengganti', format(each.total)],
      ['Pesanan menjadi lebih murah', format(each.replacedTotal - each.total)],
    ],
    whatsapp: {
      values: [
        order.buyerName,
        order.number,
        describeSubstitute(each),
        formatDateTime(each.expiresAt),
      ],
    },
    link: { label: 'Lihat dan putuskan', path: buildOrderPath(order.id) },
  })

/** To the member of staff who proposed it: what the buyer has decided. */
export const queueDecidedEmail = (
  deps: AppDeps,
  recipient: string,
  order: LockedOrder,
  { each, isAccepted }: { each: Described; isAccepted: boolean },
) =>
  queueEmail(deps, {
    template: 'substitution.decided',
    recipient,
    subject: `${order.number}: barang pengganti ${isAccepted ? 'disetujui' : 'ditolak'}`,
    paragraphs: [
      isAccepted
        ? `Pembeli setuju: ${describeReplaced(each)} diganti ${describeSubstitute(each)}. Siapkan pengirimannya.`
        : `Pembeli menolak ${describeSubstitute(each)} sebagai ganti ${describeReplaced(each)}. Usulkan yang lain, atau kabari pembeli.`,
    ],
    link: { label: 'Buka pesanan', path: `/backoffice/pesanan/${order.id}` },
  })
