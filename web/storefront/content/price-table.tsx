import { SectionHeader } from '#web/ui/card.tsx'
import { type ProductCardResponse } from '../catalogue/to-product-card.ts'
import { PriceRow } from './price-row.tsx'

/** Today's prices of what every site needs, as a price list. */
export function PriceTable({ products }: { products: readonly ProductCardResponse[] }) {
  if (products.length === 0) return null
  return (
    <section className="mt-10">
      <SectionHeader title="Harga hari ini" note="Sudah termasuk PPN, belum ongkos kirim." />
      <ul className="overflow-clip rounded-card border border-line bg-face">
        {products.map((product, index) => (
          <PriceRow key={product.id} product={product} isHiddenOnPhone={index >= 4} />
        ))}
      </ul>
    </section>
  )
}
