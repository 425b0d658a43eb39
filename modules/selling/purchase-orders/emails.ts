import type { AppDeps } from '#platform/http/context.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { findPaymentMethodName } from './payment-method-rules.ts'
import type { PurchaseOrderRecord } from './store/purchase-orders.ts'

const buildPurchaseOrderLink = ({ id }: PurchaseOrderRecord) => ({
  label: 'Lihat PO',
  path: `/upo?id=${id}`,
})

/** To the sender: the purchase order has arrived, and what happens next. */
export const queueReceivedEmail = (deps: AppDeps, record: PurchaseOrderRecord, lines: number) =>
  queueEmail(deps, {
    template: 'upo.received',
    recipient: record.email,
    subject: `PO ${record.number} kami terima`,
    paragraphs: [
      `Halo ${record.sender}, PO untuk proyek ${record.project} sudah kami terima.`,
      'Tim penjualan memeriksanya, lalu mengabari Anda lewat email ini.',
    ],
    facts: [
      ['Nomor', record.number],
      ['Proyek', record.project],
      ['Berkas', record.fileName],
      ...(lines > 0 ? [['Baris barang', String(lines)] as const] : []),
      ['Cara bayar yang diinginkan', findPaymentMethodName(record.paymentMethod)],
    ],
    whatsapp: { values: [record.sender, record.number, record.project] },
    link: buildPurchaseOrderLink(record),
  })

/** To the sender: it is done, with the outcome. */
export const queueDoneEmail = (deps: AppDeps, record: PurchaseOrderRecord, outcome: string) =>
  queueEmail(deps, {
    template: 'upo.done',
    recipient: record.email,
    subject: `PO ${record.number} selesai kami kerjakan`,
    paragraphs: [
      `Halo ${record.sender}, PO untuk proyek ${record.project} sudah selesai kami kerjakan.`,
      outcome,
    ],
    whatsapp: { values: [record.sender, record.number, record.project] },
    link: buildPurchaseOrderLink(record),
  })

/** To the sender: it is cancelled, and why. */
export const queueCancelledEmail = (deps: AppDeps, record: PurchaseOrderRecord, reason: string) =>
  queueEmail(deps, {
    template: 'upo.cancelled',
    recipient: record.email,
    subject: `PO ${record.number} dibatalkan`,
    paragraphs: [
      `Halo ${record.sender}, PO untuk proyek ${record.project} kami batalkan.`,
      reason,
      'Bila ada yang keliru, unggah lagi PO yang sudah diperbaiki.',
    ],
    whatsapp: { values: [record.sender, record.number, record.project] },
    link: buildPurchaseOrderLink(record),
  })
