import { parseDecimal, splitLines } from '../shared/forms/form-values.ts'

/** One pasted line: a SKU, and the quantity behind it where one is written. */
export type PastedGoods = { sku: string; quantity: string }

/**
 * Reads lines pasted from a table or a message: `SKU`, then the quantity, with anything such as a name
 * between them.
 */
export const parsePastedGoods = (text: string): PastedGoods[] =>
  splitLines(text).map((line) => {
    const [sku = '', ...rest] = line.split(/[\t; ]+/)
    const quantity = rest.findLast((part) => typeof parseDecimal(part) === 'number') ?? ''
    return { sku, quantity }
  })
