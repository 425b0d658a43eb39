import { isoTime } from '#platform/clock.ts'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import * as store from './store.ts'

/** A change by staff, with what the thing was before and after. */
export type Change = {
  /** What was done, in the back office's words: `Konfirmasi pembayaran`. */
  action: string
  /** The kind of thing, its id, and the name staff know it by. */
  thing: string
  thingId: string
  thingName: string
  before?: unknown
  after?: unknown
}

/** Writes down who changed what, in the caller's transaction: the two are kept together. */
export async function record(ctx: StaffContext, change: Change): Promise<void> {
  const { action, thing, thingId, thingName } = change
  await store.insert(ctx.db, {
    at: ctx.clock.now(),
    staffId: ctx.staff.staffId,
    staffName: ctx.staff.name,
    action,
    thing,
    thingId,
    thingName,
    before: asJson(change.before),
    after: asJson(change.after),
    requestId: ctx.requestId,
  })
}

/** Writes many changes of one person at once, as a job does that was asked for by them. */
export async function recordAll(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  by: { staffId: string; name: string; requestId: string },
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  await store.insertAll(
    db,
    changes.map(({ before, after, ...change }) => ({
      ...change,
      at: clock.now(),
      staffId: by.staffId,
      staffName: by.name,
      before: asJson(before),
      after: asJson(after),
      requestId: by.requestId,
    })),
  )
}

const asJson = (value: unknown) =>
  value === undefined || value === null ? null : JSON.stringify(value)

/** The changes that match, newest first. */
export async function list(
  { db }: Tools,
  wanted: { search?: string | undefined; page: number; count: number },
) {
  const { search, page, count } = wanted
  const [rows, size] = await Promise.all([
    store.list(db, { search, page, count }),
    store.total(db, search),
  ])
  const results = rows.map((row) => ({
    id: String(row.id),
    at: isoTime(row.at),
    staff: row.staff_name,
    action: row.action,
    thing: row.thing,
    thingId: row.thing_id,
    thingName: row.thing_name,
    before: row.before,
    after: row.after,
  }))
  return { results, page, count, ...size }
}
