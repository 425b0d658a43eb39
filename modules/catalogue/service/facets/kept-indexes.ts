import { dayOf } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { type FacetIndex, indexOf, renewed } from '../../rules/facets/facet-index.ts'
import * as store from '../../store/facets.ts'
import { drop, type Kept, type Keep, keepOf, makeRoom, type Universe } from './keep.ts'

/** Where this process stands after a look for changes: what it may answer from. */
export type Moment = { version: number; reference: store.Reference; day: string }

/**
 * Looks for what changed since the last look, in one small statement, and marks what it touches.
 * Whoever answers from an index looks first, so that a committed change is in the next answer.
 */
export async function lookAround(tools: Tools): Promise<Moment> {
  const day = dayOf(tools.clock.now())
  // A transaction sees what may never come to be: it reads anew and leaves the process alone.
  if (tools.db.isTransaction) {
    const { version } = await store.lookForChanges(tools.db, undefined)
    return { version, reference: await store.reference(tools.db), day }
  }
  const keep = keepOf(tools.shop)
  const look = await store.lookForChanges(tools.db, keep.horizon)
  note(keep, look)
  // Looks run side by side; the one that reached furthest is where the next begins.
  if (!keep.horizon || BigInt(look.horizon) > BigInt(keep.horizon)) keep.horizon = look.horizon
  keep.reference ??= await store.reference(tools.db)
  return { version: look.version, reference: keep.reference, day }
}

function note(keep: Keep, { changes }: store.Look) {
  for (const change of changes) {
    if (keep.seen.has(change.id)) continue
    const { productId, subCategoryId, brandId } = change
    if (subCategoryId === null) keep.reference = undefined
    for (const [key, kept] of keep.indexes) {
      if (productId === null) {
        // Whose brands and popular goods are in a shelf is not told: all that may be, go.
        if (
          subCategoryId === null ||
          !('subCategory' in kept.universe) ||
          kept.universe.subCategory === subCategoryId
        )
          drop(keep, key)
      } else if (touches(kept.universe, { subCategoryId, brandId })) kept.stale.add(productId)
    }
  }
  // A transaction that stays open keeps notes in sight that were dealt with.
  keep.seen = new Set(changes.map(({ id }) => id))
}

type Shelved = { subCategoryId: number | null; brandId: number | null }

/** Whether a product of such a shelf and brand belongs in a universe. */
function touches(universe: Universe, change: Shelved): boolean {
  if ('subCategory' in universe) return universe.subCategory === change.subCategoryId
  if ('brand' in universe) return universe.brand === change.brandId
  return true
}

/** The index of a universe as it stands at a moment; `keys` are the attributes it is narrowed by. */
export async function indexAt(
  tools: Tools,
  universe: Universe,
  keys: readonly string[],
  { day }: Moment,
): Promise<{ index: FacetIndex; revision: number; results: Kept['results'] }> {
  if (tools.db.isTransaction)
    return {
      index: indexOf(keys, await store.facetRows(tools.db, universe, day)),
      revision: -1,
      results: new Map(),
    }
  const keep = keepOf(tools.shop)
  const key = JSON.stringify([universe, keys, day])
  let kept = keep.indexes.get(key)
  if (kept && kept.until < performance.now()) {
    drop(keep, key)
    kept = undefined
  }
  if (!kept) {
    kept = begun(keep, tools, universe, keys, day)
  }
  if (kept.stale.size > 0) kept.loading = renew(kept, tools, day)
  // The least lately used goes first.
  keep.indexes.delete(key)
  keep.indexes.set(key, kept)
  // While this one waits, somebody else may begin to renew it further.
  const { loading, revision, results } = kept
  try {
    const index = await loading
    if (keep.indexes.get(key) === kept) makeRoom(keep, key, index.bytes)
    return { index, revision, results }
  } catch (thrown) {
    if (keep.indexes.get(key) === kept) drop(keep, key)
    throw thrown
  }
}

/** Notes are kept for a day; whoever has not been read anew within the hour is. */
const longest = 3_600_000

function begun(
  keep: Keep,
  tools: Tools,
  universe: Universe,
  keys: readonly string[],
  day: string,
): Kept {
  return {
    universe,
    stale: new Set(),
    revision: ++keep.revisions,
    results: new Map(),
    bytes: 0,
    until: performance.now() + longest,
    loading: store.facetRows(tools.db, universe, day).then((rows) => indexOf(keys, rows)),
  }
}

/** Reads the stale products again, after whatever is being read already. */
async function renew(kept: Kept, tools: Tools, day: string): Promise<FacetIndex> {
  const { universe } = kept
  const ids = new Set(kept.stale)
  const before = kept.loading
  kept.stale.clear()
  kept.results = new Map()
  kept.revision = ++keepOf(tools.shop).revisions
  const index = await before
  const rows = await store.facetRows(tools.db, { products: [...ids] }, day)
  return renewed(
    index,
    ids,
    rows.filter((row) => touches(universe, row)),
  )
}
