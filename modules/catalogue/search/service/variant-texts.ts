import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { findVariantTexts, type VariantText } from '../store/index-entries.ts'
import type { VocabularyState } from './vocabulary.ts'

/** About a kilobyte each. */
const MAX_PRODUCTS = 12_000
const findCache = defineShopCache(() => createCache<VariantText[]>({ maxEntries: MAX_PRODUCTS }))

const productTag = (id: number): string => `product:${id}`

/** Drops the variants of products, or with `ALL` of every product. */
export const dropVariantTexts = (deps: AppDeps, products: readonly number[] | string): void =>
  findCache(deps)?.invalidate(typeof products === 'string' ? [products] : products.map(productTag))

/**
 * The variants of products with their names and attributes, by product in their order. They change when the
 * product's index entry is written anew, or with the names that the vocabulary has.
 */
export async function loadVariantTexts(
  deps: AppDeps,
  productIds: readonly number[],
  { areEntriesCurrent, version }: Pick<VocabularyState, 'areEntriesCurrent' | 'version'>,
): Promise<VariantText[]> {
  const cache = areEntriesCurrent ? findCache(deps) : undefined
  if (!cache) return findVariantTexts(deps.db, [...productIds])
  const found = new Map(
    productIds.map((id) => [id, cache.getAtVersion(String(id), version)] as const),
  )
  const missing = productIds.filter((id) => !found.get(id))
  if (missing.length > 0) {
    const pending = missing.map((id) => ({ id, entry: cache.begin() }))
    for (const { id, entry } of pending) entry.tags.add(productTag(id))
    try {
      const rows = Map.groupBy(await findVariantTexts(deps.db, missing), (row) => row.productId)
      for (const { id, entry } of pending) {
        const texts = rows.get(id) ?? []
        found.set(id, texts)
        cache.commit(String(id), entry, texts, { version })
      }
    } finally {
      for (const { entry } of pending) cache.discard(entry)
    }
  }
  return [...found.values()].flatMap((texts) => texts ?? [])
}
