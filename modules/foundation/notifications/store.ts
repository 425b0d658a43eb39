import { sql } from 'kysely'
import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { stringifyRecords } from '#platform/database/records-insert.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { MessageChannel } from './rules/notification-kinds.ts'
import type { NewOutboxMessage, WhatsAppContent } from './rules/render-messages.ts'

/**
 * Builds the insert of messages, to be executed by the caller: those that their recipients want. What has a kind
 * goes to an account by its e-mail address, as that account has chosen, and by WhatsApp only to the phone number
 * that it has verified. Where only WhatsApp is wanted, the e-mail is stored with it, in case it does not arrive, and
 * written at once where WhatsApp cannot carry it: it has no template, or the number that was verified is no longer
 * the account's. A message that exists already is left alone.
 */
export const buildInsert = (messages: readonly NewOutboxMessage[]) => sql`
  with new as (
    select * from json_to_recordset(${stringifyRecords(messages)}::json) as record(id uuid, channel text,
      template text, recipient text, subject text, text text, html text, link text, at timestamptz, whatsapp jsonb,
      "mailId" uuid, kind text, "isDefault" boolean, "isWhatsAppDefault" boolean, "heldFor" text,
      "heldUntil" timestamptz, "replyTo" text)
  )
  insert into message (id, channel, template, recipient, subject, body_text, body_html, link, created_at, whatsapp,
    held_for, held_until, reply_to, email)
  select new.id, new.channel, new.template,
    case new.channel when 'whatsapp' then coalesce(verified.phone, new.recipient) else new.recipient end,
    new.subject, new.text, new.html, new.link, new.at, new.whatsapp, new."heldFor",
    new."heldUntil", new."replyTo",
    case when mail_choice.active = false then
      json_build_object('recipient', mail.recipient, 'text', mail.text, 'html', mail.html) end
  from new
  left join new as mail on mail.id = new."mailId"
  left join new as short on short."mailId" = new.id
  left join account on new.kind is not null and lower(account.email) = new.recipient
  left join verified_phone as verified on verified.account_id = account.id
    and verified.phone = account.phone
  left join notification_choice as choice on choice.account_id = account.id and choice.kind = new.kind
    and choice.channel = new.channel
  left join notification_choice as mail_choice on mail.id is not null and mail_choice.account_id = account.id
    and mail_choice.kind = new.kind and mail_choice.channel = 'mail'
  left join notification_choice as short_choice on new.channel = 'mail' and short_choice.account_id = account.id
    and short_choice.kind = new.kind and short_choice.channel = 'whatsapp'
  where new.kind is null
    or (coalesce(choice.active, new."isDefault") and (new.channel = 'mail' or verified.phone is not null))
    or (new.channel = 'mail' and case when verified.phone is null then short_choice.active
      else short.id is null and coalesce(short_choice.active, new."isWhatsAppDefault") end)
  on conflict (id) do nothing`

const rowColumns = [
  'id',
  'channel',
  'template',
  'recipient',
  'subject',
  'created_at',
  'sent_at',
  'failure',
  'gave_up_at',
  'held_until',
  'delivered_at',
  'read_at',
] as const
/** Whether the e-mail of the same event was written instead. */
const wasMailedInstead = sql<boolean>`exists (
  select from message as email where email.instead_of = message.id)`.as('was_mailed_instead')
const fullColumns = [...rowColumns, 'body_text', 'body_html', 'link', 'reply_to'] as const

/** Finds a message with its content. */
export const findById = (db: Db, id: string) =>
  db
    .selectFrom('message')
    .select([...fullColumns, wasMailedInstead])
    .where('id', '=', id)
    .executeTakeFirst()

