import { typedQty } from './line.ts'

const NAME = 'text-'

/** The numbers of the lines that a form posted, in their order. */
export const numbersIn = (form: FormData): string[] =>
  [...form.keys()].filter((name) => name.startsWith(NAME)).map((name) => name.slice(NAME.length))

/** A line of a posted form: its words, how many, and which goods are meant. */
export const lineIn = (form: FormData, number: string) => ({
  text: String(form.get(`${NAME}${number}`) ?? ''),
  qty: typedQty(form.get(`qty-${number}`)),
  product_variant_id: String(form.get(`choice-${number}`) ?? '') || null,
})

/** Messages at the lines of the page: a call knows them by place, the page by number. */
export const errorsByNumber = (
  errors: Record<string, string>,
  numbers: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, place] = /^lines\.(\d+)/.exec(path) ?? []
      return place === undefined ? [path, message] : [`line-${numbers[Number(place)]}`, message]
    }),
  )
