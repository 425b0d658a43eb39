import type { MoneyJson } from '#platform/money.ts'

type GridVariant = {
  name: string
  barcode: string | null
  active: boolean
  retail: MoneyJson | null
  business: MoneyJson | null
  stock: readonly { warehouse: string; onHand: number }[]
}
export type GridFields = Record<string, string | number | boolean | null>

/** What the grid shows of a variant, by field: `name`, `retail` in whole rupiah, `stock.CBT`. */
export const flattenGridValues = (variant: GridVariant): GridFields => ({
  name: variant.name,
  barcode: variant.barcode,
  active: variant.active,
  retail: variant.retail && Number(variant.retail.amount),
  business: variant.business && Number(variant.business.amount),
  ...Object.fromEntries(
    variant.stock.map(({ warehouse, onHand }) => [`stock.${warehouse}`, onHand]),
  ),
})

type GridRow = {
  id: string
  values: object
  seen: { stock?: Readonly<Record<string, number>> | undefined }
}

/** The fields of a row that the caller changes but whose current value the caller has not seen. */
export function listStaleFields({ id, values, seen }: GridRow, current: GridFields) {
  const { stock = {}, ...others } = seen
  const flat: Record<string, unknown> = {
    ...others,
    ...Object.fromEntries(Object.entries(stock).map(([code, onHand]) => [`stock.${code}`, onHand])),
  }
  return listChangedFields(values)
    .filter((field) => field in flat && flat[field] !== current[field])
    .map((field) => ({ id, field }))
}

const listChangedFields = (values: object): string[] =>
  Object.entries(values).flatMap(([field, value]) =>
    value === undefined
      ? []
      : field === 'stock'
        ? Object.keys(value as object).map((code) => `stock.${code}`)
        : [field],
  )
