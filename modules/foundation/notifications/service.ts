import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import { toIsoTime } from '#platform/clock.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { type WriteBatch, executeBatch } from '#platform/database/write-batch.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { notFound } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { buildLinkUrl, renderHtml, renderText, type Email } from './rules/email-template.ts'
import { maskSecrets } from './rules/mask-secrets.ts'
import { getEmailKind, listReadableKinds } from './rules/staff-visible-emails.ts'
import { describeTemplate } from './rules/template-names.ts'
import * as store from './store.ts'

/** The jobs that deliver a message, and messages that were written together. */
export const DELIVER_JOB = 'notifications.deliver'
export const DELIVER_TOGETHER_JOB = 'notifications.deliver_together'

/** Messages of one job that are sent at the same time: one that waits for its server holds up no other. */
const MAX_SENT_AT_ONCE = 4

/** The number of e-mails on a demo page that says "check your mail". */
const MAX_DEMO_MAILS = 10

export type EmailToSend = Email & {
  /** Default: `mail`. */
  channel?: store.MessageChannel
  /** The template's name, by which staff can search: `identity.activation`. */
  template: string
  /** An e-mail address, or a phone number as +62…. */
  recipient: string
}

/**
 * Writes a message to the outbox and enqueues its delivery, in the caller's transaction: it is sent
 * only after a commit. Returns the message's id.
 */
export async function queueEmail(deps: AppDeps, email: EmailToSend): Promise<string> {
  const message = renderMessage(deps, email)
  await executeBatch(deps.db, [messageWrites([message])])
  return message.id
}

/** The writes of `queueEmail` for some e-mails, for callers that execute them in a larger batch. */
export const emailWrites = (deps: AppDeps, emails: readonly EmailToSend[]): WriteBatch =>
  messageWrites(emails.map((email) => renderMessage(deps, email)))

const messageWrites = (messages: readonly store.NewOutboxMessage[]): WriteBatch => ({
  statements: { outgoing: store.buildInsert(messages) },
  jobs:
    messages.length === 1
      ? [deliverJob(messages[0]!.id)]
      : [{ name: DELIVER_TOGETHER_JOB, payload: { messageIds: messages.map(({ id }) => id) } }],
})

const deliverJob = (messageId: string) => ({ name: DELIVER_JOB, payload: { messageId } })

function renderMessage(deps: AppDeps, email: EmailToSend): store.NewOutboxMessage {
  const { channel = 'mail', template, recipient, subject } = email
  return {
    id: randomUUID(),
    channel,
    template,
    recipient: channel === 'mail' ? recipient.toLowerCase() : recipient,
    subject,
    text: renderText(email, deps.shop),
    html: renderHtml(email, deps.shop),
    link: buildLinkUrl(email, deps.shop),
    at: deps.clock.now(),
  }
}

/** Delivers a message once. Records a failure and throws, so that the job is retried. */
export async function deliverMessage(
  { db, clock, mail }: AppDeps,
  { messageId }: { messageId: string },
): Promise<void> {
  const message = await store.findById(db, messageId)
  if (!message || message.sent_at) return
  try {
    if (message.channel === 'mail')
      await mail.send({
        id: message.id,
        to: message.recipient,
        subject: message.subject,
        text: message.body_text,
        html: message.body_html,
      })
  } catch (thrown) {
    await store.recordAttempt(db, messageId, {
      failure: String((thrown as Error).message).slice(0, 500),
    })
    // The reason often contains the recipient's address, and this error is logged.
    throw new Error(`message ${messageId} was not delivered; see the outbox`)
  }
  await store.recordAttempt(db, messageId, { sentAt: clock.now() })
}

/** Delivers messages that were written together. One that fails is tried again by itself. */
export async function deliverTogether(
  deps: AppDeps,
  { messageIds }: { messageIds: readonly string[] },
): Promise<void> {
  const limit = pLimit(MAX_SENT_AT_ONCE)
  await Promise.all(
    messageIds.map((messageId) =>
      limit(async () => {
        try {
          await deliverMessage(deps, { messageId })
        } catch (thrown) {
          deps.log.warn({ err: thrown, messageId }, 'message will be delivered again')
          await enqueue(deps.db, deliverJob(messageId))
        }
      }),
    ),
  )
}

/** Lists the newest e-mails to an address. Throws 404 outside the demo. */
export async function listDemoMail({ db, shop }: AppDeps, email: string) {
  if (!shop.demo) throw notFound()
  return {
    results: (await store.listNewestTo(db, email.toLowerCase(), MAX_DEMO_MAILS)).map(
      presentMessage,
    ),
  }
}

/** Lists the outbox, newest first: the messages that the member of staff may read. */
export async function listOutbox(
  { db, staff }: StaffContext,
  { search, page, count }: { search?: string | undefined; page: number; count: number },
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
  const stored = await store.findById(ctx.db, id)
  if (
    !stored ||
    listReadableKinds(ctx.staff.roles)?.includes(getEmailKind(stored.template)) === false
  )
    throw notFound()
  const { link, ...message } = presentMessage(stored)
  const maskedLink = link && maskSecrets(link)
  await recordAuditEntry(ctx, {
    action: 'Baca surat',
    entityType: 'surat',
    entityId: id,
    // Without the recipient, whose data only the outbox has.
    entityLabel: describeTemplate(message.template),
  })
  return {
    ...message,
    text: maskSecrets(message.text),
    html: maskSecrets(message.html),
    link: maskedLink,
    isMasked: maskedLink !== link,
  }
}

type MessageRow = Awaited<ReturnType<typeof store.list>>[number]
type FullMessageRow = Awaited<ReturnType<typeof store.listNewestTo>>[number]

const presentMessageRow = (row: MessageRow) => ({
  id: row.id,
  channel: row.channel as store.MessageChannel,
  template: row.template,
  recipient: row.recipient,
  subject: row.subject,
  createdAt: toIsoTime(row.created_at),
  sentAt: row.sent_at && toIsoTime(row.sent_at),
  failure: row.failure,
})

const presentMessage = (row: FullMessageRow) => ({
  ...presentMessageRow(row),
  text: row.body_text,
  html: row.body_html,
  link: row.link,
})
