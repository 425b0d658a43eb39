import type { AppDeps } from '#platform/http/context.ts'
import { formatDateTime, formatRupiah } from '#platform/format.ts'
import { type Money, moneyToJson } from '#platform/money.ts'
import { queueEmail, type EmailToSend } from '#modules/foundation/notifications/service.ts'
import { listColleagues } from '#modules/people/staff/service/colleagues.ts'
import { buildNegotiationPath } from './rules/negotiation-path.ts'
import type { NegotiationRecord } from './store/negotiations.ts'

const buildBuyerLink = ({ id }: NegotiationRecord, label = 'Lihat negosiasi') => ({
  label,
  path: buildNegotiationPath(id),
})
const buildStaffLink = ({ id }: NegotiationRecord) => ({
  label: 'Buka negosiasi',
  path: `/backoffice/negosiasi/${id}`,
})

/** Mails to staff outlive an account, so they name its company alone. */
const nameBuyer = ({ company }: NegotiationRecord) => company ?? 'Pembeli'

/** To the buyer: the negotiation has arrived, and who acts next. */
export const queueReceivedEmail = (deps: AppDeps, record: NegotiationRecord, lines: number) =>
  queueEmail(deps, {
    template: 'negotiation.received',
    recipient: record.buyerEmail,
    subject: `Negosiasi ${record.number} kami terima`,
    paragraphs: [
      `Halo ${record.buyerName}, tawaran Anda untuk ${lines} barang sudah kami terima.`,
      'Sekarang giliran tim penjualan: jawabannya kami kirim lewat email ini.',
    ],
    whatsapp: { values: [record.buyerName, record.number, String(lines)] },
    link: buildBuyerLink(record),
  })

/** To whom works on it, or to all of sales: bids wait for an answer. */
export const queueWaitingEmails = (deps: AppDeps, record: NegotiationRecord) =>
  queueToStaff(deps, record, {
    template: 'negotiation.waiting',
    subject: `${record.number} menunggu jawaban`,
    text: `${nameBuyer(record)} menawar di ronde ${record.round}, senilai ${formatRupiah(moneyToJson(record.value))} sebelum PPN.`,
  })

/** To the buyer: an offer waits for their decision. */
export const queueOfferedEmail = (deps: AppDeps, record: NegotiationRecord, total: Money) =>
  queueEmail(deps, {
    template: 'negotiation.offered',
    recipient: record.buyerEmail,
    subject: `Penawaran untuk ${record.number}`,
    paragraphs: [
      `Halo ${record.buyerName}, kami sudah menjawab tawaran Anda. Sekarang giliran Anda: setujui, tolak, atau tawar lagi tiap barang.`,
    ],
    facts: [
      ['Total termasuk PPN', formatRupiah(moneyToJson(total))],
      ['Berlaku sampai', formatDateTime(record.validUntil!)],
    ],
    whatsapp: {
      values: [
        record.buyerName,
        record.number,
        formatRupiah(moneyToJson(total)),
        formatDateTime(record.validUntil!),
      ],
    },
    link: buildBuyerLink(record, 'Lihat dan putuskan'),
  })

/** To the buyer and to staff: what the buyer's decisions came to. */
export async function queueDecidedEmails(deps: AppDeps, record: NegotiationRecord): Promise<void> {
  const isAccepted = record.status === 'accepted'
  if (isAccepted)
    await queueEmail(deps, {
      template: 'negotiation.accepted',
      recipient: record.buyerEmail,
      subject: `${record.number} disepakati`,
      paragraphs: [
        `Halo ${record.buyerName}, harga negosiasi ${record.number} sudah disepakati. Buat pesanannya sebelum ${formatDateTime(record.validUntil!)}; sampai saat itu harganya tidak berubah.`,
      ],
      whatsapp: { values: [record.buyerName, record.number, formatDateTime(record.validUntil!)] },
      link: buildBuyerLink(record, 'Buat pesanan'),
    })
  await queueToStaff(deps, record, {
    template: 'negotiation.decided',
    subject: `${record.number} ${isAccepted ? 'disetujui' : 'ditolak'} pembeli`,
    text: isAccepted
      ? `${nameBuyer(record)} menyetujui penawaran. Pesanannya menyusul.`
      : `${nameBuyer(record)} menolak semua barang.`,
  })
}

