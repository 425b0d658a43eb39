import { sql } from 'kysely'
import { countUpTo } from '#platform/database/bounded-count.ts'
import { hours } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { ReportEvent } from '#platform/error-reports/protocol.ts'
import type { ErrorTab } from './rules/error-tab.ts'
import type { FaultGroup } from './rules/group-of-event.ts'

/** Events that a group keeps; older ones only count. */
const MAX_EVENTS_OF_GROUP = 50
/** New groups of an hour, bounded so that invented faults fill no table. */
const MAX_NEW_GROUPS = 300

/** Counts an event in its group, which opens again; undefined where too many new groups came within the hour. */
export async function countEvent(
  tx: Db,
  { fingerprint, errorClass, message, context, source, severity, unhandled }: FaultGroup,
  at: Date,
): Promise<string | undefined> {
  const hourBefore = new Date(at.getTime() - hours(1))
  const { rows } = await sql<{ id: string }>`
    insert into error_group (fingerprint, error_class, message, context, source, severity, unhandled,
      first_seen_at, last_seen_at, event_count)
    select ${fingerprint}, ${errorClass}, ${message}, ${context}, ${source}, ${severity}, ${unhandled},
      ${at}::timestamptz, ${at}::timestamptz, 1
    where exists (select from error_group where fingerprint = ${fingerprint})
      or (select count(*) from (select from error_group where first_seen_at > ${hourBefore}
        limit ${MAX_NEW_GROUPS}) as recent) < ${MAX_NEW_GROUPS}
    on conflict (fingerprint) do update set
      message = excluded.message, context = excluded.context, severity = excluded.severity,
      last_seen_at = excluded.last_seen_at, event_count = error_group.event_count + 1, resolved_at = null
    returning id::text as id`.execute(tx)
  return rows[0]?.id
}

/** Stores an event, and drops what its group has too many of. */
export async function insertEvent(tx: Db, groupId: string, event: ReportEvent, at: Date) {
  await sql`
    insert into error_event (group_id, at, user_id, event)
    values (${groupId}::bigint, ${at}, ${event.user.id ?? null}, ${JSON.stringify(event)}::jsonb)`.execute(
    tx,
  )
  await sql`
    delete from error_event where group_id = ${groupId}::bigint and id <= (
      select id from error_event where group_id = ${groupId}::bigint
      order by id desc offset ${MAX_EVENTS_OF_GROUP} limit 1)`.execute(tx)
}

type GroupFilter = { tab: ErrorTab; search?: string | undefined }

/** The groups that match, the last seen first, with their number. */
export async function listGroups(
  db: Db,
  { tab, search }: GroupFilter,
  page: number,
  count: number,
) {
  const matching = db
    .selectFrom('error_group')
    .where('resolved_at', tab === 'resolved' ? 'is not' : 'is', null)
    .$if(tab !== 'resolved', (query) =>
      query.where('severity', tab === 'faults' ? '=' : '<>', 'error'),
    )
    .$if(search !== undefined && search !== '', (query) =>
      query.where((eb) =>
        eb.or(
          (['error_class', 'message', 'context'] as const).map((column) =>
            eb(column, 'ilike', toContainsPattern(search!)),
          ),
        ),
      ),
    )
  const [rows, totals] = await Promise.all([
    matching
      .selectAll()
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .offset(page * count)
      .limit(count)
      .execute(),
    countUpTo(db, matching.select('id')),
  ])
  return { rows, totals }
}

export const findGroupById = (db: Db, id: number) =>
  db.selectFrom('error_group').selectAll().where('id', '=', id).executeTakeFirst()

export const listEvents = (db: Db, groupId: number, limit: number) =>
  db
    .selectFrom('error_event')
    .select(['id', 'at', 'event'])
    .where('group_id', '=', groupId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const setResolved = (tx: Db, id: number, resolvedAt: Date | null) =>
  tx.updateTable('error_group').set({ resolved_at: resolvedAt }).where('id', '=', id).execute()

/** Deletes events of before, and groups that have not happened since another time. */
export async function removeBefore(db: Db, before: { events: Date; groups: Date }): Promise<void> {
  await db.deleteFrom('error_event').where('at', '<', before.events).execute()
  await db.deleteFrom('error_group').where('last_seen_at', '<', before.groups).execute()
}

export const listByUser = (db: Db, userId: string) =>
  db
    .selectFrom('error_event')
    .innerJoin('error_group', 'error_group.id', 'error_event.group_id')
    .select(['error_event.at', 'error_group.error_class', 'error_group.context'])
    .where('user_id', '=', userId)
    .orderBy('error_event.id', 'desc')
    .execute()

export const removeByUser = (db: Db, userId: string) =>
  db.deleteFrom('error_event').where('user_id', '=', userId).execute()
