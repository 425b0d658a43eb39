import { randomUUID } from 'node:crypto'
import type { StaffContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { addReplyToken, findSupportAddress } from '../rules/reply-address.ts'
import { REPLY_LINE } from '../rules/strip-reply.ts'
import { findReplyToken } from '../store/inbound-mail.ts'
import { receiveTicketMail } from './inbound-mail.ts'
import { requireTicket } from './load-ticket.ts'

/**
 * Answers a ticket's e-mail as its buyer, as a mail server would deliver it. Only where none is set up. Throws 404, 409
 * `ticket.mail`.
 */
export async function replyAsBuyer(ctx: StaffContext, id: string, text: string) {
  const ticket = await requireTicket(ctx, id)
  const address = findSupportAddress(ctx.shop)
  if (ctx.shop.supportAddress !== undefined || !address)
    throw new Refusal('ticket.mail', 'Toko ini memakai server email sungguhan.', 409)
  const to = addReplyToken(address, await findReplyToken(ctx.db, id))
  const outcome = await receiveTicketMail(ctx, compose({ from: ticket.buyerEmail, to, text }))
  await recordAuditEntry(ctx, {
    action: 'Balas sebagai pembeli (email tiruan)',
    entityType: 'support_ticket',
    entityId: id,
    entityLabel: ticket.number,
    after: { outcome },
  })
  return { outcome }
}

const compose = ({ from, to, text }: { from: string; to: string; text: string }): Uint8Array =>
  Buffer.from(
    [
      'Authentication-Results: surel-tiruan; dmarc=pass',
      `Message-ID: <${randomUUID()}@surel-tiruan>`,
      `From: ${from}`,
      `To: ${to}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(`${text}\n\n> ${REPLY_LINE}\n> …`)
        .toString('base64')
        .replaceAll(/.{76}/g, '$&\r\n'),
      '',
    ].join('\r\n'),
  )
