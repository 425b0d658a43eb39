import { multiplyRatio, type Money, sen } from '#platform/money.ts'
import type { UnitSpec } from './unit-spec.ts'

/** The fields that determine how much one selling unit contains. */
export type VariantMeasures = Pick<
  UnitSpec,
  'unit' | 'weightKg' | 'lengthM' | 'piecesPerUnit' | 'coverageM2'
> & {
  /** Steel is compared by mass, whatever its selling unit. */
  isSteel: boolean
  /** What its attributes say of its content: a can of 400 g, a roll of 50 m. */
  packed?: readonly { unit: string | null; amount: number }[]
}

/**
 * The comparison price of a variant in whole rupiah: per piece for goods that are sold by the m³ or
 * m² and laid by the piece, per m² for sheets and tiles, per kg for steel and bags, per metre for
 * other bars and pipes. Null if there is no other unit to compare by.
 */
export function computePricePer(
  price: Money,
  measures: VariantMeasures,
): { unit: string; price: Money } | null {
  const [content] = computeUnitContents(measures)
  if (!content) return null
  const rupiah = multiplyRatio(price, 100, Math.round(content.amount * 10_000))
  return { unit: content.unit, price: sen(rupiah * 100) }
}

/** How much of another unit one selling unit contains: 83.3 `buah` in a m³ of light brick. */
export type UnitContent = { unit: string; amount: number }

/** What one selling unit contains; the first unit is the one to compare prices by. */
export function computeUnitContents(measures: VariantMeasures): UnitContent[] {
  const { unit, weightKg, lengthM, piecesPerUnit, coverageM2, isSteel } = measures
  const isMeasured = unit === 'm³' || unit === 'm²'
  if (unit === 'kg' || unit === 'meter') return []
  const mass = { unit: 'kg', amount: (isSteel || unit === 'sak') && !isMeasured ? weightKg : 0 }
  const area = { unit: 'm²', amount: unit === 'm²' ? 0 : (coverageM2 ?? 0) }
  const pieces = { unit: 'buah', amount: piecesPerUnit && piecesPerUnit > 1 ? piecesPerUnit : 0 }
  const length = { unit: 'm', amount: unit === 'batang' && lengthM > 1 ? lengthM : 0 }
  const order = isMeasured
    ? // Laid by the piece; without their number there is nothing to compare by.
      pieces.amount > 0
      ? [pieces, area]
      : []
    : isSteel && !coverageM2
      ? [mass, pieces, length]
      : [area, mass, pieces, length]
  return order.filter(({ amount }) => amount > 0)
}

/** What one selling unit contains by its measures and by its attributes: a roll of cable has 50 m. */
export function listUnitContents(measures: VariantMeasures): UnitContent[] {
  const contents = computeUnitContents(measures)
  const packed = (measures.packed ?? []).flatMap(({ unit, amount }) =>
    unit && amount > 0 && !contents.some((each) => each.unit === unit) ? [{ unit, amount }] : [],
  )
  return [...contents, ...packed]
}

/** Whether the products of a category are steel, by its slug. */
export const isSteelCategory = (categorySlug: string): boolean => /besi|baja/.test(categorySlug)
