import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from '../store/proximity.ts'

/** A variant with a price, and how soon it can be had: 3 at once, 2 from the factory, 1 a rest, 0 not at all. */
export type OrderableVariant = { id: number; readiness: number }

/** What can be had of a product: its variants with a price in their order, and the warehouses with free stock. */
export type OrderableProduct = {
  variants: readonly OrderableVariant[]
  warehouses: readonly number[]
}

/** About 300 bytes each. */
const MAX_PRODUCTS = 30_000
const findCache = defineShopCache(() =>
  createCache<OrderableProduct & { day: string }>({ maxEntries: MAX_PRODUCTS }),
)

const productTag = (id: number): string => `product:${id}`

/** Drops what is known of products, or with `ALL` of every product. */
export const dropOrderableVariants = (deps: AppDeps, products: readonly number[] | string): void =>
  findCache(deps)?.invalidate(typeof products === 'string' ? [products] : products.map(productTag))

/**
 * What can be had of products today, from memory where that is current. Prices begin by day; a change of a
 * variant, a price, or of stock near the edge of what can be ordered is recorded with its product.
 */
export async function loadOrderableProducts(
  deps: AppDeps,
  productIds: readonly number[],
  { areProductsCurrent }: { areProductsCurrent: boolean },
): Promise<Map<number, OrderableProduct>> {
  const day = toJakartaDate(deps.clock.now())
  const cache = areProductsCurrent ? findCache(deps) : undefined
  if (!cache) return readOrderableProducts(deps, productIds, day)
  const found = new Map<number, OrderableProduct>()
  const missing = productIds.filter((id) => {
    const known = cache.get(String(id))
    if (known?.day !== day) return true
    found.set(id, known)
    return false
  })
  if (missing.length === 0) return found
  const pending = missing.map((id) => ({ id, entry: cache.begin() }))
  for (const { id, entry } of pending) entry.tags.add(productTag(id))
  try {
    const read = await readOrderableProducts(deps, missing, day)
    for (const { id, entry } of pending) {
      const product = read.get(id)!
      found.set(id, product)
      cache.commit(String(id), entry, { ...product, day })
    }
  } finally {
    for (const { entry } of pending) cache.discard(entry)
  }
  return found
}

async function readOrderableProducts(
  { db }: AppDeps,
  productIds: readonly number[],
  day: string,
): Promise<Map<number, OrderableProduct>> {
  const rows = Map.groupBy(
    await store.findOrderableVariants(db, productIds, day),
    ({ productId }) => productId,
  )
  return new Map(
    productIds.map((id) => {
      const variants = rows.get(id) ?? []
      return [
        id,
        {
          variants: variants.map((variant) => ({
            id: variant.id,
            readiness: toReadiness(variant),
          })),
          warehouses: [...new Set(variants.flatMap(({ warehouses }) => warehouses))],
        },
      ]
    }),
  )
}

const toReadiness = ({ isInStock, isIndent, hasRest }: store.OrderableVariantRow): number =>
  isInStock ? 3 : isIndent ? 2 : hasRest ? 1 : 0
