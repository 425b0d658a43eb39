import { createHash, randomUUID } from 'node:crypto'
import { toIsoTime } from '#platform/clock.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { withTransaction, type Db } from '#platform/database/database.ts'
import { type WriteBatch, executeBatch } from '#platform/database/write-batch.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { maskSecrets } from './rules/mask-secrets.ts'
import { listPossibleReports } from './rules/possible-reports.ts'
import {
  renderCodeMessage,
  renderMessages,
  type CodeTemplate,
  type EmailToSend,
  type NewOutboxMessage,
} from './rules/render-messages.ts'
import type { MessageChannel } from './rules/notification-kinds.ts'
import { getEmailKind, listReadableKinds } from './rules/staff-visible-emails.ts'
import { describeTemplate } from './rules/template-names.ts'
import * as store from './store.ts'

/** The jobs that deliver a message, and messages that were written together. */
export const DELIVER_JOB = 'notifications.deliver'
export const DELIVER_TOGETHER_JOB = 'notifications.deliver_together'

/** The number of e-mails on a demo page that says "check your mail". */
const MAX_DEMO_MAILS = 10

export type { EmailToSend } from './rules/render-messages.ts'

/**
 * Writes an e-mail to the outbox, and what its recipient wants by WhatsApp, and enqueues their delivery, in the
 * caller's transaction: they are sent only after a commit. What a buyer has switched off is not written.
 * Returns the id of the e-mail.
 */
export async function queueEmail(deps: AppDeps, email: EmailToSend): Promise<string> {
  const messages = renderBoth(deps, email)
  await executeBatch(deps.db, [messageWrites(messages)])
  return messages[0]!.id
}

/** The writes of `queueEmail` for some e-mails, for callers that execute them in a larger batch. */
export const emailWrites = (deps: AppDeps, emails: readonly EmailToSend[]): WriteBatch =>
  messageWrites(emails.flatMap((email) => renderBoth(deps, email)))

/** Sends a code by WhatsApp, whatever the owner of the number has chosen. */
export async function queueCode(
  deps: AppDeps,
  code: string,
  phone: string,
  template: CodeTemplate = 'phone.code',
): Promise<void> {
  const written = { id: randomUUID(), at: deps.clock.now() }
  const message = renderCodeMessage(code, { phone, template }, written)
  await executeBatch(deps.db, [messageWrites([message])])
}

const renderBoth = ({ shop, clock }: AppDeps, email: EmailToSend) =>
  renderMessages(email, shop, {
    ids: { mail: createId(email, 'mail'), whatsapp: createId(email, 'whatsapp') },
    at: clock.now(),
  })

