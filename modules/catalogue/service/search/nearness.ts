import type { Context, Tools } from '#platform/http/context.ts'
import { MOST_WEIGHED, nearnessOf } from '../../rules/search/nearness.ts'
import * as store from '../../store/search/nearness.ts'

/** The warehouse nearest to the asker's main address; undefined for a visitor, and without an address. */
export const nearestTo = async ({ db, actor }: Context): Promise<number | undefined> =>
  actor.kind === 'buyer' ? store.nearestWarehouse(db, actor.accountId) : undefined

/**
 * Among the best answers those come first that lie ready near the buyer, where they answer about as
 * well: one statement over the first three pages.
 */
export async function nearFirst<R extends { entry: { productId: number }; score: number }>(
  { db }: Tools,
  ranked: R[],
  nearest: number | undefined,
): Promise<R[]> {
  const weighed = ranked.slice(0, MOST_WEIGHED)
  if (weighed.length < 2) return ranked
  const places = await store.placesOf(
    db,
    weighed.map(({ entry }) => entry.productId),
  )
  const scoreOf = ({ entry, score }: R) =>
    score + nearnessOf(places.get(entry.productId) ?? [], nearest)
  const again = weighed
    .map((each) => ({ each, score: scoreOf(each) }))
    .sort((one, other) => other.score - one.score)
  return [...again.map(({ each }) => each), ...ranked.slice(MOST_WEIGHED)]
}
