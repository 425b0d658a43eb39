import type { Tools } from '#platform/http/context.ts'
import { send } from '#modules/notifications/service.ts'
import { paymentMethodName } from './rules.ts'
import type { KeptUpo } from './store/records.ts'

const link = ({ id }: KeptUpo) => ({ label: 'Lihat PO', path: `/upo?id=${id}` })

/** Tells the sender that the purchase order has come, and what follows. */
export const received = (tools: Tools, record: KeptUpo, lines: number) =>
  send(tools, {
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
      ['Cara bayar yang diinginkan', paymentMethodName(record.paymentMethod)],
    ],
    link: link(record),
  })

/** Tells the sender what came of it. */
export const done = (tools: Tools, record: KeptUpo, outcome: string) =>
  send(tools, {
    template: 'upo.done',
    recipient: record.email,
    subject: `PO ${record.number} selesai kami kerjakan`,
    paragraphs: [
      `Halo ${record.sender}, PO untuk proyek ${record.project} sudah selesai kami kerjakan.`,
      outcome,
    ],
    link: link(record),
  })

/** Tells the sender that it will not be done, and why. */
export const cancelled = (tools: Tools, record: KeptUpo, reason: string) =>
  send(tools, {
    template: 'upo.cancelled',
    recipient: record.email,
    subject: `PO ${record.number} dibatalkan`,
    paragraphs: [
      `Halo ${record.sender}, PO untuk proyek ${record.project} kami batalkan.`,
      reason,
      'Bila ada yang keliru, unggah lagi PO yang sudah diperbaiki.',
    ],
    link: link(record),
  })
