import { toIsoTime } from '#platform/clock.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import * as store from './store.ts'

/** A change by staff, with what the thing was before and after. */
export type AuditChange = {
  /** What was done, in the back office's words: `Konfirmasi pembayaran`. */
  action: string
  /** The kind of thing, its id, and the name staff know it by. */
  entityType: string
  entityId: string
  entityLabel: string
  before?: unknown
  after?: unknown
}

/** Writes down who changed what, in the caller's transaction: the two are kept together. */
export async function recordAuditEntry(ctx: StaffContext, change: AuditChange): Promise<void> {
  const { action, entityType, entityId, entityLabel } = change
  await store.insert(ctx.db, {
    at: ctx.clock.now(),
    staffId: ctx.staff.staffId,
    staffName: ctx.staff.name,
    action,
    entityType,
    entityId,
    entityLabel,
    before: toJson(change.before),
    after: toJson(change.after),
    requestId: ctx.requestId,
  })
}

/** Writes many changes of one person at once, as a job does that was asked for by them. */
export async function recordAuditEntries(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  actor: { staffId: string; name: string; requestId: string },
  changes: readonly AuditChange[],
): Promise<void> {
  if (changes.length === 0) return
  await store.insertAll(
    db,
    changes.map(({ before, after, ...change }) => ({
      ...change,
      at: clock.now(),
      staffId: actor.staffId,
      staffName: actor.name,
      before: toJson(before),
      after: toJson(after),
      requestId: actor.requestId,
    })),
  )
}

const toJson = (value: unknown) =>
  value === undefined || value === null ? null : JSON.stringify(value)

/** The changes that match, newest first. */
export async function list(
  { db }: AppDeps,
  query: { search?: string | undefined; page: number; count: number },
) {
  const { search, page, count } = query
  const [rows, totals] = await Promise.all([
    store.list(db, { search, page, count }),
    store.countMatching(db, search),
  ])
  const results = rows.map((row) => ({
    id: String(row.id),
    at: toIsoTime(row.at),
    staff: row.staff_name,
    action: row.action,
    thing: row.thing,
    thingId: row.thing_id,
    thingName: row.thing_name,
    before: row.before,
    after: row.after,
  }))
  return { results, page, count, ...totals }
}
