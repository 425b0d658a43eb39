import type { Product } from '#demo/catalogue/types.ts'

/** 3 exactly what is meant, 2 the right kind but slightly other, 1 related, 0 not. */
export type Grade = 0 | 1 | 2 | 3

/** What somebody types, and how well each product answers it. */
export interface Query {
  text: string
  grade(product: Product): Grade
  /** Which product may stand first, where grade 3 would be too wide or too narrow. */
  first?(product: Product): boolean
  /** The grades above 0 that it gives, for checking that each is given to something. */
  stated: Grade[]
}

export type Condition = (product: Product) => boolean
type Value = string | number

/** The best grade whose condition holds; a grade that is left out is given to nothing. */
export function ask(
  text: string,
  conditions: { 3: Condition; 2?: Condition; 1?: Condition },
  first?: Condition,
): Query {
  const levels = ([3, 2, 1] as const).filter((level) => conditions[level])
  return {
    text,
    stated: levels,
    grade: (product) => levels.find((level) => conditions[level]?.(product)) ?? 0,
    ...(first ? { first } : {}),
  }
}

/** Stands in one of the sub-categories (slugs). */
export const kind =
  (...slugs: string[]): Condition =>
  ({ subCategory }) =>
    slugs.includes(subCategory)

/** Is of one of the brands (slugs). */
export const by =
  (...slugs: string[]): Condition =>
  ({ brand }) =>
    slugs.includes(brand)

/** One and the same variant has all of these attribute values; a list means any of it. */
export const has =
  (wanted: Record<string, Value | Value[]>): Condition =>
  ({ variants }) =>
    variants.some(({ attributes }) =>
      Object.entries(wanted).every(([key, value]) => {
        const found = attributes[key]
        return found !== undefined && [value].flat().includes(found)
      }),
    )

/** Its name holds one of these phrases: for lines that no attribute tells apart. */
export const named =
  (...phrases: string[]): Condition =>
  ({ name }) =>
    phrases.some((phrase) => name.includes(phrase))

/** One of its variants has exactly this SKU. */
export const sku =
  (whole: string): Condition =>
  ({ variants }) =>
    variants.some((variant) => variant.sku === whole)

/** One of its variants has this run of whole parts in its SKU: `BTS-420` in `KB-BTS-420-D10`. */
export const skuPart =
  (part: string): Condition =>
  ({ variants }) =>
    variants.some((variant) => `-${variant.sku}-`.includes(`-${part}-`))

export const all =
  (...conditions: Condition[]): Condition =>
  (product) =>
    conditions.every((condition) => condition(product))

export const any =
  (...conditions: Condition[]): Condition =>
  (product) =>
    conditions.some((condition) => condition(product))

export const not =
  (condition: Condition): Condition =>
  (product) =>
    !condition(product)
