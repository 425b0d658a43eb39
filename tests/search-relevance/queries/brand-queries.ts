import {
  allOf,
  anyOf,
  defineQuery,
  hasBrand,
  type JudgedQuery,
  type ProductCondition,
} from '../judgments.ts'

/**
 * A brand's products of one kind in one size or sort. Next best are the same sort of other brands and
 * the brand's other sorts of that kind; the rest of `wide` is related.
 */
export function defineBrandQuery(
  text: string,
  brand: string,
  sort: ProductCondition,
  near: ProductCondition,
  wide?: ProductCondition,
): JudgedQuery {
  const next = anyOf(sort, allOf(hasBrand(brand), near))
  return defineQuery(text, { 3: allOf(hasBrand(brand), sort), 2: next, 1: wide ?? near })
}

/** The same if every product of the kind has that size: other brands are next best. */
export const defineBrandOnlyQuery = (
  text: string,
  brand: string,
  wide: ProductCondition,
): JudgedQuery => defineQuery(text, { 3: allOf(hasBrand(brand), wide), 2: wide })
