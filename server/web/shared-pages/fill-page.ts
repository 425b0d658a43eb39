import { gunzipSync } from 'node:zlib'
import { createCache } from '#platform/cache/cache.ts'
import type { PersonalPiece } from './cut-page.ts'
import { joinGzip, storePart, type GzipPart } from './gzip-part.ts'
import { findVersion } from './segments.ts'
import type { SharedPage } from './shared-page.ts'

/** Renders a slot's component with the reader's data. It comes from the web's build. */
export type RenderSlot = (name: string, args: object, data: unknown) => string

/** What a page is filled with: the JSON of each of the data that it wants, and the nonce of this response. */
export type Filling = { data: readonly string[]; nonce: string; renderSlot: RenderSlot }

/** The slots of readers who come back. */
const renderedSlots = createCache<Buffer>({ name: 'filled parts', maxBytes: 8 * 1_048_576 })

/** The body of a page for one reader as gzip: what other readers see as well was compressed once. */
export const fillPageGzip = (page: SharedPage, filling: Filling): Buffer =>
  joinGzip(fillSegments(page, filling))

/** The same for the rare client that accepts no gzip. */
export const fillPage = (page: SharedPage, filling: Filling): Buffer =>
  gunzipSync(fillPageGzip(page, filling))

const fillSegments = ({ segments }: SharedPage, filling: Filling): GzipPart[] =>
  segments.map((segment) => {
    const fill = (piece: PersonalPiece) => fillPiece(piece, filling)
    if (segment.kind === 'shared') return segment.part
    if (segment.kind === 'personal') return storePart(fill(segment.piece))
    return findVersion(segment, filling.data[segment.requested]!, fill)
  })

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

function fillPiece(piece: PersonalPiece, { data, nonce, renderSlot }: Filling): Buffer {
  switch (piece.kind) {
    case 'nonce':
      return Buffer.from(nonce)
    case 'data':
      return Buffer.from(encodeData(data[piece.requested]!, piece.isInScript))
    case 'slot': {
      const { name, args } = piece
      const json = data[piece.requested]!
      const key = `${name} ${JSON.stringify(args)} ${json}`
      const known = renderedSlots.get(key)
      if (known) return known
      const rendered = Buffer.from(renderSlot(name, args, JSON.parse(json)))
      renderedSlots.set(key, rendered, { bytes: rendered.length + key.length * 2 })
      return rendered
    }
  }
}
