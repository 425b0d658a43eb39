import { violatesConstraint } from '#platform/database/errors.ts'
import { type Db, withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound, type Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { resolveSlug, staleRevision, slugTaken } from '../rules/conflicts.ts'

/**
 * Saves in one transaction. A row that the index `unique` refuses, because somebody was quicker or
 * the value is taken, becomes the refusal `taken`.
 */
export async function saveOrConflict<T>(
  ctx: StaffContext,
  { unique, taken }: { unique: string; taken: () => Refusal },
  work: (inside: StaffContext) => Promise<T>,
): Promise<T> {
  try {
    return await withTransaction(ctx, (ctx) => work(ctx))
  } catch (thrown) {
    throw violatesConstraint(thrown, unique) ? taken() : thrown
  }
}

/** The address of a thing that has one, with what `saving` does where it is taken. */
export function withSlug(body: { name: string; slug?: string | undefined }, unique: string) {
  const slug = resolveSlug(body.name, body.slug)
  return { slug, unique, taken: () => slugTaken(slug) }
}

/** Holds a thing that staff keep until the story about it is written. Throws 404. */
export const withLock = <R, T>(
  ctx: StaffContext,
  id: number,
  lock: (tx: Db, id: number) => Promise<R | undefined>,
  work: (inside: StaffContext, row: R) => Promise<T>,
): Promise<T> =>
  withTransaction(ctx, async (ctx) => {
    const row = await lock(ctx.db, id)
    if (!row) throw notFound()
    return work(ctx, row)
  })

/** A body that says which count of changes its sender saw. */
export type WithRevision<B> = B & { revision: number }

type UpdateOptions<R, A> = {
  id: number
  /** The count of changes that the asker saw. */
  revision: number
  /** As `saving` takes them. */
  unique: string
  taken: () => Refusal
  lock: (tx: Db, id: number) => Promise<R | undefined>
  /** The thing as it shall be; refuses what cannot be. */
  after: (inside: StaffContext, before: R) => Promise<A> | A
  save: (inside: StaffContext, after: A, before: R) => Promise<unknown>
  /** As what it is written down, where something differs; and under which name, where that is not its own. */
  audit: AuditWriter
  action: string
  labelOf?: (after: A) => string
}

/**
 * Changes a thing that staff keep, as long as it is what they saw: locked, compared, saved, written
 * down. Throws 404, 409 `desk.changed`, and what `taken` and `after` refuse.
 */
export const updateIfUnchanged = <R extends { revision: number }, A extends { name: string }>(
  ctx: StaffContext,
  {
    id,
    revision,
    unique,
    taken,
    lock,
    after: afterOf,
    save,
    audit,
    action,
    labelOf,
  }: UpdateOptions<R, A>,
): Promise<{ id: string }> =>
  saveOrConflict(ctx, { unique, taken }, async (inside) => {
    const before = assertRevision(await lock(inside.db, id), revision)
    const after = await afterOf(inside, before)
    const changed = diffFields(before, after)
    if (!changed.isEmpty) {
      await save(inside, after, before)
      await audit(inside, action, id, labelOf?.(after) ?? after.name, changed)
    }
    return { id: String(id) }
  })

/** The locked row, as the asker saw it. Throws 404, and 409 `desk.changed` where it has moved on. */
function assertRevision<R extends { revision: number }>(row: R | undefined, revision: number): R {
  if (!row) throw notFound()
  if (row.revision !== revision) throw staleRevision()
  return row
}

/** What is written down of a change: only what differs. */
function diffFields(before: object, after: object) {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key as never]) !== JSON.stringify(after[key as never]),
  )
  const pickChanged = (source: object) =>
    Object.fromEntries(changed.map((key) => [key, source[key as never]]))
  return { before: pickChanged(before), after: pickChanged(after), isEmpty: changed.length === 0 }
}

type AuditWriter = ReturnType<typeof auditFor>

/** Writes down changes of one kind of thing: what was done, to which, and how it was before. */
export const auditFor =
  (entityType: string) =>
  (
    ctx: StaffContext,
    action: string,
    id: number,
    entityLabel: string,
    { before, after }: { before?: unknown; after?: unknown },
  ) =>
    recordAuditEntry(ctx, { action, entityType, entityId: String(id), entityLabel, before, after })
