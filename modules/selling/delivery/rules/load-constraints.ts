import type { LoadConstraints } from './vehicle-rejection.ts'

/** Goods of a load: how many, and the mass (kg), volume (m³) and length (m) of one. */
export type LoadedGoods = {
  quantity: number
  weightKg: number
  volumeM3: number
  lengthM: number
  /** Slug of the sub-category, which says whether its bars bend. */
  subCategory: string
}

/** What of these goods decides which vehicles can carry them. */
export function computeLoadConstraints<Goods extends LoadedGoods>(
  lines: readonly Goods[],
  { roadWidthM, bends }: { roadWidthM: number | null; bends: readonly string[] },
): LoadConstraints {
  const isBendable = ({ subCategory }: Goods) => bends.includes(subCategory)
  return {
    longestStiffM: computeLongestM(lines.filter((line) => !isBendable(line))),
    longestBendingM: computeLongestM(lines.filter(isBendable)),
    // Goods by measure (m³, kg) are poured, so a quantity below one weighs less than the unit.
    heaviestKg: findMax(lines.map((line) => line.weightKg * Math.min(1, line.quantity))),
    largestM3: findMax(lines.map((line) => line.volumeM3 * Math.min(1, line.quantity))),
    roadWidthM,
  }
}

export const computeLongestM = (lines: readonly { lengthM: number }[]): number =>
  findMax(lines.map(({ lengthM }) => lengthM))

const findMax = (values: readonly number[]) => Math.max(0, ...values)
