import type { Attribute, AttributeValues } from '../facts.ts'
import { PLACE, type Size, sizeOf, sizesIn } from './sizes.ts'
import { isStop, stemOf } from './stem.ts'

/** More letters than an index takes in one row. */
const longest = 1100

/**
 * The words of a text, sizes left out: `K-300` is `k300`, `Abu-abu` is `abuabu` and `abu`. A mark
 * stands where a size stood.
 */
export function wordsIn(rest: string): string[] {
  const words: string[] = []
  for (const [word] of rest.matchAll(/\ue000\d+|[\p{L}\d]+(?:[-/][\p{L}\d]+)*/gu)) {
    if (word.startsWith(PLACE)) words.push(word)
    else words.push(word.replace(/[-/]/g, ''), ...partsOf(word))
  }
  return words
}

const partsOf = (word: string) =>
  /[-/]/.test(word) ? word.split(/[-/]/).filter((part) => /^\p{L}{2,}$/u.test(part)) : []

/** The words of a name or an alias, without marks. */
export const nameWords = (text: string): string[] =>
  wordsIn(sizesIn(text).rest).filter((word) => !word.startsWith(PLACE))

export type Indexed = {
  name: string
  /** Words of the brand's name: they stand in product names, and are found by brand. */
  brand: string
  description: string
  attributes: readonly Attribute[]
  variants: readonly { name: string; attributes: AttributeValues }[]
}

/**
 * What a search finds a product by: ` name words # words of variants # stems of its description `
 * and its variants' sizes.
 */
export function entryOf({ name, brand, description, attributes, variants }: Indexed): {
  words: string
  sizes: string
} {
  const ofBrand = new Set(nameWords(brand))
  const { sizes: inName, rest } = sizesIn(name)
  const own = wordsIn(rest).filter((word) => !word.startsWith(PLACE) && !ofBrand.has(word))
  const varied = new Set<string>()
  const sizes = new Set<string>()
  for (const variant of variants) {
    for (const word of variantWords(variant, attributes)) if (!own.includes(word)) varied.add(word)
    const tokens = variantSizes(
      variant,
      attributes,
      inName.map(({ readings }) => readings[0]!),
    )
    if (tokens.length > 0) sizes.add(`;${tokens.join(';')};`)
  }
  return {
    words: cut(
      ` ${[...new Set(own)].join(' ')} # ${[...varied].join(' ')} # ${stemsIn(description).join(' ')} `,
      ' ',
    ),
    sizes: cut([...sizes].join('|'), '|'),
  }
}

/** What a description says of use and making, a word in all its forms once. */
export const stemsIn = (description: string): string[] => [
  ...new Set(
    nameWords(description)
      .filter((word) => word.length > 3 && !isStop(word) && !/\d/.test(word))
      .map(stemOf),
  ),
]

const cut = (text: string, between: string) =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(between, longest))}${between}`

/** The words that tell a variant apart: its name's and its attributes' values. */
export function variantWords(
  { name, attributes: values }: { name: string; attributes: AttributeValues },
  attributes: readonly Attribute[],
): string[] {
  const texts = attributes
    .map(({ key }) => values[key])
    .filter((value) => typeof value === 'string')
  return [name, ...texts].flatMap((text) => readOf(text).words)
}

/** The same few texts stand in thousands of variants: each is read once. */
const read = new Map<string, { words: string[]; sizes: Size[] }>()
const mostRead = 20_000

function readOf(text: string) {
  const known = read.get(text)
  if (known) return known
  const { sizes, rest } = sizesIn(text)
  const words = wordsIn(rest).filter((word) => !word.startsWith(PLACE))
  const made = { words, sizes: sizes.map(({ readings }) => readings[0]!) }
  if (read.size >= mostRead) read.clear()
  read.set(text, made)
  return made
}

/** A variant's sizes as tokens (`l9`, `g40000`), its first attributes' first. */
export function variantSizes(
  { name, attributes: values }: { name: string; attributes: AttributeValues },
  attributes: readonly Attribute[],
  around: readonly Size[] = [],
): string[] {
  const byAttribute = attributes.flatMap(({ key, unit }): Size[] => {
    const value = values[key]
    if (typeof value === 'number') return [sizeOf(value, unit)]
    return value === undefined ? [] : readOf(value).sizes
  })
  const byName = readOf(name).sizes
  return union(union(tokensOf(byAttribute), tokensOf(byName)), tokensOf(around))
}

/** `l1220`: a measure and one value of it. */
export const tokensOf = (sizes: readonly Size[]): string[] =>
  sizes.flatMap(({ measure, values }) => values.map((value) => `${measure}${value}`))

/** Each token as often as in the list that has it more often: the same side is told twice. */
function union(first: string[], second: string[]): string[] {
  const all = [...first]
  const left = [...first]
  for (const token of second) {
    const at = left.indexOf(token)
    if (at === -1) all.push(token)
    else left.splice(at, 1)
  }
  return all
}
