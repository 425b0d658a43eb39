import { parseQty } from './line.ts'

const TEXT_PREFIX = 'text-'

/** The numbers of the lines that a form posted, in their order. */
export const readLineNumbers = (form: FormData): string[] =>
  [...form.keys()]
    .filter((name) => name.startsWith(TEXT_PREFIX))
    .map((name) => name.slice(TEXT_PREFIX.length))

/** A line of a posted form: its text, quantity and product. */
export const readLine = (form: FormData, number: string) => ({
  text: String(form.get(`${TEXT_PREFIX}${number}`) ?? ''),
  qty: parseQty(form.get(`qty-${number}`)),
  product_variant_id: String(form.get(`choice-${number}`) ?? '') || null,
})

/** Moves messages to the page's lines: a call addresses a line by index, the page by number. */
export const mapErrorsToLines = (
  errors: Record<string, string>,
  numbers: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, index] = /^lines\.(\d+)/.exec(path) ?? []
      return index === undefined ? [path, message] : [`line-${numbers[Number(index)]}`, message]
    }),
  )
