import type { Context } from '#platform/http/context.ts'
import { shareRead } from '#platform/http/shared-reads.ts'
import { MAX_BOOSTED, computeProximityBoost } from '../rules/proximity.ts'
import type { RankedProduct } from '../rules/rank.ts'
import * as store from '../store/proximity.ts'

/**
 * The warehouse nearest to a district, or to the buyer's main address where none is given; undefined where
 * neither is known.
 */
export async function resolveNearestWarehouse(
  ctx: Context,
  districtId: string | undefined,
): Promise<number | undefined> {
  const { db, actor } = ctx
  const share = (read: () => Promise<number | undefined>) =>
    shareRead(ctx, `warehouse nearest to ${districtId}`, read)
  if (districtId) return share(() => store.findNearestToDistrict(db, districtId))
  return actor.kind === 'buyer'
    ? share(() => store.findNearestToBuyer(db, actor.accountId))
    : undefined
}

/** A product that matches at least this much of what another does is an equal match. */
const MIN_RELATIVE_MATCH = 0.97

type Rankable = Pick<RankedProduct, 'productId' | 'score' | 'matchRatio'>

type Proximity = {
  nearest: number | undefined
  /** By product, the warehouses with free stock of it; absent if none has. */
  warehousesByProduct: ReadonlyMap<number, readonly number[]>
  /** Whether the variant can be ordered that a product would show. */
  canOrder: (productId: number) => boolean
}

/**
 * Reorders the first three pages: of similar matches those in stock near the buyer come first, and what
 * cannot be ordered comes after every equal match that can.
 */
export function boostNearby<R extends Rankable>(
  ranked: R[],
  { nearest, warehousesByProduct, canOrder }: Proximity,
): R[] {
  const candidates = ranked.slice(0, MAX_BOOSTED)
  if (candidates.length < 2) return ranked
  const boostedScore = ({ productId, score }: R) =>
    score + computeProximityBoost(warehousesByProduct.get(productId) ?? [], nearest)
  const boosted = candidates
    .map((each) => ({ each, score: boostedScore(each) }))
    .sort((one, other) => other.score - one.score)
    .map(({ each }) => each)
  return [
    ...moveUnorderable(boosted, ({ productId }) => canOrder(productId)),
    ...ranked.slice(MAX_BOOSTED),
  ]
}

/** Moves what cannot be ordered behind the last equal match that can; nothing else changes its order. */
function moveUnorderable<R extends Rankable>(
  ranked: readonly R[],
  canOrder: (product: R) => boolean,
): R[] {
  const placed = ranked.filter(canOrder)
  for (const [at, product] of ranked.entries()) {
    if (canOrder(product)) continue
    const isAhead = (other: R) =>
      ranked.indexOf(other) < at ||
      (canOrder(other) && other.matchRatio >= product.matchRatio * MIN_RELATIVE_MATCH)
    placed.splice(placed.findLastIndex(isAhead) + 1, 0, product)
  }
  return placed
}
