import { createCache } from '#platform/cache/cache.ts'
import type { Piece } from './cut-page.ts'
import { compressPart, joinGzip, storePart } from './gzip-segments.ts'
import type { Segment, SharedPage } from './shared-page.ts'

/** Renders a slot's component with the reader's data. It comes from the web's build. */
export type RenderSlot = (name: string, args: object, data: unknown) => string

/** What a page is filled with: the JSON of each of the data that it wants, and the nonce of this response. */
export type Filling = { data: readonly string[]; nonce: string; renderSlot: RenderSlot }

/** How many versions of a segment stay compressed: of the districts that most readers live in. */
const MAX_COMPRESSED = 8

/** The slots of readers who come back. */
const renderedSlots = createCache<Buffer>({ maxBytes: 8 * 1_048_576 })

/** The body of a page for one reader. */
export const fillPage = ({ segments }: SharedPage, filling: Filling): Buffer =>
  Buffer.concat(segments.flatMap((segment) => fillSegment(segment, filling)))

/** The same as gzip: what other readers see as well was compressed once. */
export function fillPageGzip({ segments }: SharedPage, filling: Filling): Buffer {
  const raw: Buffer[] = []
  const parts: Buffer[] = []
  for (const segment of segments) {
    const filled = fillSegment(segment, filling)
    raw.push(...filled)
    parts.push(...compressSegment(segment, filled, filling))
  }
  return joinGzip(parts, raw)
}

const SCRIPT_ESCAPES: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A text inside a JSON string; React Router's scripts have that JSON inside another string. */
function encodeData(text: string, isInScript: boolean): string {
  const encoded = JSON.stringify(text).slice(1, -1)
  if (!isInScript) return encoded
  return JSON.stringify(encoded)
    .slice(1, -1)
    .replace(/[&><\u2028\u2029]/g, (sign) => SCRIPT_ESCAPES[sign]!)
}

const fillSegment = (segment: Segment, filling: Filling): Buffer[] =>
  segment.pieces.map((piece) => fillPiece(piece, filling))

function fillPiece(piece: Piece, { data, nonce, renderSlot }: Filling): Buffer {
  switch (piece.kind) {
    case 'text':
      return piece.bytes
    case 'nonce':
      return Buffer.from(nonce)
    case 'data':
      return Buffer.from(encodeData(data[piece.wanted]!, piece.isInScript))
    case 'slot': {
      const { name, args } = piece
      const json = data[piece.wanted]!
      const key = `${name} ${JSON.stringify(args)} ${json}`
      const known = renderedSlots.get(key)
      if (known) return known
      const rendered = Buffer.from(renderSlot(name, args, JSON.parse(json)))
      renderedSlots.set(key, rendered, { bytes: rendered.length + key.length * 2 })
      return rendered
    }
  }
}

function compressSegment(
  { pieces, wanted, compressed }: Segment,
  filled: Buffer[],
  { data }: Filling,
): Buffer[] {
  // A piece that is alone with its reader's data is sent once.
  if (pieces.length === 1 && pieces[0]!.kind !== 'text') return filled.flatMap(storePart)
  const key = wanted === undefined ? '' : data[wanted]!
  const known = compressed.get(key)
  if (known) return [known]
  const part = compressPart(Buffer.concat(filled))
  if (compressed.size >= MAX_COMPRESSED) compressed.delete(compressed.keys().next().value!)
  compressed.set(key, part)
  return [part]
}
