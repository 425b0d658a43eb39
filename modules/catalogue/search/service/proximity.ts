import type { Context, AppDeps } from '#platform/http/context.ts'
import { MAX_BOOSTED, computeProximityBoost } from '../rules/proximity.ts'
import * as store from '../store/proximity.ts'

/** The warehouse nearest to the asker's main address; undefined for a visitor, and without an address. */
export const resolveNearestWarehouse = async ({
  db,
  actor,
}: Context): Promise<number | undefined> =>
  actor.kind === 'buyer' ? store.findNearestWarehouse(db, actor.accountId) : undefined

/**
 * Among the best answers those come first that lie ready near the buyer, where they answer about as
 * well: one statement over the first three pages.
 */
export async function boostNearby<R extends { entry: { productId: number }; score: number }>(
  { db }: AppDeps,
  ranked: R[],
  nearest: number | undefined,
): Promise<R[]> {
  const candidates = ranked.slice(0, MAX_BOOSTED)
  if (candidates.length < 2) return ranked
  const warehousesByProduct = await store.findWarehousesWithStock(
    db,
    candidates.map(({ entry }) => entry.productId),
  )
  const boostedScore = ({ entry, score }: R) =>
    score + computeProximityBoost(warehousesByProduct.get(entry.productId) ?? [], nearest)
  const boosted = candidates
    .map((each) => ({ each, score: boostedScore(each) }))
    .sort((one, other) => other.score - one.score)
  return [...boosted.map(({ each }) => each), ...ranked.slice(MAX_BOOSTED)]
}
