import type { PieceFace } from './piece-face.ts'

/** How pieces lie on an area when they are laid straight, beginning in a corner. */
export type LayingPlan = {
  /** Along the area's length and width (m). */
  pieceLengthM: number
  pieceWidthM: number
  columns: number
  rows: number
  /** Pieces laid whole, and pieces cut at the far edges. */
  whole: number
  cut: number
}

/** A float's error below this share of a piece cuts nothing. */
const TOLERANCE = 1e-6

/** Lays pieces in the direction that needs fewer of them. */
export function planLaying(
  area: { lengthM: number; widthM: number },
  face: Pick<PieceFace, 'lengthM' | 'widthM'>,
): LayingPlan {
  const along = layInDirection(area, face.lengthM, face.widthM)
  const across = layInDirection(area, face.widthM, face.lengthM)
  return across.columns * across.rows < along.columns * along.rows ? across : along
}

function layInDirection(
  { lengthM, widthM }: { lengthM: number; widthM: number },
  pieceLengthM: number,
  pieceWidthM: number,
): LayingPlan {
  const count = (side: number, piece: number) => ({
    all: Math.ceil(side / piece - TOLERANCE),
    whole: Math.floor(side / piece + TOLERANCE),
  })
  const columns = count(lengthM, pieceLengthM)
  const rows = count(widthM, pieceWidthM)
  const whole = columns.whole * rows.whole
  return {
    pieceLengthM,
    pieceWidthM,
    columns: columns.all,
    rows: rows.all,
    whole,
    cut: columns.all * rows.all - whole,
  }
}
