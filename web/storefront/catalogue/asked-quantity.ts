import { readAskedQuantity } from '#web/shared/asked-quantity.ts'
import type { CardWithAskedQuantity } from './product-list.tsx'

/** A list whose products have the quantity that was searched for with them, where they are sold so. */
export function addAskedQuantity<L extends { results: CardWithAskedQuantity[] }>(
  list: L,
  search: string,
): Omit<L, 'results'> & { results: CardWithAskedQuantity[] } {
  const findAskedQty = readAskedQuantity(search)
  const results = list.results.map((product) => {
    const askedQty = findAskedQty(product.unit, product.offer)
    return askedQty ? { ...product, askedQty } : product
  })
  return { ...list, results }
}
