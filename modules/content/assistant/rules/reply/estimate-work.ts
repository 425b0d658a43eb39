import { findRecipe, VOLUME_UNIT, type WorkKind } from './work-recipes.ts'

/** Work that a buyer asks about: `amount` in m³ for concrete, else in m². */
export type Work = { kind: WorkKind; amount: number }

/** What a work takes; the first goods are what it is mostly made of. */
export type WorkEstimate = {
  name: string
  unit: 'm³' | 'm²'
  amount: number
  goods: readonly { words: string; qty: number; unit: string }[]
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** What a work takes, with cement in sacks of that mass. */
export function estimateWork({ kind, amount }: Work, sackKg: number): WorkEstimate {
  const { name, unit, parts } = findRecipe(kind, sackKg)
  const goods = parts.map(({ words, unit: counted, each }) => ({
    words,
    unit: counted,
    qty: counted === VOLUME_UNIT ? round(amount * each, 1) : Math.ceil(round(amount * each, 6)),
  }))
  return { name, unit, amount, goods: goods.filter(({ qty }) => qty > 0) }
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

/** The length of a bar where its name says none (m), and the share of it that overlaps. */
const BAR_M = 12
const OVERLAP_SHARE = 0.05

/** How many bars an area takes that lie so far apart (cm), both ways. */
export function estimateBars(areaM2: number, spacedCm: number, name: string): number {
  const barM = Number(/×\s(\d+)\sm(?!\p{L})/u.exec(name)?.[1] ?? BAR_M)
  const metres = (2 * areaM2 * 100 * (1 + OVERLAP_SHARE)) / spacedCm
  return Math.ceil(round(metres / barM, 6))
}
