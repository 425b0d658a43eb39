import { Link } from 'react-router'
import { formatQuantity, formatShort } from '#platform/format.ts'
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
      <h2 className="text-16">{nameOf(axes)}</h2>
      <p className="mb-2 text-14 text-ink-2">Harga daftar per {chosen.unit}, termasuk PPN</p>
      {crossed ? (
        <Crossed product={product} chosen={chosen} rows={rows} columns={columns} />
      ) : (
        <Listed product={product} chosen={chosen} />
      )}
    </section>
  )
}

/** `Tebal dan grade`, or one word for what has no two attributes to tell it by. */
const nameOf = ([first, ...others]: Axis[]) =>
  first ? [first.label, ...others.map(({ label }) => label.toLowerCase())].join(' dan ') : 'Pilihan'

const written = ({ unit }: Axis, value: string | number) =>
  typeof value === 'number' ? `${formatQuantity(value)}${unit ? ` ${unit}` : ''}` : value

function Crossed({ product, chosen, rows, columns }: Props & { rows: Axis; columns: Axis }) {
  const at = (row: string | number, column: string | number) =>
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
                {written(columns, value)}
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
                {written(rows, row)}
              </th>
              {columns.values.map((column) => {
                const variant = at(row, column)
                return (
                  <td key={column} className="border-r border-line p-0 last:border-0">
                    {variant ? (
                      <Cell variant={variant} chosen={variant.id === chosen.id} />
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

function Listed({ product, chosen }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-px overflow-clip rounded-control border border-line bg-line md:max-h-96 md:overflow-y-auto lg:grid-cols-3">
      {product.variants.map((variant) => (
        <li key={variant.id} className="bg-face">
          <Cell variant={variant} chosen={variant.id === chosen.id} named />
        </li>
      ))}
    </ul>
  )
}

function Cell({
  variant,
  chosen,
  named = false,
}: {
  variant: VariantAnswer
  chosen: boolean
  named?: boolean
}) {
  return (
    <Link
      to={`?product_variant_id=${variant.id}`}
      preventScrollReset
      replace
      aria-current={chosen || undefined}
      className="num block h-full min-h-13 px-2 py-2 leading-tight -outline-offset-2 text-ink! no-underline! hover:bg-tarp-50 aria-[current]:bg-tarp-600 aria-[current]:text-white!"
    >
      <span className={named ? 'block pb-0.5 text-12 font-medium' : 'sr-only'}>
        {variant.name}{' '}
      </span>
      <span className="sr-only">Rp </span>
      <b>{formatShort(variant.price)}</b>
      <span
        className={`block text-12 ${chosen ? '' : variant.stock > 0 ? 'text-ink-2' : 'text-warning-text'}`}
      >
        {stockOf(variant)}
      </span>
    </Link>
  )
}

const stockOf = ({ stock, leadDays }: VariantAnswer) =>
  stock > 0 ? `stok ${formatQuantity(stock)}` : leadDays > 0 ? `indent ${leadDays} hari` : 'habis'
