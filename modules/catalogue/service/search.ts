import type { Tools } from '#platform/http/context.ts'
import type { Within } from '../rules/search/plan.ts'
import { attributesIn, offersOf } from './search/offers.ts'
import { type Found, search as find } from './search/search.ts'
import { shelvesAt } from './shelves.ts'

const everything: Within = { subs: undefined, brandId: undefined }

const shops = new WeakMap<object, Map<string, Found>>()
/** Two kilobytes each. */
const mostKept = 300

/** Stock moves all day: a ranking that goes by it is kept within the same minute only. */
export const minuteOf = ({ clock }: Tools): number => Math.floor(clock.now().getTime() / 60_000)

/**
 * What a text leads to, at most 240 products, best first; kept for the pages and filters that
 * follow, for all whose nearest warehouse is the same.
 */
export async function found(
  tools: Tools,
  typed: string,
  version: number | undefined,
  nearest?: number,
): Promise<Found> {
  const kept = shops.get(tools.shop) ?? new Map<string, Found>()
  shops.set(tools.shop, kept)
  const key = JSON.stringify([typed.slice(0, 300), nearest, minuteOf(tools)])
  const known = kept.get(key)
  if (known && known.version === version && !tools.db.isTransaction) return known
  const result = await find(tools, typed, everything, nearest)
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  if (!tools.db.isTransaction) kept.set(key, result)
  return result
}

/** The variant that each of some found products shows: the one that was sought, or else its first. */
export async function offered(
  tools: Tools,
  what: Found,
  ids: number[],
): Promise<(number | null)[]> {
  const shelves = await shelvesAt(tools, what.version)
  const chosen = await offersOf(tools, what, ids, attributesIn(shelves))
  return ids.map((id) => chosen.get(id) ?? null)
}
