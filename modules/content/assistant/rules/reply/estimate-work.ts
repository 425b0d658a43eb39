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

/** The sides of a brick or a block (cm), the longest first: `20 × 10 × 5 cm`, `40 × 20 cm`. Null where a text names none. */
function readSides(size: string): number[] | null {
  const sides = size.match(/\d+(?:,\d+)?/gu)?.map((side) => Number(side.replace(',', '.'))) ?? []
  return sides.length < 2 || !/×|x/u.test(size) ? null : sides.toSorted((a, b) => b - a)
}

/** The length and height (cm) that one shows in a wall: bricks lie flat, blocks stand on edge. */
const findFace = ([length = 0, ...rest]: readonly number[], isBlock: boolean) => ({
  length,
  height: rest.length > 1 && !isBlock ? rest.at(-1)! : rest[0]!,
})

/** How many bricks or blocks a wall of one layer takes, by the size of one. */
export function estimateBricks(areaM2: number, size: string, isBlock = false): number | null {
  const sides = readSides(size)
  if (!sides) return null
  const { length, height } = findFace(sides, isBlock)
  const face = ((length + JOINT_CM) * (height + JOINT_CM)) / 10_000
  return Math.ceil(round((areaM2 / face) * (1 + BROKEN_SHARE), 6))
}

/**
 * Cement (kg) and sand (m³) for each m³ of joints: a wall of half a brick of 22 × 11 × 5 cm takes 11.5 kg and 0.043 m³ a m² at
 * 1 : 4 (SNI 6897:2008), and has joints of 0.0223 m³.
 */
const CEMENT_KG_PER_JOINT_M3 = 515
const SAND_PER_JOINT = 1.93

/** What the joints of a wall take; null where the size names no thickness. */
export function estimateMortar(
  areaM2: number,
  size: string,
  isBlock = false,
): { cementKg: number; sandM3: number } | null {
  const sides = readSides(size)
  if (!sides || sides.length < 3) return null
  const { length, height } = findFace(sides, isBlock)
  const thicknessCm = isBlock ? sides[2]! : sides[1]!
  const openShare = 1 - (length * height) / ((length + JOINT_CM) * (height + JOINT_CM))
  const jointsM3 = areaM2 * (thicknessCm / 100) * openShare
  return {
    cementKg: round(jointsM3 * CEMENT_KG_PER_JOINT_M3, 1),
    sandM3: round(jointsM3 * SAND_PER_JOINT, 1),
  }
}
