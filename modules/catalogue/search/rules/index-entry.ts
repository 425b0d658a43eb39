import { createCache } from '#platform/cache/cache.ts'
import type {
  AttributeDefinition,
  AttributeValues,
} from '#modules/catalogue/categories/rules/attribute-labels.ts'
import {
  SIZE_PLACEHOLDER,
  type Size,
  type TypedSize,
  sizeFromValue,
  extractSizes,
} from './sizes.ts'
import { isStopWord, stemWord } from './stem.ts'

/** Characters per column; a longer row would not fit into the index. */
const MAX_LENGTH = 1100

/**
 * The words of a text without its sizes: `K-300` is `k300`, `Abu-abu` is `abuabu` and `abu`.
 * Placeholders mark the positions of sizes.
 */
export function splitWords(rest: string): string[] {
  const words: string[] = []
  for (const [word] of rest.matchAll(/\ue000\d+|[\p{L}\d]+(?:[-/][\p{L}\d]+)*/gu)) {
    if (word.startsWith(SIZE_PLACEHOLDER)) words.push(word)
    else words.push(word.replace(/[-/]/g, ''), ...splitParts(word))
  }
  return words
}

const splitParts = (word: string) =>
  /[-/]/.test(word) ? word.split(/[-/]/).filter((part) => /^\p{L}{2,}$/u.test(part)) : []

/** The words of a name or an alias, without placeholders. */
export const tokenizeName = (text: string): string[] =>
  splitWords(extractSizes(text).rest).filter((word) => !word.startsWith(SIZE_PLACEHOLDER))

export type IndexableProduct = {
  name: string
  /** The brand's name: its words are left out of the product's, as search matches brands separately. */
  brand: string
  description: string
  attributes: readonly AttributeDefinition[]
  variants: readonly { name: string; attributes: AttributeValues }[]
}

/**
 * The search index entry of a product: ` name words # words of variants # stems of its description `
 * and its variants' sizes.
 */
export function buildIndexEntry({
  name,
  brand,
  description,
  attributes,
  variants,
}: IndexableProduct): {
  words: string
  sizes: string
} {
  const brandWords = new Set(tokenizeName(brand))
  const { sizes: inName, rest } = extractSizes(name)
  const nameWords = splitWords(rest).filter(
    (word) => !word.startsWith(SIZE_PLACEHOLDER) && !brandWords.has(word),
  )
  const variantWords = new Set<string>()
  const sizes = new Set<string>()
  for (const variant of variants) {
    for (const word of tokenizeVariant(variant, attributes))
      if (!nameWords.includes(word)) variantWords.add(word)
    const tokens = extractVariantSizes(
      variant,
      attributes,
      inName.map(({ interpretations }) => interpretations[0]!),
    )
    if (tokens.length > 0) sizes.add(`;${tokens.join(';')};`)
  }
  return {
    words: truncate(
      ` ${[...new Set(nameWords)].join(' ')} # ${[...variantWords].join(' ')} # ${stemDescription(description).join(' ')} `,
      ' ',
    ),
    sizes: truncate([...sizes].join('|'), '|'),
  }
}

/** The stems of a description's words, each once. */
const stemDescription = (description: string): string[] => [
  ...new Set(
    tokenizeName(description)
      .filter((word) => word.length > 3 && !isStopWord(word) && !/\d/.test(word))
      .map(stemWord),
  ),
]

const truncate = (text: string, separator: string) =>
  text.length <= MAX_LENGTH
    ? text
    : `${text.slice(0, text.lastIndexOf(separator, MAX_LENGTH))}${separator}`

/** The words of a variant: those of its name and its attribute values. */
export function tokenizeVariant(
  { name, attributes: values }: { name: string; attributes: AttributeValues },
  attributes: readonly AttributeDefinition[],
): string[] {
  const texts = attributes
    .map(({ key }) => values[key])
    .filter((value) => typeof value === 'string')
  return [name, ...texts].flatMap((text) => tokenizeCached(text).words)
}

/** The words and sizes of a product's name. */
export const tokenizeProductName = (name: string): { words: string[]; sizes: Size[] } =>
  tokenizeCached(name)

/** The likeliest meaning of a size, with its sides in the order of the text. */
const toWrittenSize = ({ interpretations: [first], written }: TypedSize): Size => ({
  measure: first!.measure,
  values: written ?? first!.values,
})

/** Thousands of variants share the same few texts: each is tokenized once. */
const tokenCache = createCache<{ words: string[]; sizes: Size[] }>({
  name: 'tokens',
  maxEntries: 20_000,
})

function tokenizeCached(text: string) {
  const cached = tokenCache.get(text)
  if (cached) return cached
  const { sizes, rest } = extractSizes(text)
  const words = splitWords(rest).filter((word) => !word.startsWith(SIZE_PLACEHOLDER))
  const tokenized = { words, sizes: sizes.map(toWrittenSize) }
  tokenCache.set(text, tokenized)
  return tokenized
}

/** A variant's sizes as tokens (`l9`, `g40000`), in the order of its attributes. */
export function extractVariantSizes(
  { name, attributes: values }: { name: string; attributes: AttributeValues },
  attributes: readonly AttributeDefinition[],
  inheritedSizes: readonly Size[] = [],
): string[] {
  const byAttribute = attributes.flatMap(({ key, unit }): Size[] => {
    const value = values[key]
    if (typeof value === 'number') return [sizeFromValue(value, unit)]
    return value === undefined ? [] : tokenizeCached(value).sizes
  })
  const byName = tokenizeCached(name).sizes
  return mergeTokens(
    mergeTokens(toSizeTokens(byAttribute), toSizeTokens(byName)),
    toSizeTokens(inheritedSizes),
  )
}

/** Size tokens: `l1220` is a measure and a value. */
const toSizeTokens = (sizes: readonly Size[]): string[] =>
  sizes.flatMap(({ measure, values }) => values.map((value) => `${measure}${value}`))

/** The multiset union: the same side may be in both lists. */
function mergeTokens(first: string[], second: string[]): string[] {
  const all = [...first]
  const unmatched = [...first]
  for (const token of second) {
    const at = unmatched.indexOf(token)
    if (at === -1) all.push(token)
    else unmatched.splice(at, 1)
  }
  return all
}
