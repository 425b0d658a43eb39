import {
  findVariantAxes,
  type VariantAxis,
  type ProductResponse,
  type VariantResponse,
} from './variants.ts'
import { VariantLink } from './variant-link.tsx'
import { VariantTable } from './variant-table.tsx'

type Props = { product: ProductResponse; chosen: VariantResponse }

/** Every variant with its price and stock: a grid where two attributes identify it, else a list. */
export function VariantGrid({ product, chosen }: Props) {
  if (product.variants.length < 2) return null
  const axes = findVariantAxes(product)
  const [rows, columns] = axes
  const isGrid = axes.length === 2 && rows && columns && columns.values.length <= 4
  return (
    <section className="mt-6">
      <h2 className="text-16">{nameAxes(axes)}</h2>
      <p className="mb-2 text-14 text-ink-2">Harga daftar per {chosen.unit}, termasuk PPN</p>
      {isGrid ? (
        <VariantTable product={product} chosen={chosen} rows={rows} columns={columns} />
      ) : (
        <VariantList product={product} chosen={chosen} />
      )}
    </section>
  )
}

/** `Tebal dan grade`, or one word where two attributes do not identify a variant. */
const nameAxes = ([first, ...others]: VariantAxis[]) =>
  first ? [first.label, ...others.map(({ label }) => label.toLowerCase())].join(' dan ') : 'Pilihan'

function VariantList({ product, chosen }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-px overflow-clip rounded-control border border-line bg-line md:max-h-96 md:overflow-y-auto lg:grid-cols-3">
      {product.variants.map((variant) => (
        <li key={variant.id} className="bg-face">
          <VariantLink variant={variant} chosen={variant.id === chosen.id} showName />
        </li>
      ))}
    </ul>
  )
}
