import type { ALL } from '#platform/cache/cache.ts'
import { createReadCache } from '#platform/cache/read-cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from '../store/proximity.ts'

/** A variant with a price, and how soon it can be delivered: 3 at once, 2 from the factory, 1 a rest, 0 not at all. */
export type OrderableVariant = { id: number; readiness: number }

/** What can be had of a product: its variants with a price in their order, and the warehouses with free stock. */
export type OrderableProduct = {
  variants: readonly OrderableVariant[]
  warehouses: readonly number[]
}

/** About 300 bytes each. */
const MAX_PRODUCTS = 40_000
type DatedDeps = { deps: AppDeps; day: string }
const findCache = defineShopCache(() =>
  createReadCache<DatedDeps, OrderableProduct>({
    name: 'orderable variants',
    maxEntries: MAX_PRODUCTS,
    stampOf: ({ day }) => day,
    read: readOrderableProducts,
  }),
)

/** Drops the cached entries of some products, or with `ALL` of every product. */
export const dropOrderableVariants = (
  deps: AppDeps,
  products: readonly number[] | typeof ALL,
): void => findCache(deps)?.drop(products)

/** Of how many products it is in memory what can be had. */
export const countOrderableProducts = (deps: AppDeps): number => findCache(deps)?.size ?? 0

/**
 * What can be had of products today, from memory where that is current. Prices begin by day; a change of a
 * variant, a price, or of stock near the edge of what can be ordered is recorded with its product.
 */
export async function loadOrderableProducts(
  deps: AppDeps,
  productIds: readonly number[],
  { areProductsCurrent }: { areProductsCurrent: boolean },
): Promise<Map<number, OrderableProduct>> {
  const dated = { deps, day: toJakartaDate(deps.clock.now()) }
  const cache = areProductsCurrent ? findCache(deps) : undefined
  return cache ? cache.load(dated, productIds) : readOrderableProducts(dated, productIds)
}

async function readOrderableProducts(
  { deps: { db }, day }: DatedDeps,
  productIds: readonly number[],
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
