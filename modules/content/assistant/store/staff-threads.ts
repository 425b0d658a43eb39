import { sql } from 'kysely'
import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Dialogue } from '../rules/track/dialogue.ts'
import type { ThreadFilter } from '../rules/thread-state.ts'

type ListFilter = {
  search?: string | undefined
  status?: ThreadFilter | undefined
  /** Threads that nobody has written in since are abandoned. */
  quietSince: Date
}
export type ThreadListQuery = ListFilter & { page: number; count: number }

/** Conversations in which something was said. */
const selectListed = (db: Db, { search, status, quietSince }: ListFilter) =>
  db
    .selectFrom('chat_thread as t')
    .leftJoin('account', 'account.id', 't.account_id')
    .where('t.revision', '>', 0)
    .$if(status === 'waiting', (query) =>
      query.where('t.ended_at', 'is', null).where('t.waits_since', 'is not', null),
    )
    .$if(status === 'ended', (query) => query.where('t.ended_at', 'is not', null))
    .$if(status !== undefined && status !== 'ended' && status !== 'waiting', (query) =>
      query
        .where('t.ended_at', 'is', null)
        .where('t.handler_id', status === 'handled' ? 'is not' : 'is', null),
    )
    .$if(status === 'running', (query) =>
      query.where((row) =>
        row.or([row('t.last_chat_at', '>', quietSince), row('t.waits_since', 'is not', null)]),
      ),
    )
    .$if(status === 'abandoned', (query) =>
      query.where('t.last_chat_at', '<=', quietSince).where('t.waits_since', 'is', null),
    )
    .$if(Boolean(search), (query) =>
      query.where((row) => {
        const pattern = toContainsPattern(search!)
        return row.or([
          row('account.name', 'ilike', pattern),
          row('t.handler', 'ilike', pattern),
          row(sql<string>`t.dialogue ->> 'name'`, 'ilike', pattern),
          row(sql<string>`t.dialogue ->> 'address'`, 'ilike', pattern),
          row.exists(
            row
              .selectFrom('chat_message as m')
              .select('m.number')
              .whereRef('m.thread_id', '=', 't.id')
              .where((said) =>
                said.or([said('m.message', 'ilike', pattern), said('m.reply', 'ilike', pattern)]),
              ),
          ),
        ])
      }),
    )

const selectColumns = <T extends ReturnType<typeof selectListed>>(query: T) =>
  query
    .select(['t.id', 't.nr', 't.account_id as accountId', 'account.name as accountName'])
    .select(['t.handler_id as handlerId', 't.handler', 't.revision'])
    .select(['t.ended_at as endedAt', 't.last_chat_at as lastChatAt'])
    .select('t.waits_since as waitsSince')
    .select(sql<Dialogue>`t.dialogue`.as('dialogue'))
    .select((row) =>
      row
        .selectFrom('chat_message as m')
        .select('m.message')
        .whereRef('m.thread_id', '=', 't.id')
        .where('m.message', 'is not', null)
        .orderBy('m.number', 'desc')
        .limit(1)
        .as('lastMessage'),
    )

export type StaffThreadRecord = Awaited<ReturnType<typeof listThreads>>[number]

export const listThreads = (db: Db, { page, count, ...filter }: ThreadListQuery) =>
  selectColumns(selectListed(db, filter))
    // Who has waited longest is answered first.
    .$if(filter.status === 'waiting', (query) => query.orderBy('t.waits_since'))
    .orderBy('t.last_chat_at', 'desc')
    .orderBy('t.nr', 'desc')
    .limit(count)
    .offset(page * count)
    .execute()

export const countThreads = (db: Db, filter: ListFilter) =>
  countUpTo(db, selectListed(db, filter).select('t.id'))

export const findThreadForStaff = (db: Db, id: string): Promise<StaffThreadRecord | undefined> =>
  selectColumns(selectListed(db, { quietSince: new Date(0) }))
    .where('t.id', '=', id)
    .executeTakeFirst()

/** Locks a thread until the transaction ends, so that messages and steps of staff take turns. */
export const lockThread = (tx: Db, id: string) =>
  tx.selectFrom('chat_thread').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

/** Everything that was said in a thread, oldest first. */
export const listSaid = (db: Db, threadId: string) =>
  db
    .selectFrom('chat_message')
    .leftJoin('stored_file as f', 'f.id', 'file_id')
    .select(['number', 'message', 'reply', 'person', 'unclear', 'chat_message.created_at as at'])
    .select(['f.id as fileId', 'f.name as fileName', 'f.kind as fileKind'])
    .where('thread_id', '=', threadId)
    .orderBy('number')
    .execute()

/** Who answers from now on; nobody leaves it to the assistant. */
export const saveHandler = (
  db: Db,
  id: string,
  handler: { staffId: string; name: string } | null,
) =>
  db
    .updateTable('chat_thread')
    .set({ handler_id: handler?.staffId ?? null, handler: handler?.name ?? null })
    .where('id', '=', id)
    .execute()

const selectUnclear = (db: Db) =>
  db
    .selectFrom('chat_message as m')
    .innerJoin('chat_thread as t', 't.id', 'm.thread_id')
    .innerJoinLateral(
      sql<{ text: string }>`unnest(m.unclear)`.as<'word'>(sql`word(text)`),
      (join) => join.onTrue(),
    )
    .where('m.unclear', '<>', sql<string[]>`'{}'`)
    .select(sql<string>`mode() within group (order by word.text)`.as('text'))
    .groupBy(sql`lower(word.text)`)

/**
 * Words that were not understood, most frequent first, in the spelling that most people typed, each with the last
 * conversation that has them.
 */
export const listUnclear = (db: Db, { page, count }: { page: number; count: number }) =>
  selectUnclear(db)
    .select(sql<number>`count(*)`.as('times'))
    .select(sql<Date>`max(m.created_at)`.as('lastAt'))
    .select(
      sql<string>`(array_agg(t.id order by m.created_at desc, t.nr desc, m.number desc))[1]`.as(
        'threadId',
      ),
    )
    .orderBy('times', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('text')
    .limit(count)
    .offset(page * count)
    .execute()

export const countUnclear = (db: Db) => countUpTo(db, selectUnclear(db))
