import { ProductCard } from '#web/shared/product-card.tsx'
import { ProductGrid } from '#web/shared/product-grid.tsx'
import type { CardDeliveryLink } from '../../delivery-district/load-delivery-offers.ts'
import { toProductCard, type ProductCardResponse } from '../to-product-card.ts'

/** A row of products below a heading; nothing where there are none. */
export function RelatedProducts({
  title,
  products,
}: {
  title: string
  products: (ProductCardResponse & { delivery?: CardDeliveryLink | undefined })[]
}) {
  if (products.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="mb-3">{title}</h2>
      <ProductGrid>
        {products.map((product) => (
          <ProductCard key={product.offer.id} {...toProductCard(product)} />
        ))}
      </ProductGrid>
    </section>
  )
}
