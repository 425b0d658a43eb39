import { PackageSearch } from 'lucide-react'
import { formatQuantity } from '#platform/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ProductCard, ProductGrid } from '#web/ui/product-card.tsx'
import { cardOf, type ProductAnswer } from './card.ts'

export type ListAnswer = { results: ProductAnswer[]; page: number; count: number; total: number; totalIsExact: boolean }

/** `1–12 dari 345 barang`, or what else there is to say about a list's place. */
export const placeOf = ({ page, count, total, totalIsExact, results }: ListAnswer): string =>
  results.length === 0
    ? `${formatQuantity(total)} barang`
    : `${formatQuantity(page * count + 1)}–${formatQuantity(page * count + results.length)} dari ${totalIsExact ? '' : 'lebih dari '}${formatQuantity(total)} barang`

/** A page of products with links to the others, or what to do when there is none. */
export function ProductList({ list, empty }: { list: ListAnswer; empty: { title: string; text: string } }) {
  if (list.results.length === 0)
    return (
      <EmptyState icon={PackageSearch} {...empty}>
        <ButtonLink to="/kategori">Lihat semua kategori</ButtonLink>
      </EmptyState>
    )
  return (
    <section aria-label="Daftar barang">
      <h2 className="sr-only">Daftar barang</h2>
      <ProductGrid>
        {list.results.map((product, index) => (
          <ProductCard key={product.id} {...cardOf(product)} priority={index < 2} />
        ))}
      </ProductGrid>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="num text-14 text-ink-2">{placeOf(list)}</p>
        <Pagination {...list} label="Halaman barang" />
      </div>
    </section>
  )
}
