import { formatQuantity } from '#platform/format.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { ProductCard, ProductGrid } from '#web/ui/product-card.tsx'
import { cardOf, type ProductAnswer } from './card.ts'

export type ListAnswer = {
  results: ProductAnswer[]
  page: number
  count: number
  total: number
  totalIsExact: boolean
}

/** `1–12 dari 345 barang`, or what else there is to say about a list's place. */
export const placeOf = ({ page, count, total, totalIsExact, results }: ListAnswer): string =>
  results.length === 0
    ? `${formatQuantity(total)} barang`
    : `${formatQuantity(page * count + 1)}–${formatQuantity(page * count + results.length)} dari ${totalIsExact ? '' : 'lebih dari '}${formatQuantity(total)} barang`

/** A page of products with links to the others. `beside`: filters take a column of the desk. */
export function ProductList({ list, beside = false }: { list: ListAnswer; beside?: boolean }) {
  return (
    <section aria-label="Daftar barang">
      <h2 className="sr-only">Daftar barang</h2>
      <ProductGrid beside={beside}>
        {list.results.map((product, index) => (
          <ProductCard key={product.offer.id} {...cardOf(product)} priority={index < 2} />
        ))}
      </ProductGrid>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="num text-14 text-ink-2">{placeOf(list)}</p>
        <Pagination {...list} label="Halaman barang" />
      </div>
    </section>
  )
}