/** To the buyer: it is declined, and why. */
export const queueDeclinedEmail = (deps: AppDeps, record: NegotiationRecord, reason: string) =>
  queueEmail(deps, {
    template: 'negotiation.declined',
    recipient: record.buyerEmail,
    subject: `Negosiasi ${record.number} tidak dapat kami sanggupi`,
    paragraphs: [
      `Halo ${record.buyerName}, maaf, tawaran Anda belum dapat kami sanggupi.`,
      reason,
      'Silakan ajukan lagi dengan harga atau jumlah lain.',
    ],
    whatsapp: { values: [record.buyerName, record.number] },
    link: buildBuyerLink(record),
  })

/** To the buyer, once for each offer: its time is nearly over. */
export const queueExpiringEmail = (deps: AppDeps, record: NegotiationRecord) =>
  queueEmail(deps, {
    template: 'negotiation.expiring',
    onceKey: `${record.id} ${record.validUntil!.toISOString()}`,
    recipient: record.buyerEmail,
    subject: `${record.number} berakhir ${formatDateTime(record.validUntil!)}`,
    paragraphs: [
      `Halo ${record.buyerName}, ${
        record.status === 'accepted'
          ? `harga ${record.number} yang sudah disepakati belum dipesan.`
          : `penawaran ${record.number} menunggu keputusan Anda.`
      }`,
      `Masa berlakunya sampai ${formatDateTime(record.validUntil!)}; setelah itu harganya tidak kami jamin lagi.`,
    ],
    whatsapp: { values: [record.buyerName, record.number, formatDateTime(record.validUntil!)] },
    link: buildBuyerLink(
      record,
      record.status === 'accepted' ? 'Buat pesanan' : 'Lihat dan putuskan',
    ),
  })

/** To the buyer: its time is over. */
export const queueExpiredEmail = (deps: AppDeps, record: NegotiationRecord) =>
  queueEmail(deps, {
    template: 'negotiation.expired',
    recipient: record.buyerEmail,
    subject: `Penawaran ${record.number} sudah lewat`,
    paragraphs: [
      `Halo ${record.buyerName}, masa berlaku penawaran ${record.number} sudah lewat. Bila barangnya masih diperlukan, ajukan lagi: kami jawab dengan harga terbaru.`,
    ],
    whatsapp: { values: [record.buyerName, record.number] },
    link: buildBuyerLink(record),
  })

/** The e-mails to staff: the negotiation became an order. */
export const createOrderedEmails = (
  deps: AppDeps,
  record: NegotiationRecord,
  orderNumber: string,
) =>
  addressToStaff(deps, record, {
    template: 'negotiation.ordered',
    subject: `${record.number} menjadi pesanan ${orderNumber}`,
    text: `${nameBuyer(record)} memesan sesuai kesepakatan.`,
  })

/** To staff: the buyer or a guest wrote. */
export const queueMessageEmail = (
  deps: AppDeps,
  record: NegotiationRecord,
  from: 'Pembeli' | 'Tamu pembeli',
) =>
  queueToStaff(deps, record, {
    template: 'negotiation.message',
    subject: `Catatan baru di ${record.number}`,
    text: `${from} menulis di negosiasi ${record.number}.`,
  })

/** To the buyer: the sales team wrote. */
export const queueReplyEmail = (deps: AppDeps, record: NegotiationRecord, text: string) =>
  queueEmail(deps, {
    template: 'negotiation.reply',
    recipient: record.buyerEmail,
    subject: `Catatan baru di ${record.number}`,
    paragraphs: [`Halo ${record.buyerName}, tim penjualan menulis:`, text],
    whatsapp: { values: [record.buyerName, record.number] },
    link: buildBuyerLink(record),
  })

type EmailToStaff = { template: string; subject: string; text: string }

async function queueToStaff(deps: AppDeps, record: NegotiationRecord, email: EmailToStaff) {
  for (const each of await addressToStaff(deps, record, email)) await queueEmail(deps, each)
}

/** An e-mail to whom works on the negotiation, or to all of sales. */
async function addressToStaff(
  deps: AppDeps,
  record: NegotiationRecord,
  { text, ...email }: EmailToStaff,
): Promise<EmailToSend[]> {
  const staff = await listColleagues(deps, 'sales')
  const handler = staff.find(({ id }) => id === record.handlerId)
  const sales = staff.filter(({ roles }) => roles.includes('sales'))
  return (handler ? [handler] : sales).map(({ email: recipient }) => ({
    ...email,
    recipient,
    paragraphs: [text],
    link: buildStaffLink(record),
  }))
}
