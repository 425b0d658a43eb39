import type { AppDeps } from '#platform/http/context.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { ticketPath } from './rules/ticket-path.ts'
import type { TicketRecord } from './store/tickets.ts'

const queueToBuyer = (
  deps: AppDeps,
  { id, buyerEmail }: TicketRecord,
  email: { template: string; subject: string; paragraphs: string[] },
) =>
  queueEmail(deps, {
    ...email,
    recipient: buyerEmail,
    link: { label: 'Buka tiket', path: ticketPath(id) },
  })

/** To the buyer: the question has arrived. */
export const queueOpenedEmail = (deps: AppDeps, record: TicketRecord) =>
  queueToBuyer(deps, record, {
    template: 'ticket.opened',
    subject: `Tiket ${record.number} kami terima`,
    paragraphs: [
      `Halo ${record.buyerName}, pertanyaan Anda “${record.subject}” sudah kami terima.`,
      'Jawabannya kami kirim lewat email ini dan tampil di halaman tiket.',
    ],
  })

/** To the buyer: what staff answered. */
export const queueAnsweredEmail = (deps: AppDeps, record: TicketRecord, text: string) =>
  queueToBuyer(deps, record, {
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