/** The same for the same key, so that a second write of it is none. */
function createId({ template, onceKey }: EmailToSend, channel: MessageChannel): string {
  if (onceKey === undefined) return randomUUID()
  const hash = createHash('sha256').update(`${template} ${channel} ${onceKey}`).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

const messageWrites = (messages: readonly NewOutboxMessage[]): WriteBatch => ({
  statements: { outgoing: store.buildInsert(messages) },
  jobs: [...Map.groupBy(messages, ({ heldUntil }) => heldUntil?.getTime())].map(
    ([time, members]) => ({
      ...createDeliveryJob(members),
      ...(time === undefined ? {} : { runAt: new Date(time) }),
    }),
  ),
})

const createDeliveryJob = (messages: readonly NewOutboxMessage[]) =>
  messages.length === 1
    ? deliverJob(messages[0]!.id)
    : { name: DELIVER_TOGETHER_JOB, payload: { messageIds: messages.map(({ id }) => id) } }

/**
 * Takes back the messages that are held under a key, in the caller's transaction. `isWithdrawn` is false where one of
 * them was sent already, or was tried: then all stay. `hadAny` is false where nobody wanted one.
 */
export async function withdrawHeldMessages(
  tx: Db,
  key: string,
): Promise<{ isWithdrawn: boolean; hadAny: boolean }> {
  const { removed, sent } = await store.removeHeld(tx, key)
  return { isWithdrawn: sent === 0, hadAny: removed > 0 }
}

/** Whether a message that was held under a key has left, was tried, or was let go: it cannot be taken back any more. */
export const wereHeldMessagesSent = (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  key: string,
): Promise<boolean> => store.wasHeldSent(db, key, clock.now())

/** Sends the messages that are held under a key now, once the caller's transaction has been committed. */
export async function releaseHeldMessages(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  key: string,
): Promise<void> {
  for (const { id } of await store.releaseHeld(db, key, clock.now()))
    await enqueue(db, deliverJob(id))
}

/** Delivers one message; does nothing about one that was not wanted. */
export const deliverJob = (messageId: string) => ({ name: DELIVER_JOB, payload: { messageId } })

/** Lists the newest e-mails to an address. Throws 404 outside the demo. */
export const listDemoMail = (deps: AppDeps, email: string) =>
  listDemoMessages(deps, 'mail', email.toLowerCase())

/** Lists the newest messages by WhatsApp to a number. Throws 404 outside the demo. */
export const listDemoWhatsApp = (deps: AppDeps, phone: string) =>
  listDemoMessages(deps, 'whatsapp', phone)

async function listDemoMessages({ db, shop }: AppDeps, channel: MessageChannel, to: string) {
  if (!shop.demo) throw notFound()
  const rows = await store.listNewestTo(db, channel, to, MAX_DEMO_MAILS)
  return { results: rows.map(presentMessage) }
}

/** Lists the outbox, newest first: the messages that the member of staff may read. */
export async function listOutbox(
  { db, staff }: StaffContext,
  { search, page, count }: Paging & { search?: string | undefined },
) {
  const query = { search, kinds: listReadableKinds(staff.roles) }
  const [rows, totals] = await Promise.all([
    store.list(db, query, page, count),
    store.countMatching(db, query),
  ])
  return { results: rows.map(presentMessageRow), page, count, ...totals }
}

/**
 * Shows one message and audits that. Throws 404, also if the roles may not read it. Who has a link that
 * signs somebody in is that person, so staff never see one: not in the demo, nor where mail stays in the
 * outbox.
 */
export async function showMessage(ctx: StaffContext, id: string) {
  const row = await loadReadable(ctx, id)
  const { link, ...message } = presentMessage(row)
  const masked = { text: maskSecrets(message.text), link: link && maskSecrets(link) }
  await recordAuditEntry(ctx, {
    action: 'Baca surat',
    entityType: 'surat',
    entityId: id,
    // Without the recipient, whose data only the outbox has.
    entityLabel: describeTemplate(message.template),
  })
  return {
    ...message,
    ...masked,
    html: maskSecrets(message.html),
    isMasked: masked.link !== link || masked.text !== message.text,
    canReply: row.reply_to !== null && ctx.shop.supportAddress === undefined,
    possibleReports: ctx.whatsapp.standIn ? listPossibleReports(row) : [],
  }
}

/** Sends a message again that was given up. Throws 404, 409 `outbox.state`. */
export const sendAgain = (ctx: StaffContext, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const { template } = await loadReadable(ctx, id)
    if (!(await store.resume(ctx.db, id)))
      throw new Refusal('outbox.state', 'Pesan ini sudah terkirim atau masih dicoba.', 409)
    await enqueue(ctx.db, deliverJob(id))
    await recordAuditEntry(ctx, {
      action: 'Kirim lagi pesan',
      entityType: 'surat',
      entityId: id,
      entityLabel: describeTemplate(template),
    })
    return { ok: true as const }
  })

/** A message. Throws 404, also if the roles may not read it. */
export async function loadReadable({ db, staff }: StaffContext, id: string) {
  const message = await store.findById(db, id)
  const kinds = listReadableKinds(staff.roles)
  if (!message || kinds?.includes(getEmailKind(message.template)) === false) throw notFound()
  return message
}

type MessageRow = Awaited<ReturnType<typeof store.list>>[number]
type FullMessageRow = Awaited<ReturnType<typeof store.listNewestTo>>[number]

const presentMessageRow = (row: MessageRow) => ({
  id: row.id,
  channel: row.channel as MessageChannel,
  template: row.template,
  recipient: row.recipient,
  subject: row.subject,
  createdAt: toIsoTime(row.created_at),
  sentAt: row.sent_at && toIsoTime(row.sent_at),
  failure: row.failure,
  gaveUpAt: row.gave_up_at && toIsoTime(row.gave_up_at),
  heldUntil: row.held_until && toIsoTime(row.held_until),
  deliveredAt: row.delivered_at && toIsoTime(row.delivered_at),
  readAt: row.read_at && toIsoTime(row.read_at),
  wasMailedInstead: row.was_mailed_instead,
})

const presentMessage = (row: FullMessageRow) => ({
  ...presentMessageRow(row),
  text: row.body_text,
  html: row.body_html,
  link: row.link,
})
