import { sql } from 'kysely'
import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'

export type NewAuditEntry = {
  at: Date
  staffId: string
  staffName: string
  action: string
  entityType: string
  entityId: string
  entityLabel: string
  /** As JSON; null without a value. */
  before: string | null
  after: string | null
  requestId: string
}

export const insert = (db: Db, entry: NewAuditEntry) => insertAll(db, [entry])

/** Inserts all changes in one statement. */
export const insertAll = (db: Db, entries: readonly NewAuditEntry[]) =>
  db
    .insertInto('audit_entry')
    .values(
      entries.map((entry) => ({
        at: entry.at,
        staff_id: entry.staffId,
        staff_name: entry.staffName,
        action: entry.action,
        thing: entry.entityType,
        thing_id: entry.entityId,
        thing_name: entry.entityLabel,
        before: entry.before,
        after: entry.after,
        request_id: entry.requestId,
      })),
    )
    .execute()

export type AuditFilter = {
  search?: string | undefined
  /** From a time on, and up to another one. */
  from?: Date | undefined
  before?: Date | undefined
  thing?: string | undefined
  staffId?: string | undefined
}

const selectMatching = (db: Db, { search, from, before, thing, staffId }: AuditFilter) =>
  db
    .selectFrom('audit_entry')
    .$if(from !== undefined, (query) => query.where('at', '>=', from!))
    .$if(before !== undefined, (query) => query.where('at', '<', before!))
    .$if(thing !== undefined, (query) => query.where('thing', '=', thing!))
    .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId!))
    .$if(Boolean(search), (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', staff_name, action, thing, thing_name, thing_id) ilike ${toContainsPattern(search!)}`,
      ),
    )

/** A page of the changes that match, newest first. */
export const list = (db: Db, filter: AuditFilter, page: number, count: number) =>
  selectMatching(db, filter)
    .select([
      'id',
      'at',
      'staff_name',
      'action',
      'thing',
      'thing_id',
      'thing_name',
      'before',
      'after',
    ])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(page * count)
    .execute()

/** Counts the changes that match, up to a bound. */
export const countMatching = (db: Db, filter: AuditFilter) =>
  countUpTo(db, selectMatching(db, filter).select('id'))

// Each steps from one value to the next in an index: the log is long, and has few people and kinds.

/** Everyone in the log, with their latest name. */
export async function findPeople(db: Db): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive person as (
      (select staff_id as id from audit_entry where staff_id is not null order by staff_id limit 1)
      union all
      select (select staff_id from audit_entry where staff_id > person.id order by staff_id limit 1)
      from person where person.id is not null
    )
    select id, (select staff_name from audit_entry where staff_id = person.id
      order by at desc, audit_entry.id desc limit 1) as name
    from person where id is not null`.execute(db)
  return rows
}

/** The kinds of entity in the log. */
export async function findThings(db: Db): Promise<string[]> {
  const { rows } = await sql<{ thing: string }>`
    with recursive kind as (
      (select thing from audit_entry order by thing limit 1)
      union all
      select (select thing from audit_entry where thing > kind.thing order by thing limit 1)
      from kind where kind.thing is not null
    )
    select thing from kind where thing is not null`.execute(db)
  return rows.map(({ thing }) => thing)
}

/** Lists the changes of one entity, oldest first. */
export const listByEntity = (db: Db, entityType: string, entityId: string) =>
  db
    .selectFrom('audit_entry')
    .select(['at', 'action', 'after'])
    .where('thing', '=', entityType)
    .where('thing_id', '=', entityId)
    .orderBy('id')
    .execute()

/** How many of an entity's latest changes are looked through. */
const RECENT_CHANGES = 500

/**
 * The last change of each field of an entity, among its recent changes. `match` is part of what was
 * stored after the change, where an entity has many values of one field. An import of variants is one entry of
 * the log, its rows stay with the import.
 */
export async function findLastChanges(
  db: Db,
  entity: { type: string; id: string; match: Record<string, unknown> },
  fields: readonly string[],
) {
  const match = JSON.stringify(entity.match)
  const { rows } = await sql<{ field: string; by: string; at: Date }>`
    with recent as (
      (select id, at, staff_name, before, after from audit_entry
        where thing = ${entity.type} and thing_id = ${entity.id} and after @> ${match}::jsonb
        order by id desc limit ${RECENT_CHANGES})
      union all
      (select 0, import.finished_at, import.staff_name, row.change -> 'before', row.change -> 'after'
        from catalogue_import_change as row join catalogue_import as import on import.id = row.import_id
        where row.variant_id = ${entity.type === 'variant' ? Number(entity.id) : null}::int
          and import.state = 'applied' and row.change -> 'after' @> ${match}::jsonb
        order by import.finished_at desc limit ${RECENT_CHANGES})
    )
    select distinct on (field) field, recent.staff_name as by, recent.at
    from recent, unnest(${[...fields]}::text[]) as field
    where jsonb_exists(recent.after, field)
      and recent.after -> field is distinct from recent.before -> field
    order by field, recent.at desc, recent.id desc`.execute(db)
  return rows
}

/** Replaces the label of an entity in all its changes. */
export const relabelEntity = (tx: Db, entityType: string, entityId: string, label: string) =>
  tx
    .updateTable('audit_entry')
    .set({ thing_name: label })
    .where('thing', '=', entityType)
    .where('thing_id', '=', entityId)
    .execute()

/** The highest id, which is looked for in the newest months first, because each month costs a look; 0 without entries. */
export async function findLatestId(db: Db, newest: Date): Promise<number> {
  const latest = db.selectFrom('audit_entry').select(({ fn }) => fn.max('id').as('id'))
  const recent = await latest.where('at', '>=', newest).executeTakeFirstOrThrow()
  const { id } = recent.id === null ? await latest.executeTakeFirstOrThrow() : recent
  return Number(id ?? 0)
}
