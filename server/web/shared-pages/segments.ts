import type { Piece } from './cut-page.ts'
import type { Segment, WantedData } from './shared-page.ts'

/**
 * Groups the pieces of a page so that most of it is compressed once: what all readers see, and what depends on the
 * same data, such as the freight to one district, together with the text between.
 */
export function groupPieces(pieces: readonly Piece[], wanted: readonly WantedData[]): Segment[] {
  const segments: { pieces: Piece[]; wanted: number | undefined; isOpen: boolean }[] = []
  for (const piece of pieces) {
    const last = segments.at(-1)
    const owner = 'wanted' in piece ? piece.wanted : undefined
    const isAlone = piece.kind === 'nonce' || (owner !== undefined && !wanted[owner]!.byDistrict)
    const fits =
      last?.isOpen && (owner === undefined || last.wanted === undefined || last.wanted === owner)
    if (isAlone || !fits) segments.push({ pieces: [piece], wanted: owner, isOpen: !isAlone })
    else {
      last.pieces.push(piece)
      last.wanted ??= owner
    }
  }
  return segments.map(({ pieces: own, wanted: owner }) => ({
    pieces: own,
    wanted: owner,
    compressed: new Map(),
  }))
}
