import type { DemoProduct, DemoVariant } from '#demo/catalogue/types.ts'
import { inSubCategory, type ProductCondition } from '../judgments.ts'

type Value = string | number
export type VariantCondition = (product: DemoProduct, variant: DemoVariant) => boolean

/** The quantity that must be taken, in the selling unit of the variant that is taken. */
type ExpectedQuantity = number | ((variant: DemoVariant) => number)

/** A line as a foreman writes it, with the goods that it means. */
export type JudgedLine = {
  text: string
  /** Which variants are right. */
  isRight: VariantCondition
  /** Undefined where only a person can say it, so that the line has to be a question. */
  qty: ExpectedQuantity | undefined
  /** A brand that is named and not sold; the answer says so and asks. */
  missingBrand?: string
}

/** A message that names several lines. */
export type JudgedMessage = { text: string; lines: JudgedLine[] }

/** Variants of products that meet the condition, with these attribute values; of a list, any. */
export const goods =
  (
    condition: ProductCondition | string,
    values: Record<string, Value | Value[]> = {},
  ): VariantCondition =>
  (product, variant) =>
    (typeof condition === 'string' ? inSubCategory(condition) : condition)(product) &&
    Object.entries(values).every(([key, value]) => {
      const found = variant.attributes[key]
      return found !== undefined && [value].flat().includes(found)
    })

export const either =
  (...conditions: VariantCondition[]): VariantCondition =>
  (product, variant) =>
    conditions.some((condition) => condition(product, variant))

/** A line that can be taken without a question. */
export const defineLine = (
  text: string,
  isRight: VariantCondition,
  qty: ExpectedQuantity,
): JudgedLine => ({ text, isRight, qty })

/** A line that leaves open which goods or how many are meant: it has to be a question. */
export const defineQuestion = (text: string, isRight: VariantCondition): JudgedLine => ({
  text,
  isRight,
  qty: undefined,
})

/** A line with a brand that the shop does not sell: it offers the same of others, and asks. */
export const defineMissingBrand = (
  text: string,
  missingBrand: string,
  isRight: VariantCondition,
): JudgedLine => ({ text, isRight, qty: undefined, missingBrand })

/** Whole packs that hold an amount, where the variant's attribute is the content of a pack. */
export const packsOf =
  (amount: number, contentKey: string): ExpectedQuantity =>
  ({ attributes, minOrder, multiple }) => {
    const packs = Math.ceil(amount / Number(attributes[contentKey]) - 1e-9)
    return Math.max(minOrder, Math.ceil(packs / multiple) * multiple)
  }
