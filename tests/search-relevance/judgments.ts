import type { DemoProduct } from '#demo/catalogue/types.ts'

/** 3 exactly what is meant, 2 the right kind but slightly other, 1 related, 0 not. */
export type RelevanceGrade = 0 | 1 | 2 | 3

/** What somebody types, and how well each product answers it. */
export interface JudgedQuery {
  text: string
  grade(product: DemoProduct): RelevanceGrade
  /** Which product may stand first, where grade 3 would be too wide or too narrow. */
  first?(product: DemoProduct): boolean
  /** The grades above 0 that it gives, for checking that each is given to something. */
  stated: RelevanceGrade[]
}

export type ProductCondition = (product: DemoProduct) => boolean
type Value = string | number

/** The best grade whose condition holds; a grade that is left out is given to nothing. */
export function judgeQuery(
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

/** Stands in one of the sub-categories (slugs). */
export const inSubCategory =
  (...slugs: string[]): ProductCondition =>
  ({ subCategory }) =>
    slugs.includes(subCategory)

/** Is of one of the brands (slugs). */
export const hasBrand =
  (...slugs: string[]): ProductCondition =>
  ({ brand }) =>
    slugs.includes(brand)

/** One and the same variant has all of these attribute values; a list means any of it. */
export const hasAttributes =
  (expected: Record<string, Value | Value[]>): ProductCondition =>
  ({ variants }) =>
    variants.some(({ attributes }) =>
      Object.entries(expected).every(([key, value]) => {
        const found = attributes[key]
        return found !== undefined && [value].flat().includes(found)
      }),
    )

/** Its name holds one of these phrases: for lines that no attribute tells apart. */
export const isNamed =
  (...phrases: string[]): ProductCondition =>
  ({ name }) =>
    phrases.some((phrase) => name.includes(phrase))

/** One of its variants has exactly this SKU. */
export const hasSku =
  (whole: string): ProductCondition =>
  ({ variants }) =>
    variants.some((variant) => variant.sku === whole)

/** One of its variants has this run of whole parts in its SKU: `BTS-420` in `KB-BTS-420-D10`. */
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