/** Finds what has to be sent, and how often that was tried; undefined for what is sent or given up. */
export async function findToDeliver(db: Db, id: string) {
  const message = await db
    .selectFrom('message')
    .select([...fullColumns, 'attempts', 'whatsapp'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .executeTakeFirst()
  return message && { ...message, whatsapp: message.whatsapp as WhatsAppContent | null }
}

/** Deletes the messages that wait under a key; locks them first, so that none is sent meanwhile. */
export async function removeHeld(tx: Db, key: string): Promise<{ removed: number; sent: number }> {
  const messages = await tx
    .selectFrom('message')
    .select(['id', 'sent_at', 'attempts'])
    .where('held_for', '=', key)
    .forUpdate()
    .execute()
  const sent = messages.filter(({ sent_at, attempts }) => sent_at !== null || attempts > 0).length
  if (sent > 0) return { removed: 0, sent }
  await tx.deleteFrom('message').where('held_for', '=', key).execute()
  return { removed: messages.length, sent }
}

/** Whether a message that waited under a key was sent, was tried, or is about to be: its wait is over. */
export async function wasHeldSent(db: Db, key: string, now: Date): Promise<boolean> {
  const sent = await db
    .selectFrom('message')
    .select('id')
    .where('held_for', '=', key)
    .where((eb) =>
      eb.or([eb('sent_at', 'is not', null), eb('attempts', '>', 0), eb('held_until', '<=', now)]),
    )
    .limit(1)
    .executeTakeFirst()
  return sent !== undefined
}

/** Ends the wait of the messages that are held under a key and were not sent. */
export const releaseHeld = (tx: Db, key: string, at: Date): Promise<{ id: string }[]> =>
  tx
    .updateTable('message')
    .set({ held_until: at })
    .where('held_for', '=', key)
    .where('held_until', '>', at)
    .where('sent_at', 'is', null)
    .returning('id')
    .execute()

/** Lists the newest messages to an e-mail address or a phone number. */
export const listNewestTo = (db: Db, channel: MessageChannel, recipient: string, limit: number) =>
  db
    .selectFrom('message')
    .select([...fullColumns, wasMailedInstead])
    .where('recipient', '=', recipient)
    .where('channel', '=', channel)
    .orderBy('created_at', 'desc')
    .orderBy('nr', 'desc')
    .limit(limit)
    .execute()

/** Records a delivery attempt: when it was sent, or why it failed and whether that was the last time. */
export const recordAttempt = (
  db: Db,
  id: string,
  outcome:
    | { sentAt: Date; whatsappId: string | undefined }
    | { failure: string; gaveUpAt: Date | null },
) =>
  db
    .updateTable('message')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      sent_at: 'sentAt' in outcome ? outcome.sentAt : null,
      failure: 'failure' in outcome ? outcome.failure : null,
      gave_up_at: 'failure' in outcome ? outcome.gaveUpAt : null,
      whatsapp_id: ('sentAt' in outcome ? outcome.whatsappId : null) ?? null,
    }))
    .where('id', '=', id)
    .execute()

/** Lets a message that was given up be tried again; false for any other. */
export async function resume(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ attempts: 0, gave_up_at: null, failure: null })
    .where('id', '=', id)
    .where('gave_up_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

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
    .select([...rowColumns, wasMailedInstead])
    .orderBy('created_at', 'desc')
    .orderBy('nr', 'desc')
    .limit(count)
    .offset(page * count)
    .execute()

/** Counts the messages that match, up to a bound. */
export const countMatching = (db: Db, query: OutboxQuery) =>
  countUpTo(db, selectMatching(db, query).select('id'))

/**
 * Matches messages to an account: by its e-mail address, which is unique, and by its phone number,
 * which is not verified, only if no other account has the same, or if the message's own e-mail is the account's.
 */
const isSentToAccount = (accountId: string) => sql<boolean>`
  (recipient in (
    select lower(email) from account where id = ${accountId}::uuid
    union all
    select phone from account as own where id = ${accountId}::uuid and not exists (
      select from account where phone = own.phone and id <> own.id))
  or message.email ->> 'recipient' = (select lower(account.email) from account where id = ${accountId}::uuid))`

/** Lists all messages to an account, newest first. */
export const listToAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('message')
    .select(['channel', 'recipient', 'subject', 'created_at', 'sent_at'])
    .where(isSentToAccount(accountId))
    .orderBy('created_at', 'desc')
    .orderBy('nr', 'desc')
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
