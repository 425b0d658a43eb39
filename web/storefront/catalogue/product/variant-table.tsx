import { formatQuantity } from '#platform/format.ts'
import type { ProductResponse, VariantAxis, VariantResponse } from './variants.ts'
import { VariantLink } from './variant-link.tsx'

const formatValue = ({ unit }: VariantAxis, value: string | number) =>
  typeof value === 'number' ? `${formatQuantity(value)}${unit ? ` ${unit}` : ''}` : value

export function VariantTable({
  product,
  chosen,
  rows,
  columns,
}: {
  product: ProductResponse
  chosen: VariantResponse
  rows: VariantAxis
  columns: VariantAxis
}) {
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
