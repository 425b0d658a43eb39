import { z } from 'zod'
import { typedAmount } from '../order/typed-amount.ts'

/** A price as a person types it (`54.500`, `Rp 54.500`) in whole rupiah, as a field of a form. */
export const TypedRupiah = z.string().transform((text, context) => {
  const [, whole] = /^(\d+)\.00$/.exec(typedAmount(text)?.amount ?? '') ?? []
  if (whole) return Number(whole)
  context.addIssue({ code: 'custom', message: 'Tulis rupiah bulat, misalnya 54.500.' })
  return z.NEVER
})

/** A quantity as a person types it: `1.250`, `12,5`, `12.5`. Undefined where it is none. */
export function typedQuantity(text: string): number | undefined {
  const figure = text.replace(/\s/g, '')
  const match =
    /^(\d{1,3}(?:\.\d{3})+|\d{1,8})(?:,(\d{1,3}))?$/.exec(figure) ??
    /^(\d{1,8})\.(\d{1,2})$/.exec(figure)
  if (!match) return undefined
  const [, whole = '', decimals = '0'] = match
  return Number(`${whole.replaceAll('.', '')}.${decimals}`)
}
