import { Link } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { Money } from '#web/ui/money.tsx'
import { axesOf, type Axis, type ProductAnswer, type VariantAnswer } from './variants.ts'

type Props = { product: ProductAnswer; chosen: VariantAnswer }

/** Every variant with its price and stock: a grid where two attributes tell them apart, else a list. */
export function VariantGrid({ product, chosen }: Props) {
  if (product.variants.length < 2) return null
  const axes = axesOf(product)
  const [rows, columns] = axes
  const crossed = axes.length === 2 && rows && columns && columns.values.length <= 4
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-16">{axes.length > 0 ? axes.map(({ label }) => label).join(' dan ') : 'Pilihan'}</h2>
      {crossed ? <Crossed product={product} chosen={chosen} rows={rows} columns={columns} /> : <Listed product={product} chosen={chosen} />}
    </section>
  )
}

const written = ({ unit }: Axis, value: string | number) =>
  typeof value === 'number' ? `${formatQuantity(value)}${unit ? ` ${unit}` : ''}` : value

function Crossed({ product, chosen, rows, columns }: Props & { rows: Axis; columns: Axis }) {
  const at = (row: string | number, column: string | number) =>
    product.variants.find(({ attributes }) => attributes[rows.key] === row && attributes[columns.key] === column)
  return (
    <div className="overflow-x-auto rounded-control border border-line bg-face">
      <table className="w-full text-14">
        <thead>
          <tr className="border-b border-line bg-panel text-12 text-ink-2">
            <th scope="col" className="px-3 py-2">{rows.label}</th>
            {columns.values.map((value) => (
              <th key={value} scope="col" className="px-3 py-2">{written(columns, value)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.values.map((row) => (
            <tr key={row} className="border-b border-line last:border-0">
              <th scope="row" className="num px-3 py-2 whitespace-nowrap">{written(rows, row)}</th>
              {columns.values.map((column) => {
                const variant = at(row, column)
                return (
                  <td key={column} className="p-0">
                    {variant ? <Cell variant={variant} chosen={variant.id === chosen.id} /> : <span className="block px-3 py-2 text-12 text-ink-3">tidak ada</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Listed({ product, chosen }: Props) {
  return (
    <ul className="grid max-h-96 grid-cols-1 gap-px overflow-y-auto rounded-control border border-line bg-line sm:grid-cols-2">
      {product.variants.map((variant) => (
        <li key={variant.id} className="bg-face">
          <Cell variant={variant} chosen={variant.id === chosen.id} named />
        </li>
      ))}
    </ul>
  )
}

function Cell({ variant, chosen, named = false }: { variant: VariantAnswer; chosen: boolean; named?: boolean }) {
  return (
    <Link
      to={`?product_variant_id=${variant.id}`}
      preventScrollReset
      replace
      aria-current={chosen || undefined}
      className="num block min-h-13 px-3 py-2 leading-tight text-ink! no-underline! hover:bg-tarp-50 aria-[current]:bg-tarp-600 aria-[current]:text-white!"
    >
      <span className={named ? 'block pb-0.5 text-12 font-medium' : 'sr-only'}>{variant.name} </span>
      <Money of={variant.price} className="font-bold" />
      <span className="block text-12 opacity-80">{stockOf(variant)}</span>
    </Link>
  )
}

const stockOf = ({ stock, leadDays }: VariantAnswer) =>
  stock > 0 ? `stok ${formatQuantity(stock)}` : leadDays > 0 ? `indent ${leadDays} hari` : 'habis'
