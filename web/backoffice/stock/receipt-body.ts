import type { Api } from '#modules/client.ts'
import { parseDecimal, createFieldReader } from '../shared/form-values.ts'

type Body = Parameters<Api['staffStock']['receive']>[0]['body']

/** The number of line rows in the receipt form. */
export const RECEIPT_ROWS = 8

/** The receipt of a posted form. Trailing rows without SKU and quantity are left out. */
export function readReceiptBody(form: FormData): Body {
  const text = createFieldReader(form)
  const rows = Array.from({ length: RECEIPT_ROWS }, (_, index) => ({
    sku: text(`lines.${index}.sku`),
    quantity: parseDecimal(text(`lines.${index}.quantity`)),
  }))
  return {
    warehouse: text('warehouse') ?? '',
    reference: text('reference') ?? '',
    supplier: text('supplier') ?? '',
    lines: rows
      .slice(0, rows.findLastIndex(({ sku, quantity }) => sku ?? quantity) + 1)
      .map(({ sku = '', quantity }) => ({ sku, quantity: quantity as number })),
  }
}
