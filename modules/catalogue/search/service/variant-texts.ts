import type { ALL } from '#platform/cache/cache.ts'
import { createReadCache } from '#platform/cache/read-cache.ts'
import { shareTexts } from '#platform/cache/share-texts.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { findVariantTexts, type VariantText } from '../store/index-entries.ts'
import type { VocabularyState } from './vocabulary.ts'

/** About a kilobyte each. */
const MAX_PRODUCTS = 24_000
type VersionedDeps = { deps: AppDeps; version: number }
const findCache = defineShopCache(() =>
  createReadCache<VersionedDeps, readonly VariantText[]>({
    name: 'variant texts',
    maxEntries: MAX_PRODUCTS,
    stampOf: ({ version }) => version,
    read: async ({ deps }, productIds) => {
      const rows = shareTexts(await findVariantTexts(deps.db, productIds))
      const byProduct = Map.groupBy(rows, ({ productId }) => productId)
      return new Map(productIds.map((id) => [id, byProduct.get(id) ?? []]))
    },
  }),
)

/** Drops the variants of products, or with `ALL` of every product. */
export const dropVariantTexts = (deps: AppDeps, products: readonly number[] | typeof ALL): void =>
  findCache(deps)?.drop(products)

/**
 * The variants of products with their names and attributes, by product in their order. They change when the
 * product's index entry is rebuilt, or with the names that the vocabulary has.
 */
export async function loadVariantTexts(
  deps: AppDeps,
  productIds: readonly number[],
  { areEntriesCurrent, version }: Pick<VocabularyState, 'areEntriesCurrent' | 'version'>,
): Promise<VariantText[]> {
  const cache = areEntriesCurrent ? findCache(deps) : undefined
  if (!cache) return findVariantTexts(deps.db, productIds)
  return [...(await cache.load({ deps, version }, productIds)).values()].flat()
}
