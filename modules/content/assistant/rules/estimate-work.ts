/** Work that takes cement, by what it is measured in: volume (m³) for concrete, area (m²) for the others. */
export type WorkKind = 'concrete' | 'plaster' | 'skim'

/** Work that a buyer asks about: `amount` in m³ for concrete, else in m². */
export type Work = { kind: WorkKind; amount: number }

/** What one m³, or one m², takes: cement in kg, sand and crushed stone in m³. */
type Recipe = { name: string; unit: 'm³' | 'm²'; cementKg: number; sandM3: number; stoneM3: number }

/**
 * Concrete K-225 (SNI 7394:2008, with sand of 1,400 and stone of 1,350 kg/m³), plaster 1 : 4 of 15 mm and skim coat (SNI
 * 2837:2008).
 */
const RECIPES: Record<WorkKind, Recipe> = {
  concrete: { name: 'Cor beton K-225', unit: 'm³', cementKg: 371, sandM3: 0.499, stoneM3: 0.776 },
  plaster: {
    name: 'Plesteran 15 mm (1 : 4)',
    unit: 'm²',
    cementKg: 6.24,
    sandM3: 0.024,
    stoneM3: 0,
  },
  skim: { name: 'Acian', unit: 'm²', cementKg: 3.25, sandM3: 0, stoneM3: 0 },
}

export type WorkEstimate = {
  name: string
  unit: 'm³' | 'm²'
  amount: number
  /** Whole sacks. */
  sacks: number
  sackKg: number
  sandM3: number
  stoneM3: number
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** What a work takes, in sacks of that mass. */
export function estimateWork({ kind, amount }: Work, sackKg: number): WorkEstimate {
  const { name, unit, cementKg, sandM3, stoneM3 } = RECIPES[kind]
  return {
    name,
    unit,
    amount,
    sacks: Math.ceil(round((amount * cementKg) / sackKg, 6)),
    sackKg,
    sandM3: round(amount * sandM3, 1),
    stoneM3: round(amount * stoneM3, 1),
  }
}

/** The joint between bricks of a wall (cm), and the share of them that breaks. */
const JOINT_CM = 1
const BROKEN_SHARE = 0.05

/** How many bricks or blocks a wall of one layer takes, by the size of one: `20 × 10 × 5 cm` or `40 × 20 cm`. */
export function estimateBricks(areaM2: number, size: string): number | null {
  const sides = size.match(/\d+(?:,\d+)?/gu)?.map((side) => Number(side.replace(',', '.'))) ?? []
  if (sides.length < 2 || !/×|x/u.test(size)) return null
  const [length = 0, ...rest] = sides.toSorted((a, b) => b - a)
  // Bricks lie flat: their shortest side is the height. Blocks stand on edge, and their thickness is not part of the size.
  const height = sides.length > 2 ? rest.at(-1)! : rest[0]!
  const face = ((length + JOINT_CM) * (height + JOINT_CM)) / 10_000
  return Math.ceil(round((areaM2 / face) * (1 + BROKEN_SHARE), 6))
}
