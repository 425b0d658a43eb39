import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { listOf, DateTime, OkResponse, PageQuery } from '#platform/contract/schemas.ts'
import { outboxRoles } from './rules/staff-visible-emails.ts'

export const OutboxMessageSummary = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'whatsapp']),
  template: z.string(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: DateTime,
  sentAt: DateTime.nullable(),
  failure: z.string().nullable(),
  /** When it was tried for the last time without success. */
  gaveUpAt: DateTime.nullable(),
  /** It is not sent before; until then the step that it reports may be taken back. */
  heldUntil: DateTime.nullable(),
  /** When WhatsApp reported that it has arrived, and was read; never of an e-mail. */
  deliveredAt: DateTime.nullable(),
  readAt: DateTime.nullable(),
  /** Of a message by WhatsApp that failed: the e-mail of the same event was written instead. */
  wasMailedInstead: z.boolean(),
})
/** A message with its content. `link` is its call to action. */
export const OutboxMessage = OutboxMessageSummary.extend({
  text: z.string(),
  html: z.string(),
  link: z.string().nullable(),
})

/** A message as staff read it. `isMasked`: who has its link can act as the recipient, so only they see it. */
export const ReadMessage = OutboxMessage.extend({
  isMasked: z.boolean(),
  /** Whether staff can answer it as its recipient, because no mail server is set up. */
  canReply: z.boolean(),
  /** What staff can let the stand-in for WhatsApp report of it; nothing where WhatsApp itself reports. */
  possibleReports: z.array(z.enum(['delivered', 'read', 'failed'])),
})

export const notificationCalls = {
  demoMail: call('GET /demo/mail', {
    failures: [404],
    summary:
      'In the demo only: the newest e-mails to an address, for pages that say "check your mail" (our addition)',
    query: z.object({ email: z.email() }),
    response: json(z.object({ results: z.array(OutboxMessage) })),
  }),
  demoWhatsApp: call('GET /demo/whatsapp', {
    failures: [404],
    summary: 'In the demo only: the newest messages by WhatsApp to a number (ours)',
    query: z.object({ phone: z.string().regex(/^\+628\d{7,11}$/) }),
    response: json(z.object({ results: z.array(OutboxMessage) })),
  }),
}

export const staffNotificationCalls = {
  outbox: call('GET /staff/outbox', {
    summary: 'E-mails and messages that my roles may read, newest first',
    canLag: true,
    who: 'staff',
    roles: outboxRoles,
    query: PageQuery.extend({ search: z.string().trim().max(200).optional() }),
    response: json(listOf(OutboxMessageSummary)),
  }),
  message: call('GET /staff/outbox/{id}', {
    summary:
      'One message with its content; links that sign somebody in are masked, and reading is audited',
    who: 'staff',
    roles: outboxRoles,
    ids: 'uuid',
    response: json(ReadMessage),
  }),
  sendAgain: call('POST /staff/outbox/{id}/send-again', {
    summary: 'Sends a message again that was given up (ours)',
    who: 'staff',
    roles: outboxRoles,
    ids: 'uuid',
    failures: [409],
    response: json(OkResponse),
  }),
  report: call('POST /staff/outbox/{id}/report', {
    summary: 'Lets the stand-in for WhatsApp report what became of a message (ours)',
    who: 'staff',
    roles: outboxRoles,
    ids: 'uuid',
    body: z.object({ status: z.enum(['delivered', 'read', 'failed']) }),
    failures: [409],
    response: json(OkResponse),
  }),
}
