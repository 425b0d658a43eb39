import { toIsoTime } from '#platform/clock.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import * as store from './store.ts'

/** A change that staff made to an entity. */
export type AuditChange = {
  /** What was done, in Indonesian as the back office shows it: `Konfirmasi pembayaran`. */
  action: string
  /** The kind of entity, its id, and the name that staff know it by. */
  entityType: string
  entityId: string
  entityLabel: string
  before?: unknown
  after?: unknown
}

/**
 * Records a change in the caller's transaction, so that change and record are committed together.
 */
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

/** Records many changes of one member of staff at once, for jobs that run on their behalf. */
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

/** What is stored of an entity that the caller read before its last change. */
export type StoredState = {
  entityType: string
  entityId: string
  /** By field, as the refused call takes them. */
  values: Record<string, unknown>
  revision?: number
  /** Part of the audited values, where an entity has many values of one field. */
  match?: Record<string, unknown>
}

/**
 * The details of a refusal because of a colleague's change: the stored values (`current`), and for each
 * field who saved it last and when (`saved`).
 */
export async function describeStoredState(
  { db }: Pick<AppDeps, 'db'>,
  { entityType, entityId, values, revision, match = {} }: StoredState,
) {
  const entity = { type: entityType, id: entityId, match }
  const changes = await store.findLastChanges(db, entity, Object.keys(values))
  return {
    ...(revision === undefined ? {} : { revision }),
    current: values,
    saved: Object.fromEntries(
      changes.map(({ field, by, at }) => [field, { by, at: toIsoTime(at) }]),
    ),
  }
}

/**
 * 409 `desk.changed`: another staff member has saved since. Its details let the caller compare field by
 * field before anything is overwritten.
 */
export const staleEdit = async (ctx: Pick<AppDeps, 'db'>, stored: StoredState): Promise<Refusal> =>
  new Refusal(
    'desk.changed',
    'Rekan Anda baru saja mengubahnya. Lihat perubahannya, lalu pilih mana yang disimpan.',
    409,
    { detail: await describeStoredState(ctx, stored) },
  )

const toJson = (value: unknown) =>
  value === undefined || value === null ? null : JSON.stringify(value)

/** Lists the changes that match, newest first. */
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
