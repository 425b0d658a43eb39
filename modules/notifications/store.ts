import { sql } from 'kysely'
import { containing, countUpTo } from '#platform/database/count.ts'
import type { Db } from '#platform/database/database.ts'

export type Channel = 'mail' | 'whatsapp'
export type NewMessage = {
  id: string
  channel: Channel
  template: string
  recipient: string
  subject: string
  text: string
  html: string
  link: string | null
  at: Date
}

/** A message's row for the outbox, to be written. */
export const row = (db: Db, message: NewMessage) =>
  db.insertInto('message').values({
    id: message.id,
    channel: message.channel,
    template: message.template,
    recipient: message.recipient,
    subject: message.subject,
    body_text: message.text,
    body_html: message.html,
    link: message.link,
    created_at: message.at,
  })

const listed = [
  'id',
  'channel',
  'template',
  'recipient',
  'subject',
  'created_at',
  'sent_at',
  'failure',
] as const
const whole = [...listed, 'body_text', 'body_html', 'link'] as const

/** One message as it looks. */
export const byId = (db: Db, id: string) =>
  db.selectFrom('message').select(whole).where('id', '=', id).executeTakeFirst()

/** The newest mails to an address. */
export const newestTo = (db: Db, recipient: string, most: number) =>
  db
    .selectFrom('message')
    .select(whole)
    .where('recipient', '=', recipient)
    .where('channel', '=', 'mail')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()

/** The message has left, or a try has failed for the reason given. */
export const mark = (db: Db, id: string, outcome: { sentAt: Date } | { failure: string }) =>
  db
    .updateTable('message')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      sent_at: 'sentAt' in outcome ? outcome.sentAt : null,
      failure: 'failure' in outcome ? outcome.failure : null,
    }))
    .where('id', '=', id)
    .execute()

/** What is looked for: `kinds` are the beginnings of letters' names, every kind where it is left out. */
export type Wanted = { search?: string | undefined; kinds?: readonly string[] | undefined }

const found = (db: Db, { search, kinds }: Wanted) => {
  const all = db.selectFrom('message')
  const messages = kinds
    ? all.where(sql<boolean>`split_part(template, '.', 1) = any(${[...kinds]}::text[])`)
    : all
  if (!search) return messages
  const pattern = containing(search)
  return messages.where(sql<boolean>`concat_ws(' ', recipient, subject, template) ilike ${pattern}`)
}

/** A page of the messages that match, newest first. */
export const list = (db: Db, wanted: Wanted, page: number, count: number) =>
  found(db, wanted)
    .select(listed)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(count)
    .offset(page * count)
    .execute()

/** How many match, up to the most that are counted. */
export const total = (db: Db, wanted: Wanted) => countUpTo(db, found(db, wanted).select('id'))

/**
 * Messages to an account: by its address of mail, which is its own, and by its number, which nobody
 * has proved to be theirs, only where no other account has the same.
 */
const toAccount = (accountId: string) => sql<boolean>`
  recipient in (
    select lower(email) from account where id = ${accountId}::uuid
    union all
    select phone from account as own where id = ${accountId}::uuid and not exists (
      select from account where phone = own.phone and id <> own.id))`

/** Every message to an account, the newest first. */
export const everyTo = (db: Db, accountId: string) =>
  db
    .selectFrom('message')
    .select(['channel', 'recipient', 'subject', 'created_at', 'sent_at'])
    .where(toAccount(accountId))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Deletes every message to an account. */
export const removeTo = (tx: Db, accountId: string) =>
  tx.deleteFrom('message').where(toAccount(accountId)).execute()

/** Deletes messages of a kind that are older than that. */
export const removeKind = (db: Db, template: string, before: Date) =>
  db
    .deleteFrom('message')
    .where('template', '=', template)
    .where('created_at', '<', before)
    .execute()
