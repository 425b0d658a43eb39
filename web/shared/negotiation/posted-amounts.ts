import type { MoneyJson } from '#platform/money.ts'
import { parseAmount } from '#web/shared/parse-amount.ts'

/**
 * A typed amount as a call takes it; undefined for an empty field. What cannot be read is sent as it is, so that
 * the call says at its field what is wrong.
 */
export function readPostedAmount(text: string): MoneyJson | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  return parseAmount(typed) ?? { amount: typed.slice(0, 30), currency: 'IDR' }
}

/** Moves the errors of `price.amount` to the form's field `price`. */
export const mapAmountErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/\.amount$/, ''), message]),
  )
