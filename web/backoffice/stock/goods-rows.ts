import { parseDecimal, createFieldReader } from '../shared/forms/form-values.ts'

/** Rows of goods that a form begins with, and by which it grows. */
export const FIRST_ROWS = 8
/** Rows of goods that a call takes at once. */
export const MAX_ROWS = 2000

const ROW_FIELD = /^lines\.(\d{1,4})\.(?:sku|quantity)$/

/** How many rows posted values name; undefined without any. */
export function countRows(names: Iterable<string>): number | undefined {
  const rows = [...names].flatMap((name) => {
    const row = ROW_FIELD.exec(name)?.[1]
    return row === undefined ? [] : [Number(row) + 1]
  })
  return rows.length > 0
    ? Math.min(
        MAX_ROWS,
        rows.reduce((a, b) => Math.max(a, b)),
      )
    : undefined
}

/** The goods of a posted form. Rows without SKU and quantity behind the last one are left out. */
export function readGoodsLines(form: FormData): { sku: string; quantity: number }[] {
  const text = createFieldReader(form)
  const rows = Array.from({ length: countRows(form.keys()) ?? 0 }, (_, index) => ({
    sku: text(`lines.${index}.sku`),
    quantity: parseDecimal(text(`lines.${index}.quantity`)),
  }))
  return rows
    .slice(0, rows.findLastIndex(({ sku, quantity }) => sku ?? quantity) + 1)
    .map(({ sku = '', quantity }) => ({ sku, quantity: quantity as number }))
}
