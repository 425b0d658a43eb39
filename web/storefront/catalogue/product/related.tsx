import { ProductCard, ProductGrid } from '#web/ui/product-card.tsx'
import { cardOf, type ProductAnswer } from '../card.ts'

/** A row of products under a heading; nothing where there are none. */
export function Related({ title, products }: { title: string; products: ProductAnswer[] }) {
  if (products.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="mb-3">{title}</h2>
      <ProductGrid>
        {products.map((product) => (
          <ProductCard key={product.offer.id} {...cardOf(product)} />
        ))}
      </ProductGrid>
    </section>
  )
}
