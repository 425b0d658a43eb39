import { sql } from 'kysely'
import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { buildRecordsInsert } from '#platform/database/records-insert.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'

export type MessageChannel = 'mail' | 'whatsapp'
export type NewOutboxMessage = {
  id: string
  channel: MessageChannel
  template: string
  recipient: string
  subject: string
  text: string
  html: string
  link: string | null
  at: Date
}

/** Builds the insert of messages, to be executed by the caller. */
export const buildInsert = (messages: readonly NewOutboxMessage[]) =>
  buildRecordsInsert(
    'message',
    messages.map(({ text, html, at, ...message }) => ({
      ...message,
      body_text: text,
      body_html: html,
      created_at: at,
    })),
  )

const rowColumns = [
  'id',
  'channel',
  'template',
  'recipient',
  'subject',
  'created_at',
  'sent_at',
  'failure',
] as const
const fullColumns = [...rowColumns, 'body_text', 'body_html', 'link'] as const

/** Finds a message with its content. */
export const findById = (db: Db, id: string) =>
  db.selectFrom('message').select(fullColumns).where('id', '=', id).executeTakeFirst()

/** Lists the newest e-mails to an address. */
export const listNewestTo = (db: Db, recipient: string, limit: number) =>
  db
    .selectFrom('message')
    .select(fullColumns)
    .where('recipient', '=', recipient)
    .where('channel', '=', 'mail')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Records a delivery attempt: when it was sent, or why it failed. */
export const recordAttempt = (
  db: Db,
  id: string,
  outcome: { sentAt: Date } | { failure: string },
) =>
  db
    .updateTable('message')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      sent_at: 'sentAt' in outcome ? outcome.sentAt : null,
      failure: 'failure' in outcome ? outcome.failure : null,
    }))
    .where('id', '=', id)
    .execute()

/** A search of the outbox. `kinds` are first parts of template names; all kinds if undefined. */
export type OutboxQuery = { search?: string | undefined; kinds?: readonly string[] | undefined }

const selectMatching = (db: Db, { search, kinds }: OutboxQuery) => {
  const all = db.selectFrom('message')
  const messages = kinds
    ? all.where(sql<boolean>`split_part(template, '.', 1) = any(${[...kinds]}::text[])`)
    : all
  if (!search) return messages
  const pattern = toContainsPattern(search)
  return messages.where(sql<boolean>`concat_ws(' ', recipient, subject, template) ilike ${pattern}`)
}

/** A page of the messages that match, newest first. */
export const list = (db: Db, query: OutboxQuery, page: number, count: number) =>
  selectMatching(db, query)
    .select(rowColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(count)
    .offset(page * count)
    .execute()

/** Counts the messages that match, up to a bound. */
export const countMatching = (db: Db, query: OutboxQuery) =>
  countUpTo(db, selectMatching(db, query).select('id'))

/**
 * Matches messages to an account: by its e-mail address, which is unique, and by its phone number,
 * which is not verified, only if no other account has the same.
 */
const isSentToAccount = (accountId: string) => sql<boolean>`
  recipient in (
    select lower(email) from account where id = ${accountId}::uuid
    union all
    select phone from account as own where id = ${accountId}::uuid and not exists (
      select from account where phone = own.phone and id <> own.id))`

/** Lists all messages to an account, newest first. */
export const listToAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('message')
    .select(['channel', 'recipient', 'subject', 'created_at', 'sent_at'])
    .where(isSentToAccount(accountId))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Deletes all messages to an account. */
export const removeToAccount = (tx: Db, accountId: string) =>
  tx.deleteFrom('message').where(isSentToAccount(accountId)).execute()

/** Deletes messages of a template that were created before a time. */
export const removeByTemplate = (db: Db, template: string, before: Date) =>
  db
    .deleteFrom('message')
    .where('template', '=', template)
    .where('created_at', '<', before)
    .execute()
