import type { Context, AppDeps } from '#platform/http/context.ts'
import { MAX_BOOSTED, computeProximityBoost } from '../rules/proximity.ts'
import * as store from '../store/proximity.ts'

/**
 * The warehouse nearest to a district, or to the buyer's main address where none is given; undefined where
 * neither is known.
 */
export async function resolveNearestWarehouse(
  { db, actor }: Context,
  districtId: string | undefined,
): Promise<number | undefined> {
  if (districtId) return store.findNearestToDistrict(db, districtId)
  return actor.kind === 'buyer' ? store.findNearestToBuyer(db, actor.accountId) : undefined
}

/**
 * Reorders the first three pages so that of similar matches those in stock near the buyer come
 * first.
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
