import type { TypedSize } from './sizes.ts'

/** A size as the tokens of each interpretation: as texts, or as the numbers that a block has for them. */
type SizeAlternatives<T> = { isUnitless: boolean; alternatives: readonly (readonly T[])[] }

/** How many of the sizes a variant has; a number without unit counts less beyond the first attribute. */
export function countMatchedSizes(sizes: readonly TypedSize[], tokens: readonly string[]): number {
  let matched = 0
  for (const size of sizes) matched += matchSize(listAlternatives(size), tokens, 0, tokens.length)
  return matched
}

/** The tokens of each interpretation of a size; thousands of variants are compared with the same one. */
const alternativesBySize = new WeakMap<TypedSize, SizeAlternatives<string>>()

export function listAlternatives(size: TypedSize): SizeAlternatives<string> {
  const known = alternativesBySize.get(size)
  if (known) return known
  const { interpretations, isUnitless } = size
  const alternatives = isUnitless
    ? [expandUnitless(interpretations[0]!.values[0]!)]
    : interpretations.map(({ measure, values }) => values.map((value) => `${measure}${value}`))
  const listed = { isUnitless, alternatives }
  alternativesBySize.set(size, listed)
  return listed
}

/** How well the tokens from one place to another match a size, from 0 to 1. */
export function matchSize<T>(
  { alternatives, isUnitless }: SizeAlternatives<T>,
  tokens: ArrayLike<T>,
  from: number,
  to: number,
): number {
  if (isUnitless) {
    for (let at = from; at < to; at++)
      if (alternatives[0]!.includes(tokens[at]!)) return at === from ? 1 : 0.7
    return 0
  }
  for (const [at, sides] of alternatives.entries())
    if (hasAllSides(sides, tokens, from, to)) return 1 - at * 0.01
  return 0
}

/** Whether the tokens have all sides; a square has its side twice. */
function hasAllSides<T>(
  sides: readonly T[],
  tokens: ArrayLike<T>,
  from: number,
  to: number,
): boolean {
  for (const side of sides) {
    let missing = 0
    for (const other of sides) if (other === side) missing += 1
    for (let at = from; at < to; at++) if (tokens[at] === side) missing -= 1
    if (missing > 0) return false
  }
  return true
}

/** A number without unit as tokens of every unit that people tend to omit. */
const expandUnitless = (value: number): string[] => {
  const scale = (factor: number) => Math.round(value * factor * 1000) / 1000
  return [
    `n${value}`,
    `l${value}`,
    `l${scale(10)}`,
    `l${scale(1000)}`,
    `in${value}`,
    `g${scale(1000)}`,
    `g${value}`,
    `v${scale(1000)}`,
    `v${value}`,
    `w${value}`,
    `a${value}`,
  ]
}

/** The tokens of a size: alternatives, each a set of tokens that must all match. */
export const toTokenGroups = ({ interpretations, isUnitless }: TypedSize): string[][] =>
  isUnitless
    ? expandUnitless(interpretations[0]!.values[0]!).map((token) => [token])
    : interpretations.map(({ measure, values }) =>
        [...new Set(values)].map((value) => `${measure}${value}`),
      )
