import { z } from 'zod'
import { parseAmount } from './parse-amount.ts'

/** A form field with such an amount. */
export const AmountField = z.string().transform((text, context) => {
  const amount = parseAmount(text)
  if (amount) return amount
  context.addIssue({ code: 'custom', message: 'Tulis jumlah rupiah, misalnya 32.129.217.' })
  return z.NEVER
})
