import type { AppDeps } from '#platform/http/context.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { addReplyToken, findSupportAddress } from './rules/reply-address.ts'
import { REPLY_LINE } from './rules/strip-reply.ts'
import { buildTicketPath } from './rules/ticket-path.ts'
import type { TicketRecord } from './store/tickets.ts'

type TicketEmail = { template: string; subject: string; paragraphs: string[] }

/** What every message about a ticket has, by e-mail and by WhatsApp. */
const toBuyer = ({ id, number, buyerName, buyerEmail }: TicketRecord) => ({
  recipient: buyerEmail,
  whatsapp: { values: [buyerName, number] },
  link: { label: 'Buka tiket', path: buildTicketPath(id) },
})

const queueToBuyer = (deps: AppDeps, record: TicketRecord, email: TicketEmail) =>
  queueEmail(deps, { ...toBuyer(record), ...email })

/** An e-mail that may be answered: the answer lands in the ticket's thread. */
function queueAnswerable(deps: AppDeps, record: TicketRecord, email: TicketEmail) {
  const address = findSupportAddress(deps.shop)
  if (!address) return queueToBuyer(deps, record, email)
  return queueEmail(deps, {
    ...toBuyer(record),
    ...email,
    lead: REPLY_LINE,
    paragraphs: [...email.paragraphs, 'Membalas? Cukup balas email ini.'],
    replyTo: addReplyToken(address, record.replyToken),
  })
}

/** To the buyer: the question has arrived. */
export const queueOpenedEmail = (deps: AppDeps, record: TicketRecord) =>
  queueAnswerable(deps, record, {
    template: 'ticket.opened',
    subject: `Tiket ${record.number} kami terima`,
    paragraphs: [
      `Halo ${record.buyerName}, pertanyaan Anda “${record.subject}” sudah kami terima.`,
      'Jawabannya kami kirim lewat email ini dan tampil di halaman tiket.',
    ],
  })

/** To the buyer: what staff answered. */
export const queueAnsweredEmail = (deps: AppDeps, record: TicketRecord, text: string) =>
  queueAnswerable(deps, record, {
    template: 'ticket.answered',
    subject: `Jawaban untuk tiket ${record.number}`,
    paragraphs: [`Halo ${record.buyerName}, tim bantuan menjawab “${record.subject}”:`, text],
  })

/** To the buyer: staff have closed the ticket. */
export const queueClosedEmail = (deps: AppDeps, record: TicketRecord) =>
  queueToBuyer(deps, record, {
    template: 'ticket.closed',
    subject: `Tiket ${record.number} selesai`,
    paragraphs: [
      `Halo ${record.buyerName}, tiket “${record.subject}” kami tutup karena sudah selesai.`,
      'Masih ada yang kurang? Buat tiket baru; riwayat tiket ini tetap ada di profil Anda.',
    ],
  })

/** To the buyer: a reply came too late. */
export const queueClosedReplyEmail = (deps: AppDeps, record: TicketRecord) =>
  queueToBuyer(deps, record, {
    template: 'ticket.closed_reply',
    subject: `Balasan untuk tiket ${record.number} tidak kami terima`,
    paragraphs: [
      `Halo ${record.buyerName}, tiket “${record.subject}” sudah selesai, jadi balasan email Anda tidak masuk ke sana.`,
      'Buat tiket baru di profil Anda; riwayat tiket ini tetap ada.',
    ],
  })
