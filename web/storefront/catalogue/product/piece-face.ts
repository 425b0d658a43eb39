import type { Side } from './dimensions.ts'

/** A piece as it is laid (m), and how many of them a selling unit has. */
export type PieceFace = { lengthM: number; widthM: number; perUnit: number }

/** What a stated coverage may differ from the sum of its pieces: it is rounded. */
const MAX_DEVIATION = 0.03

/**
 * The visible face of a piece that covers a floor, a wall or a roof: the size of a tile or of a sheet. Undefined
 * where whole pieces do not add up to what a unit covers, as with roofing that overlaps.
 */
export function findPieceFace(
  sizes: readonly (readonly Side[])[],
  coverageM2: number,
): PieceFace | undefined {
  const [first, second] =
    sizes.find(({ length }) => length === 2)?.toSorted((one, other) => other.mm - one.mm) ?? []
  if (!first || !second) return undefined
  const face = { lengthM: first.mm / 1000, widthM: second.mm / 1000 }
  const pieces = coverageM2 / (face.lengthM * face.widthM)
  const perUnit = Math.round(pieces)
  return perUnit >= 1 && Math.abs(pieces - perUnit) <= MAX_DEVIATION * perUnit
    ? { ...face, perUnit }
    : undefined
}
