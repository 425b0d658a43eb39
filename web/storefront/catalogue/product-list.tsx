import { formatQuantity } from '#platform/format.ts'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { ProductCard } from '#web/shared/product-card.tsx'
import type { ProductCardProps } from '#web/shared/product-card-props.ts'
import { ProductGrid } from '#web/shared/product-grid.tsx'
import type { CardDeliveryLink } from '../delivery-district/load-delivery-offers.ts'
import { toProductCard, type ProductCardResponse } from './to-product-card.ts'

/** A product of a list; `askedQty`: how much of it was searched for. */
export type CardWithAskedQuantity = ProductCardResponse & {
  delivery?: CardDeliveryLink | undefined
  askedQty?: number | undefined
}

export type ProductListResponse = {
  results: CardWithAskedQuantity[]
  page: number
  count: number
  total: number
  totalIsExact: boolean
}

/** `1–12 dari 345 barang`, or another sentence about the position in the list. */
export const describeRange = ({
  page,
  count,
  total,
  totalIsExact,
  results,
}: ProductListResponse): string =>
  results.length === 0
    ? `${formatQuantity(total)} barang`
    : `${formatQuantity(page * count + 1)}–${formatQuantity(page * count + results.length)} dari ${totalIsExact ? '' : 'lebih dari '}${formatQuantity(total)} barang`

/** The card of a product with the quantity that was searched for, also on its page. */
function toListedCard({ askedQty: qty, ...product }: CardWithAskedQuantity): ProductCardProps {
  const card = toProductCard(product)
  if (!qty || !card.buy) return card
  return { ...card, to: `${card.to}&qty=${qty}`, buy: { ...card.buy, qty } }
}

/**
 * A page of products with links to the others. `hasSidebar`: filters take one column of a wide screen. `isBelow`: it
 * begins below the first screen, so its pictures are not loaded before others.
 */
export function ProductList({
  list,
  hasSidebar = false,
  isBelow = false,
}: {
  list: ProductListResponse
  hasSidebar?: boolean
  isBelow?: boolean
}) {
  return (
    <section aria-label="Daftar barang">
      <h2 className="sr-only">Daftar barang</h2>
      <ProductGrid hasSidebar={hasSidebar}>
        {list.results.map((product, index) => (
          <ProductCard
            key={`${product.offer.id} ${product.askedQty}`}
            {...toListedCard(product)}
            priority={!isBelow && index === 0}
          />
        ))}
      </ProductGrid>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="num text-14 text-ink-2">{describeRange(list)}</p>
        <Pagination {...list} label="Halaman barang" />
      </div>
    </section>
  )
}
