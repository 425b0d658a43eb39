import type { DemoProduct } from '#demo/catalogue/types.ts'

/** 3 is an exact match, 2 the right kind with a difference, 1 related, 0 irrelevant. */
export type RelevanceGrade = 0 | 1 | 2 | 3

/** A query with the relevance of each product. */
export interface JudgedQuery {
  text: string
  grade(product: DemoProduct): RelevanceGrade
  /** Which products may come first, if not those of grade 3. */
  first?(product: DemoProduct): boolean
  /** The grades above 0 that it defines; a test checks that each applies to some product. */
  stated: RelevanceGrade[]
}

export type ProductCondition = (product: DemoProduct) => boolean
type Value = string | number

/** Builds a query: each product has the highest grade whose condition it meets. */
export function defineQuery(
  text: string,
  conditions: { 3: ProductCondition; 2?: ProductCondition; 1?: ProductCondition },
  first?: ProductCondition,
): JudgedQuery {
  const levels = ([3, 2, 1] as const).filter((level) => conditions[level])
  return {
    text,
    stated: levels,
    grade: (product) => levels.find((level) => conditions[level]?.(product)) ?? 0,
    ...(first ? { first } : {}),
  }
}

/** Is in one of the sub-categories (slugs). */
export const inSubCategory =
  (...slugs: string[]): ProductCondition =>
  ({ subCategory }) =>
    slugs.includes(subCategory)

/** Is of one of the brands (slugs). */
export const hasBrand =
  (...slugs: string[]): ProductCondition =>
  ({ brand }) =>
    slugs.includes(brand)

/** A single variant has all of these attribute values; of a list, any. */
export const hasAttributes =
  (expected: Record<string, Value | Value[]>): ProductCondition =>
  ({ variants }) =>
    variants.some(({ attributes }) =>
      Object.entries(expected).every(([key, value]) => {
        const found = attributes[key]
        return found !== undefined && [value].flat().includes(found)
      }),
    )

/** Its name contains one of these phrases: for products that no attribute distinguishes. */
export const isNamed =
  (...phrases: string[]): ProductCondition =>
  ({ name }) =>
    phrases.some((phrase) => name.includes(phrase))

/** A variant has exactly this SKU. */
export const hasSku =
  (whole: string): ProductCondition =>
  ({ variants }) =>
    variants.some((variant) => variant.sku === whole)

/** A variant has these consecutive parts in its SKU: `BTS-420` in `KB-BTS-420-D10`. */
export const hasSkuPart =
  (part: string): ProductCondition =>
  ({ variants }) =>
    variants.some((variant) => `-${variant.sku}-`.includes(`-${part}-`))

export const allOf =
  (...conditions: ProductCondition[]): ProductCondition =>
  (product) =>
    conditions.every((condition) => condition(product))

export const anyOf =
  (...conditions: ProductCondition[]): ProductCondition =>
  (product) =>
    conditions.some((condition) => condition(product))

export const not =
  (condition: ProductCondition): ProductCondition =>
  (product) =>
    !condition(product)
