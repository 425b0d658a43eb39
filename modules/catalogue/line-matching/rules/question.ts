import { formatQuantity } from '#platform/format.ts'
import type {
  AttributeDefinition,
  AttributeValues,
} from '#modules/catalogue/categories/rules/attribute-labels.ts'
import { nameBrand } from '#modules/catalogue/search/rules/market-brands.ts'
import type { ParsedQuery } from '#modules/catalogue/search/rules/parse-query.ts'

/** Values that a question names. */
const MAX_VALUES = 6

/** Asks for an attribute: `Pilih tebal: 9, 12, 15 mm.` Of one value it asks whether that will do. */
export function askForAttribute(
  { key, label, unit }: AttributeDefinition,
  options: readonly { attributes: AttributeValues }[],
): string {
  const values = [...new Set(options.flatMap(({ attributes }) => attributes[key] ?? []))]
  const texts = values
    .slice(0, MAX_VALUES)
    .map((value) => (typeof value === 'number' ? formatQuantity(value) : value))
  // `2,5, 3,8, 5`: a comma between numbers that have one is none.
  const separator = texts.some((text) => /\d,\d/.test(text)) ? '; ' : ', '
  const shown = texts.join(separator)
  if (values.length === 1)
    return `Hanya ada ${label.toLowerCase()} ${shown}${unit ? ` ${unit}` : ''}. Pilih bila cocok.`
  const end = values.length > MAX_VALUES ? `${separator}…` : '.'
  return `Pilih ${label.toLowerCase()}: ${shown}${unit ? ` ${unit}` : ''}${end}`
}

export const ASK_FOR_KIND = 'Pilih jenisnya.'
export const NEAREST_SIZE = 'Ukuran itu tidak ada, ini yang terdekat.'

const MISSING_BRAND = ' tidak kami jual; ini yang serupa dari merek lain.'
/** Whether a question says that the shop does not sell a brand. */
export const isMissingBrand = (question: string | null): boolean =>
  question?.endsWith(MISSING_BRAND) === true

const UNKNOWN_WORD = ' tidak kami kenal. Periksa barangnya.'
/** Whether a question names a word that the shop does not know. */
export const isUnknownWord = (question: string | null): boolean =>
  question?.endsWith(UNKNOWN_WORD) === true

/** Names a brand that the shop does not sell, or a word that it does not know; null without either. */
export function explainUnknown({
  missingBrands: [brand],
  unknown: [word],
}: Pick<ParsedQuery, 'missingBrands' | 'unknown'>): string | null {
  if (brand) return `${nameBrand(brand)}${MISSING_BRAND}`
  return word ? `Kata “${word}”${UNKNOWN_WORD}` : null
}
