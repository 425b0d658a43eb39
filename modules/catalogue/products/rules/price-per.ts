import { multiplyRatio, type Money, sen } from '#platform/money.ts'

/** What a price is compared by, beside the selling unit. Masses in kg, lengths in m, areas in m². */
export type VariantMeasures = {
  unit: string
  weightKg: number
  lengthM: number
  piecesPerUnit: number | null
  coverageM2: number | null
  /** Steel is compared by its mass, whatever it is sold by. */
  isSteel: boolean
}

/**
 * The price per m², kg, piece or metre that a buyer of such goods compares: per piece for what is
 * sold by the m³ or m² and laid by the piece, per m² for what covers, per kg for steel and bags,
 * per metre for other bars and pipes. Whole rupiah; null where nothing else compares.
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

/** So much of another unit is in one selling unit: 83.3 `buah` in a m³ of light brick. */
export type UnitContent = { unit: string; amount: number }

/** What one selling unit holds, the unit that its price is compared by first. */
export function computeUnitContents(measures: VariantMeasures): UnitContent[] {
  const { unit, weightKg, lengthM, piecesPerUnit, coverageM2, isSteel } = measures
  const isMeasured = unit === 'm³' || unit === 'm²'
  if (unit === 'kg' || unit === 'meter') return []
  const mass = { unit: 'kg', amount: (isSteel || unit === 'sak') && !isMeasured ? weightKg : 0 }
  const area = { unit: 'm²', amount: unit === 'm²' ? 0 : (coverageM2 ?? 0) }
  const pieces = { unit: 'buah', amount: piecesPerUnit && piecesPerUnit > 1 ? piecesPerUnit : 0 }
  const length = { unit: 'm', amount: unit === 'batang' && lengthM > 1 ? lengthM : 0 }
  const order = isMeasured
    ? // Laid by the piece; without a count of them nothing compares.
      pieces.amount > 0
      ? [pieces, area]
      : []
    : isSteel && !coverageM2
      ? [mass, pieces, length]
      : [area, mass, pieces, length]
  return order.filter(({ amount }) => amount > 0)
}

/** Whether the goods of a category are steel, by its slug. */
export const isSteelCategory = (categorySlug: string): boolean => /besi|baja/.test(categorySlug)
