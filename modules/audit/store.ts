import { sql } from 'kysely'
import { containing, countUpTo } from '#platform/database/count.ts'
import type { Db } from '#platform/database/database.ts'

export type NewEntry = {
  at: Date
  staffId: string
  staffName: string
  action: string
  thing: string
  thingId: string
  thingName: string
  /** As JSON; null where there is nothing to tell. */
  before: string | null
  after: string | null
  requestId: string
}

/** Writes one change. */
export const insert = (db: Db, entry: NewEntry) => insertAll(db, [entry])

/** Writes changes in one statement. */
export const insertAll = (db: Db, entries: readonly NewEntry[]) =>
  db
    .insertInto('audit_entry')
    .values(
      entries.map((entry) => ({
        at: entry.at,
        staff_id: entry.staffId,
        staff_name: entry.staffName,
        action: entry.action,
        thing: entry.thing,
        thing_id: entry.thingId,
        thing_name: entry.thingName,
        before: entry.before,
        after: entry.after,
        request_id: entry.requestId,
      })),
    )
    .execute()

export type Wanted = { search: string | undefined; page: number; count: number }

const found = (db: Db, search: string | undefined) => {
  const entries = db.selectFrom('audit_entry')
  if (!search) return entries
  const pattern = containing(search)
  return entries.where(
    sql<boolean>`concat_ws(' ', staff_name, action, thing, thing_name, thing_id) ilike ${pattern}`,
  )
}

/** A page of the changes that match, newest first. */
export const list = (db: Db, { search, page, count }: Wanted) =>
  found(db, search)
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

/** How many match, up to the most that are counted. */
export const total = (db: Db, search: string | undefined) =>
  countUpTo(db, found(db, search).select('id'))

/** What was done to one thing, in order. */
export const ofThing = (db: Db, thing: string, thingId: string) =>
  db
    .selectFrom('audit_entry')
    .select(['at', 'action', 'after'])
    .where('thing', '=', thing)
    .where('thing_id', '=', thingId)
    .orderBy('id')
    .execute()

/** Calls a thing by another name wherever it was changed. */
export const rename = (tx: Db, thing: string, thingId: string, name: string) =>
  tx
    .updateTable('audit_entry')
    .set({ thing_name: name })
    .where('thing', '=', thing)
    .where('thing_id', '=', thingId)
    .execute()
