import type { Api } from '#modules/client.ts'
import { figure, typed } from '../parts/typed.ts'

type Body = Parameters<Api['staffStock']['receive']>[0]['body']

/** Rows of the form that takes goods in. */
export const RECEIPT_ROWS = 8

/** A receipt as its form tells it; a row without SKU and figure is none. */
export function receiptIn(form: FormData): Body {
  const text = typed(form)
  const rows = Array.from({ length: RECEIPT_ROWS }, (_, at) => ({
    sku: text(`lines.${at}.sku`),
    quantity: figure(text(`lines.${at}.quantity`)),
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
