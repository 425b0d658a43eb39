import { days, startOfJakartaDay, toIsoTime } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { maintainMonthlyPartitions } from '#platform/database/monthly-partitions.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import * as referenceStore from './store/references.ts'
import { namedFields, type NamedField } from './store/references.ts'
import * as store from './store/entries.ts'

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

/** A part of the log that is two months at most (ms). */
const RECENT = days(28)

/** The id of the newest entry; 0 while there is none. Whatever staff do gives it another. */
export const findLatestEntryId = ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<number> =>
  store.findLatestId(db, new Date(clock.now().getTime() - RECENT))

/** Makes the months ahead, and drops those that nobody may ask for any more. */
export const maintainAuditPartitions = ({ db, clock, retention }: AppDeps): Promise<void> =>
  maintainMonthlyPartitions(db, 'audit_entry', {
    retainedMonths: retention.auditMonths,
    now: clock.now(),
  })

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

/**
 * Throws `staleEdit` where a stored value is not the one that the caller saw. A caller who names none of a field
 * overwrites it.
 */
export async function assertAsSeen(
  ctx: Pick<AppDeps, 'db'>,
  stored: StoredState,
  seen: Record<string, unknown> = {},
): Promise<void> {
  const isStale = Object.entries(stored.values).some(
    ([field, value]) => seen[field] !== undefined && toJson(seen[field]) !== toJson(value),
  )
  if (isStale) throw await staleEdit(ctx, stored)
}

const toJson = (value: unknown) =>
  value === undefined || value === null ? null : JSON.stringify(value)

type ListQuery = Paging & {
  search?: string | undefined
  /** Days in Jakarta, both included. */
  from?: string | undefined
  to?: string | undefined
  thing?: string | undefined
  staffId?: string | undefined
}

/** Lists the changes that match, newest first. */
export async function list({ db }: AppDeps, { page, count, from, to, ...query }: ListQuery) {
  const filter = {
    ...query,
    from: from === undefined ? undefined : startOfJakartaDay(from),
    before: to === undefined ? undefined : new Date(startOfJakartaDay(to).getTime() + days(1)),
  }
  const [rows, totals] = await Promise.all([
    store.list(db, filter, page, count),
    store.countMatching(db, filter),
  ])
  const names = await findNames(db, rows)
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
    names: names(row),
  }))
  return { results, page, count, ...totals }
}

/** Who is in the audit log, by name, and which kinds of entity. */
export async function listChoices({ db }: AppDeps) {
  const [people, things] = await Promise.all([store.findPeople(db), store.findThings(db)])
  return { people: people.toSorted((a, b) => a.name.localeCompare(b.name)), things }
}

type Compared = { before: unknown; after: unknown }

/** Finds what the entries name by id; the result gives the names of one entry. */
async function findNames(db: Db, rows: readonly Compared[]) {
  const ids = Object.fromEntries(
    namedFields.map((field) => [field, new Set(rows.flatMap((row) => listIds(row, field)))]),
  )
  const found = await referenceStore.findNames(db, ids)
  return (row: Compared) =>
    Object.fromEntries(
      namedFields.flatMap((field) => {
        const named = listIds(row, field).flatMap((id) => {
          const name = found.get(field)?.get(id)
          return name === undefined ? [] : [[id, name] as const]
        })
        return named.length > 0 ? [[field, Object.fromEntries(named)]] : []
      }),
    )
}

const listIds = ({ before, after }: Compared, field: NamedField): string[] =>
  [before, after].flatMap((values) => {
    const id = (values as Record<string, unknown> | null)?.[field]
    return typeof id === 'string' || typeof id === 'number' ? [String(id)] : []
  })
