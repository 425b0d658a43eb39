import { breaks } from '#platform/database/faults.ts'
import { type Db, withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound, type Refusal } from '#platform/refusal.ts'
import { record } from '#modules/audit/service.ts'
import { addressOf, changedMeanwhile, slugTaken } from '../rules/saving.ts'

/**
 * Saves in one transaction. A row that the index `unique` refuses, because somebody was quicker or
 * the value is taken, becomes the refusal `taken`.
 */
export async function saving<T>(
  ctx: StaffContext,
  { unique, taken }: { unique: string; taken: () => Refusal },
  story: (inside: StaffContext) => Promise<T>,
): Promise<T> {
  try {
    return await withTransaction(ctx, (ctx) => story(ctx))
  } catch (thrown) {
    throw breaks(thrown, unique) ? taken() : thrown
  }
}

/** The address of a thing that has one, with what `saving` does where it is taken. */
export function addressed(body: { name: string; slug?: string | undefined }, unique: string) {
  const slug = addressOf(body.name, body.slug)
  return { slug, unique, taken: () => slugTaken(slug) }
}

/** Holds a thing that staff keep until the story about it is written. Throws 404. */
export const holding = <R, T>(
  ctx: StaffContext,
  id: number,
  lock: (tx: Db, id: number) => Promise<R | undefined>,
  story: (inside: StaffContext, held: R) => Promise<T>,
): Promise<T> =>
  withTransaction(ctx, async (ctx) => {
    const held = await lock(ctx.db, id)
    if (!held) throw notFound()
    return story(ctx, held)
  })

/** A body that says which count of changes its sender saw. */
export type Seen<B> = B & { revision: number }

type Changing<R, A> = {
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
  note: Note
  action: string
  called?: (after: A) => string
}

/**
 * Changes a thing that staff keep, as long as it is what they saw: locked, compared, saved, written
 * down. Throws 404, 409 `desk.changed`, and what `taken` and `after` refuse.
 */
export const changing = <R extends { revision: number }, A extends { name: string }>(
  ctx: StaffContext,
  { id, revision, unique, taken, lock, after: afterOf, save, note, action, called }: Changing<R, A>,
): Promise<{ id: string }> =>
  saving(ctx, { unique, taken }, async (inside) => {
    const before = seen(await lock(inside.db, id), revision)
    const after = await afterOf(inside, before)
    const changed = difference(before, after)
    if (!changed.isEmpty) {
      await save(inside, after, before)
      await note(inside, action, id, called?.(after) ?? after.name, changed)
    }
    return { id: String(id) }
  })

/** The locked row, as the asker saw it. Throws 404, and 409 `desk.changed` where it has moved on. */
function seen<R extends { revision: number }>(row: R | undefined, revision: number): R {
  if (!row) throw notFound()
  if (row.revision !== revision) throw changedMeanwhile()
  return row
}

/** What is written down of a change: only what differs. */
function difference(before: object, after: object) {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key as never]) !== JSON.stringify(after[key as never]),
  )
  const of = (whole: object) => Object.fromEntries(changed.map((key) => [key, whole[key as never]]))
  return { before: of(before), after: of(after), isEmpty: changed.length === 0 }
}

type Note = ReturnType<typeof notesOf>

/** Writes down changes of one kind of thing: what was done, to which, and how it was before. */
export const notesOf =
  (thing: string) =>
  (
    ctx: StaffContext,
    action: string,
    id: number,
    thingName: string,
    { before, after }: { before?: unknown; after?: unknown },
  ) =>
    record(ctx, { action, thing, thingId: String(id), thingName, before, after })
