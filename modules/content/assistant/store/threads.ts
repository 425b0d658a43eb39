import { sql, type Expression } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Dialogue } from '../rules/track/dialogue.ts'

/** Who a thread belongs to. */
export type ThreadOwner = { accountId: string | null; visitorHash: Buffer | null }

export type ThreadRow = {
  id: string
  dialogue: Dialogue
  revision: number
  endedAt: Date | null
  /** The member of staff who answers in place of the assistant. */
  handler: string | null
  /** Since when the buyer waits for a person. */
  waitsSince: Date | null
}

/** A message with its reply. */
export type MessageRow = { number: number; reply: string; context: unknown }

export async function insertThread(
  db: Db,
  { accountId, visitorHash }: ThreadOwner,
  dialogue: Dialogue,
  at: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('chat_thread')
    .values({
      account_id: accountId,
      visitor_hash: visitorHash,
      dialogue: JSON.stringify(dialogue),
      created_at: at,
      last_chat_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A thread of one of these owners: an account, and a visitor who has signed in since. */
export const findThread = (
  db: Db,
  id: string,
  { accountId, visitorHash }: ThreadOwner,
): Promise<ThreadRow | undefined> =>
  db
    .selectFrom('chat_thread')
    .select(['id', 'revision', 'ended_at as endedAt', 'handler', 'waits_since as waitsSince'])
    .select(sql<Dialogue>`dialogue`.as('dialogue'))
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('account_id', '=', accountId),
        row.and([row('visitor_hash', '=', visitorHash), row('account_id', 'is', null)]),
      ]),
    )
    .executeTakeFirst()

/** Writes the dialogue after a message, and who waits, if that changes; false where another message came first. */
export async function updateThread(
  db: Db,
  { id, revision }: Pick<ThreadRow, 'id' | 'revision'>,
  {
    dialogue,
    at,
    isEnded,
    waitsSince,
  }: { dialogue: Dialogue; at: Date; isEnded: boolean; waitsSince?: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_thread')
    .set({
      dialogue: JSON.stringify(dialogue),
      revision: revision + 1,
      last_chat_at: at,
      ...(isEnded ? { ended_at: at } : {}),
      ...(waitsSince === undefined ? {} : { waits_since: waitsSince }),
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const insertMessage = (
  db: Db,
  row: {
    threadId: string
    number: number
    message: string | null
    reply: string
    person: string | null
    context: unknown
    unclear: readonly string[]
    at: Date
    fileId: string | null
  },
) =>
  db
    .insertInto('chat_message')
    .values({
      thread_id: row.threadId,
      number: row.number,
      message: row.message,
      reply: row.reply,
      context: JSON.stringify(row.context),
      person: row.person,
      unclear: [...row.unclear],
      created_at: row.at,
      file_id: row.fileId,
    })
    .execute()

/** The replies of a thread from a number on, in their order. */
export const listReplies = (db: Db, threadId: string, fromNumber: number): Promise<MessageRow[]> =>
  db
    .selectFrom('chat_message')
    .select(['number', 'reply'])
    .select(sql<unknown>`context`.as('context'))
    .where('thread_id', '=', threadId)
    .where('number', '>=', fromNumber)
    .orderBy('number')
    .execute()

/** The last messages of a thread with their replies, oldest first. */
export const listRecentMessages = async (db: Db, threadId: string, count: number) =>
  (
    await db
      .selectFrom('chat_message')
      .select(['message', 'reply'])
      .where('thread_id', '=', threadId)
      .orderBy('number', 'desc')
      .limit(count)
      .execute()
  ).toReversed()

/** Deletes threads in which nothing has been said since. Returns the ids of their files. */
export const deleteStaleThreads = (db: Db, before: Date): Promise<string[]> =>
  deleteThreads(db, sql<boolean>`last_chat_at < ${before}`)

/** Everything that an account has said, and what it was told. */
export const listMessagesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('chat_message')
    .innerJoin('chat_thread', 'chat_thread.id', 'chat_message.thread_id')
    .select(['chat_message.created_at as at', 'message', 'reply'])
    .where('account_id', '=', accountId)
    .orderBy('chat_message.created_at')
    .orderBy('number')
    .execute()

/** Deletes an account's threads. Returns the ids of their files. */
export const deleteThreadsOf = (db: Db, accountId: string): Promise<string[]> =>
  deleteThreads(db, sql<boolean>`account_id = ${accountId}`)

async function deleteThreads(db: Db, condition: Expression<boolean>): Promise<string[]> {
  const files = await db
    .selectFrom('chat_message')
    .select('file_id as id')
    .where('file_id', 'is not', null)
    .where('thread_id', 'in', (row) => row.selectFrom('chat_thread').select('id').where(condition))
    .execute()
  await db.deleteFrom('chat_thread').where(condition).execute()
  return files.flatMap(({ id }) => id ?? [])
}
