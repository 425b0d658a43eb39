import { z } from 'zod'
import { parseAmount } from '../../../shared/parse-amount.ts'

/** A form field for a price in whole rupiah, as people write it: `54.500`, `Rp 54.500`. */
export const RupiahField = z.string().transform((text, context) => {
  const [, whole] = /^(\d+)\.00$/.exec(parseAmount(text)?.amount ?? '') ?? []
  if (whole) return Number(whole)
  context.addIssue({ code: 'custom', message: 'Tulis rupiah bulat, misalnya 54.500.' })
  return z.NEVER
})

/** Parses a quantity as people write it: `1.250`, `12,5`, `12.5`. Undefined for anything else. */
export function parseQuantity(text: string): number | undefined {
  const digits = text.replace(/\s/g, '')
  const match =
    /^(\d{1,3}(?:\.\d{3})+|\d{1,8})(?:,(\d{1,3}))?$/.exec(digits) ??
    /^(\d{1,8})\.(\d{1,2})$/.exec(digits)
  if (!match) return undefined
  const [, whole = '', decimals = '0'] = match
  return Number(`${whole.replaceAll('.', '')}.${decimals}`)
}
