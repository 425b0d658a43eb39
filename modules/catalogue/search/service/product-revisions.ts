import { ALL } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'

type Revisions = {
  latest: number
  /** Of every product without one of its own. */
  common: number
  byProduct: Map<number, number>
}

/** Products with a revision of their own; beyond that all get a new one. */
const MAX_PRODUCTS = 20_000

const findRevisions = defineShopCache((): Revisions => ({
  latest: 0,
  common: 0,
  byProduct: new Map(),
}))

/** Gives products, or with `ALL` every one, a new revision: something of them has changed. */
export function raiseRevisions(deps: AppDeps, products: readonly number[] | typeof ALL): void {
  const revisions = findRevisions(deps)
  if (!revisions) return
  revisions.latest += 1
  const { byProduct, latest } = revisions
  if (products === ALL || byProduct.size + products.length > MAX_PRODUCTS) {
    byProduct.clear()
    revisions.common = latest
  } else for (const id of products) byProduct.set(id, latest)
}

/**
 * As which revision this process knows a product: what was read at a smaller one may be stale. Counted from the
 * recorded changes that a search applied, so it is current right after `loadVocabulary`; undefined inside a transaction.
 */
export function readRevision(deps: AppDeps, productId: number): number | undefined {
  const revisions = findRevisions(deps)
  return revisions && (revisions.byProduct.get(productId) ?? revisions.common)
}
