import type { FacetIndex } from '../../rules/facets/facet-index.ts'
import type { Narrowed } from '../../rules/facets/narrow.ts'
import type * as store from '../../store/facets.ts'

/** What an index that is kept holds. */
export type Universe = Exclude<store.Universe, { products: number[] }>

/** An index in memory. */
export type Kept = {
  universe: Universe
  /** The index, or its reading under way. */
  loading: Promise<FacetIndex>
  /** Products that changed since. */
  stale: Set<number>
  /** Another one for every state of every index of this process. */
  revision: number
  /** What it was narrowed to lately, by selection. */
  results: Map<string, Narrowed>
  bytes: number
  /** When it is read anew whatever happened: milliseconds of this process. */
  until: number
}

/** What a process keeps for a shop. */
export type Keep = {
  indexes: Map<string, Kept>
  /** Transactions before this one were all dealt with. */
  horizon: string | undefined
  seen: ReadonlySet<number>
  reference: store.Reference | undefined
  revisions: number
}

/** All indexes of a process together; some 200,000 variants. */
const mostBytes = 48_000_000
const shops = new WeakMap<object, Keep>()

export function keepOf(shop: object): Keep {
  const keep = shops.get(shop) ?? {
    indexes: new Map(),
    horizon: undefined,
    seen: new Set(),
    reference: undefined,
    revisions: 0,
  }
  shops.set(shop, keep)
  return keep
}

export const drop = ({ indexes }: Keep, key: string): boolean => indexes.delete(key)

/** Notes what an index takes, and lets those go that were not used for longest. */
export function makeRoom({ indexes }: Keep, key: string, bytes: number): void {
  indexes.get(key)!.bytes = bytes
  let all = 0
  for (const kept of indexes.values()) all += kept.bytes
  for (const [oldest, kept] of indexes) {
    if (all <= mostBytes || oldest === key) return
    indexes.delete(oldest)
    all -= kept.bytes
  }
}
