import { formatQuantity } from '#platform/format.ts'
import type { ProductResponse, VariantResponse } from './variants.ts'

/** A side of a variant: how long it is (mm) and how the trade writes that. */
export type Side = { mm: number; text: string }
/** A block from the longest side on the ground to the one that stands up. */
export type Dimensions = { length: Side; width: Side; height: Side }

const MM_PER_UNIT: Record<string, number> = { mm: 1, cm: 10, m: 1_000 }
/** Attributes whose value in mm, cm or m is a side of its own. */
const SIDE_KEYS = ['tebal', 'tinggi', 'lebar', 'panjang', 'diameter', 'sisi']
const SIZE = /^([\d.,]+(?:\s*×\s*[\d.,]+){1,2})\s*(mm|cm|m)\b/

/**
 * The three sides of a variant, from its attributes: `1.220 × 2.440 mm` with a thickness of 9 mm, or the diameter
 * of a bar with its length. Undefined where they are not known: a bag has no sides that matter.
 */
export function findDimensions(
  attributes: ProductResponse['attributes'],
  variant: Pick<VariantResponse, 'attributes' | 'lengthM'>,
): Dimensions | undefined {
  const sides = attributes.flatMap(({ key, unit }) => {
    const value = variant.attributes[key]
    if (typeof value === 'string') return readSize(value)
    return typeof value === 'number' && unit && SIDE_KEYS.includes(key)
      ? toSides(value, unit, key === 'diameter' || key === 'sisi' ? 2 : 1)
      : []
  })
  if (sides.length === 2 && variant.lengthM > 0) sides.push(...toSides(variant.lengthM, 'm', 1))
  if (sides.length !== 3) return undefined
  const [length, width, height] = sides.toSorted((one, other) => other.mm - one.mm)
  return length && width && height && height.mm > 0 ? { length, width, height } : undefined
}

/** `1.220 × 2.440 mm` → both sides; nothing for a text that is no size. */
export function readSize(text: string): Side[] {
  const [, numbers, unit] = SIZE.exec(text) ?? []
  if (!numbers || !unit) return []
  return numbers
    .split('×')
    .map((part) => Number(part.trim().replace(/\./g, '').replace(',', '.')))
    .flatMap((value) => toSides(value, unit, 1))
}

/** A round or square bar is as high as it is wide. */
function toSides(value: number, unit: string, times: number): Side[] {
  const factor = MM_PER_UNIT[unit]
  if (!factor || !(value > 0)) return []
  return Array.from({ length: times }, () => ({
    mm: value * factor,
    text: `${formatQuantity(value)} ${unit}`,
  }))
}
