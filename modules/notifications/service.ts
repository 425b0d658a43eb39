import { randomUUID } from 'node:crypto'
import { isoTime } from '#platform/clock.ts'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import { type Writing, writeAtOnce } from '#platform/jobs/at-once.ts'
import { notFound } from '#platform/refusal.ts'
import { record } from '#modules/audit/service.ts'
import { addressOf, asHtml, asText, type Letter } from './letter.ts'
import { kindOf, kindsFor } from './rules.ts'
import * as store from './store.ts'
import { mailLeaves, mailTransport } from './transport.ts'

/** The job that takes a message out of the outbox. */
export const DELIVER = 'notifications.deliver'

/** What a page that says "look in your mail" shows. */
const NEWEST = 10

export type Sending = Letter & {
  /** `mail` unless told. */
  channel?: store.Channel
  /** The letter's own name, as staff find it by: `identity.activation`. */
  template: string
  /** A mail address, or a phone number as +62…. */
  recipient: string
}

/**
 * Writes a message and enqueues its delivery, in the caller's transaction: it goes out exactly if
 * what it tells of has happened. Answers the message's id.
 */
export async function send(tools: Tools, sending: Sending): Promise<string> {
  const message = outgoing(tools, sending)
  await writeAtOnce(tools.db, [message])
  return message.id
}

/** What `send` writes, for a story that writes more at once. */
export function outgoing(tools: Tools, sending: Sending): Writing & { id: string } {
  const { channel = 'mail', template, recipient, subject } = sending
  const id = randomUUID()
  const row = store.row(tools.db, {
    id,
    channel,
    template,
    recipient: channel === 'mail' ? recipient.toLowerCase() : recipient,
    subject,
    text: asText(sending, tools.shop),
    html: asHtml(sending, tools.shop),
    link: addressOf(sending, tools.shop),
    at: tools.clock.now(),
  })
  return { id, rows: { outgoing: row }, jobs: [{ name: DELIVER, payload: { messageId: id } }] }
}

/** Takes a message to its transport, once; a failure is noted, and thrown so that it is tried again. */
export async function deliver(
  { db, clock }: Tools,
  { messageId }: { messageId: string },
): Promise<void> {
  const message = await store.byId(db, messageId)
  if (!message || message.sent_at) return
  try {
    if (message.channel === 'mail')
      await mailTransport().send({
        id: message.id,
        to: message.recipient,
        subject: message.subject,
        text: message.body_text,
        html: message.body_html,
      })
  } catch (thrown) {
    await store.mark(db, messageId, { failure: String((thrown as Error).message).slice(0, 500) })
    // The reason often quotes the reader's address, and what is thrown here stands in the log.
    throw new Error(`message ${messageId} did not leave; the outbox says why`)
  }
  await store.mark(db, messageId, { sentAt: clock.now() })
}

/** The newest mails to an address, in the demo; a real shop answers 404. */
export async function demoMail({ db, shop }: Tools, email: string) {
  if (!shop.demo) throw notFound()
  return { results: (await store.newestTo(db, email.toLowerCase(), NEWEST)).map(asMessage) }
}

/** The outbox, newest first: the letters that the asker's work needs. */
export async function outbox(
  { db, staff }: StaffContext,
  { search, page, count }: { search?: string | undefined; page: number; count: number },
) {
  const wanted = { search, kinds: kindsFor(staff.roles) }
  const [rows, size] = await Promise.all([
    store.list(db, wanted, page, count),
    store.total(db, wanted),
  ])
  return { results: rows.map(asRow), page, count, ...size }
}

/**
 * One message as it looks. Throws 404, also for a letter that the asker's work does not need. Whoever opens its link acts as its recipient, a buyer or another
 * admin: so it is shown to admins alone, in the demo, and in a shop whose mail nobody reads but here. There
 * it is written down that they saw it.
 */
export async function message(ctx: StaffContext, id: string) {
  const found = await store.byId(ctx.db, id)
  if (!found || kindsFor(ctx.staff.roles)?.includes(kindOf(found.template)) === false)
    throw notFound()
  const told = asMessage(found)
  const { link } = told
  if (!link) return told
  const { demo } = ctx.shop
  if (!ctx.staff.roles.includes('admin') || (!demo && mailLeaves())) return withoutLink(told, link)
  if (!demo) await noteLook(ctx, told)
  return told
}

function withoutLink<T extends { text: string; html: string }>(told: T, link: string) {
  const closed = (text: string) =>
    text.replaceAll(link, '#').replaceAll(link.replaceAll('&', '&amp;'), '#')
  return { ...told, text: closed(told.text), html: closed(told.html), link: null }
}

/** The letter by its kind: to whom it went stands in the outbox for as long as it may. */
const noteLook = (ctx: StaffContext, { id, template }: ReturnType<typeof asMessage>) =>
  record(ctx, {
    action: 'Lihat surat dengan tautannya',
    thing: 'surat',
    thingId: id,
    thingName: template,
  })

type Row = Awaited<ReturnType<typeof store.list>>[number]
type Whole = Awaited<ReturnType<typeof store.newestTo>>[number]

const asRow = (row: Row) => ({
  id: row.id,
  channel: row.channel as store.Channel,
  template: row.template,
  recipient: row.recipient,
  subject: row.subject,
  createdAt: isoTime(row.created_at),
  sentAt: row.sent_at && isoTime(row.sent_at),
  failure: row.failure,
})

const asMessage = (row: Whole) => ({
  ...asRow(row),
  text: row.body_text,
  html: row.body_html,
  link: row.link,
})
