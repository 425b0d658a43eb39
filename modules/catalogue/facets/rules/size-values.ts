import { countMatchedSizes } from '#modules/catalogue/search/rules/match-sizes.ts'
import {
  extractSizes,
  sizeFromValue,
  type Size,
  type TypedSize,
} from '#modules/catalogue/search/rules/sizes.ts'

import { formatAttributes } from './attributes-query.ts'

/** An attribute of a sub-category with the values that its products have. */
type AttributeValueList = {
  key: string
  unit: string | null
  type: 'number' | 'text'
  values: readonly { value: string; label: string; count: number }[]
}

/** A value of an attribute that a search names: `tebal`, `9`, shown as `9 mm`. */
export type NamedValue = { key: string; value: string; label: string }

/**
 * The values that the sizes of a search name in a sub-category, for its filters; undefined where it has
 * nothing of one of these sizes. A number without a unit is the first attribute that has it.
 */
export function findSizeValues(
  sizes: readonly TypedSize[],
  attributes: readonly AttributeValueList[],
): NamedValue[] | undefined {
  const named: NamedValue[] = []
  for (const size of sizes) {
    const found = attributes
      .map((attribute) => matchValues(size, attribute))
      .find((values) => values.length > 0)
    if (!found) return undefined
    named.push(...found)
  }
  return named
}

/** Named values as the query of a list has them. */
export const formatNamedValues = (named: readonly NamedValue[]): string =>
  formatAttributes(
    [...Map.groupBy(named, ({ key }) => key)].map(([key, values]) => [
      key,
      values.map(({ value }) => value),
    ]),
  )

const matchValues = (size: TypedSize, { key, unit, type, values }: AttributeValueList) =>
  values
    .filter(({ value, count }) => {
      if (count === 0) return false
      const tokens = toTokens(
        type === 'number'
          ? [sizeFromValue(Number(value), unit)]
          : extractSizes(value).sizes.map(({ interpretations }) => interpretations[0]!),
      )
      return tokens.length <= countSides(size) && countMatchedSizes([size], tokens) > 0
    })
    .map(({ value, label }) => ({ key, value, label: unit ? `${label} ${unit}` : label }))

/** `60 × 60` is no filter for what is `60 × 60 × 6`. */
const countSides = ({ interpretations }: TypedSize): number =>
  Math.max(...interpretations.map(({ values }) => values.length))

const toTokens = (sizes: readonly Size[]): string[] =>
  sizes.flatMap(({ measure, values }) => values.map((value) => `${measure}${value}`))
