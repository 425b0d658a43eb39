import { formatQuantity } from '#platform/format.ts'
import {
  findVariantAxes,
  type VariantAxis,
  type ProductResponse,
  type VariantResponse,
} from './variants.ts'
import { VariantLink } from './variant-link.tsx'

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

const formatValue = ({ unit }: VariantAxis, value: string | number) =>
  typeof value === 'number' ? `${formatQuantity(value)}${unit ? ` ${unit}` : ''}` : value

function VariantTable({
  product,
  chosen,
  rows,
  columns,
}: Props & { rows: VariantAxis; columns: VariantAxis }) {
  const findVariant = (row: string | number, column: string | number) =>
    product.variants.find(
      ({ attributes }) => attributes[rows.key] === row && attributes[columns.key] === column,
    )
  return (
    <div className="overflow-x-auto rounded-control border border-line bg-face">
      <table className="w-full text-14">
        <thead>
          <tr className="border-b border-line bg-panel text-12 text-ink-2">
            <th scope="col" className="py-2 pl-2.5">
              {rows.label}
            </th>
            {columns.values.map((value) => (
              <th key={value} scope="col" className="px-2 py-2">
                {formatValue(columns, value)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.values.map((row) => (
            <tr key={row} className="border-b border-line last:border-0">
              <th
                scope="row"
                className="num w-px border-r border-line px-2.5 py-2 whitespace-nowrap"
              >
                {formatValue(rows, row)}
              </th>
              {columns.values.map((column) => {
                const variant = findVariant(row, column)
                return (
                  <td key={column} className="border-r border-line p-0 last:border-0">
                    {variant ? (
                      <VariantLink variant={variant} chosen={variant.id === chosen.id} />
                    ) : (
                      <span className="block px-2 py-2 text-12 text-ink-3">tidak ada</span>
                    )}
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
