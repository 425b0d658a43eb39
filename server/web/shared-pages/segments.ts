import type { PersonalPiece, Piece } from './cut-page.ts'
import { compressPart, expandPart, type GzipPart } from './gzip-part.ts'
import type { Segment, RequestedData } from './shared-page.ts'

/**
 * Groups the pieces of a page so that most of it is compressed once: what all readers see, and what depends on the
 * same district, together with the text between.
 */
export function groupPieces(
  pieces: readonly Piece[],
  requested: readonly RequestedData[],
): Segment[] {
  const groups: { pieces: Piece[]; requested: number | undefined; isOpen: boolean }[] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    const owner = 'requested' in piece ? piece.requested : undefined
    const isAlone = piece.kind === 'nonce' || (owner !== undefined && !requested[owner]!.byDistrict)
    const fits =
      last?.isOpen &&
      (owner === undefined || last.requested === undefined || last.requested === owner)
    if (isAlone || !fits) groups.push({ pieces: [piece], requested: owner, isOpen: !isAlone })
    else {
      last.pieces.push(piece)
      last.requested ??= owner
    }
  }
  return groups.map((group) => {
    const [first] = group.pieces
    if (!group.isOpen && first!.kind !== 'text') return { kind: 'personal', piece: first! }
    const text = Buffer.concat(
      group.pieces.map((piece) => ('bytes' in piece ? piece.bytes : EMPTY)),
    )
    if (group.requested === undefined) return { kind: 'shared', part: compressPart(text) }
    return {
      kind: 'district',
      requested: group.requested,
      text: compressPart(text),
      layout: group.pieces.map((piece) => ('bytes' in piece ? piece.bytes.length : piece)),
      versions: new Map(),
    }
  })
}

const EMPTY = Buffer.alloc(0)

/** How many versions of a segment stay compressed: for the districts that most readers live in. */
const MAX_VERSIONS = 8

/** The version of a segment that a district's data makes, compressed once. */
export function findVersion(
  { text, layout, versions }: Extract<Segment, { kind: 'district' }>,
  data: string,
  fill: (piece: PersonalPiece) => Buffer,
): GzipPart {
  const known = versions.get(data)
  if (known) return known
  const bytes = expandPart(text)
  let end = 0
  const filled = layout.map((each) =>
    typeof each === 'number' ? bytes.subarray(end, (end += each)) : fill(each),
  )
  const version = compressPart(Buffer.concat(filled))
  if (versions.size >= MAX_VERSIONS) versions.delete(versions.keys().next().value!)
  versions.set(data, version)
  return version
}

/** What a segment takes in memory with some of its versions (bytes). */
export function measureSegment(segment: Segment): number {
  if (segment.kind === 'personal') return 200
  if (segment.kind === 'shared') return segment.part.deflated.length
  return 3 * segment.text.deflated.length + 200 * segment.layout.length
}
