import { formatQuantity } from '#platform/format.ts'
import type { ProductResponse, VariantResponse } from './variants.ts'

/** The chosen variant's measures, then what is common to the whole product. */
export function Specification({
  product,
  variant,
  isBeside,
}: {
  product: ProductResponse
  variant: VariantResponse
  /** Something stands beside it on a wide screen. */
  isBeside: boolean
}) {
  const attributeRows = product.attributes.flatMap(({ key, label, unit }): [string, string][] => {
    const value = variant.attributes[key]
    if (value === undefined) return []
    return [
      [
        label,
        typeof value === 'number' ? `${formatQuantity(value)}${unit ? ` ${unit}` : ''}` : value,
      ],
    ]
  })
  const details: [string, string][] = [
    ...attributeRows,
    [`Berat per ${variant.unit}`, `${formatQuantity(variant.weightKg)} kg`],
    [`Volume per ${variant.unit}`, `${formatQuantity(variant.volumeM3)} m³`],
    ...(variant.coverageM2
      ? [
          [`Luas per ${variant.unit}`, `${formatQuantity(variant.coverageM2)} m²`] as [
            string,
            string,
          ],
        ]
      : []),
    ...(variant.piecesPerUnit
      ? [
          [`Isi per ${variant.unit}`, `${formatQuantity(variant.piecesPerUnit)} biji`] as [
            string,
            string,
          ],
        ]
      : []),
    ...(product.standard ? [['Standar', product.standard] as [string, string]] : []),
  ]
  const usedLabels = new Set(details.map(([label]) => label))
  const rest = product.specification.filter(({ label }) => !usedLabels.has(label))
  const rows = [...details, ...rest.map(({ label, value }): [string, string] => [label, value])]
  return (
    <section className="mt-10">
      <h2 className="border-b-2 border-ink pb-3">Spesifikasi</h2>
      <dl className={isBeside ? '' : 'gap-x-12 lg:columns-2'}>
        {rows.map(([label, value], index) => (
          <div
            key={index}
            className="grid break-inside-avoid grid-cols-[2fr_3fr] gap-4 border-b border-line py-2.5 text-14"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
