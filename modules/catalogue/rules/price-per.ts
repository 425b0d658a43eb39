import { fraction, type Money, sen } from '#platform/money.ts'

/** What a price is compared by, beside the selling unit. Masses in kg, lengths in m, areas in m². */
export type Measures = {
  unit: string
  weightKg: number
  lengthM: number
  piecesPerUnit: number | null
  coverageM2: number | null
  /** Steel is compared by its mass, whatever it is sold by. */
  steel: boolean
}

/**
 * The price per m², kg, piece or metre that a buyer of such goods compares: per piece for what is
 * sold by the m³ or m² and laid by the piece, per m² for what covers, per kg for steel and bags,
 * per metre for other bars and pipes. Whole rupiah; null where nothing else compares.
 */
export function pricePer(price: Money, measures: Measures): { unit: string; price: Money } | null {
  const [unit, amount] = measureOf(measures)
  if (!unit || !amount || amount <= 0) return null
  const rupiah = fraction(price, 100, Math.round(amount * 10_000))
  return { unit, price: sen(rupiah * 100) }
}

function measureOf(measures: Measures): [unit: string, amount: number | null] | [] {
  const { unit, weightKg, lengthM, piecesPerUnit, coverageM2 } = measures
  const pieces = piecesPerUnit !== null && piecesPerUnit > 1
  if (unit === 'm³' || unit === 'm²') return pieces ? ['buah', piecesPerUnit] : []
  if (unit === 'kg' || unit === 'meter') return []
  if (measures.steel && !coverageM2) return ['kg', weightKg]
  if (coverageM2) return ['m²', coverageM2]
  if (unit === 'sak') return ['kg', weightKg]
  if (pieces) return ['buah', piecesPerUnit]
  return unit === 'batang' && lengthM > 1 ? ['m', lengthM] : []
}

/** Whether the goods of a category are steel, by its slug. */
export const isSteel = (categorySlug: string): boolean => /besi|baja/.test(categorySlug)
