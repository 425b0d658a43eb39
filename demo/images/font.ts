import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

/** The points of an outline in font units, on or off the curve. */
type Contour = { x: number; y: number; on: boolean }[]
export type Glyph = { advance: number; contours: Contour[] }

/** The tables of a WOFF 1 file, inflated. https://www.w3.org/TR/WOFF/ */
function readTables(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let i = 0; i < file.readUInt16BE(12); i++) {
    const at = 44 + i * 20
    const [offset, packed, size] = [4, 8, 12].map((k) => file.readUInt32BE(at + k)) as [
      number,
      number,
      number,
    ]
    const body = file.subarray(offset, offset + packed)
    tables.set(file.toString('latin1', at, at + 4), packed < size ? inflateSync(body) : body)
  }
  return tables
}

/** The index of each character's glyph: `cmap` format 4. */
function readCharacterMap(cmap: Buffer): (code: number) => number {
  let at = 0
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const offset = cmap.readUInt32BE(4 + i * 8 + 4)
    if (cmap.readUInt16BE(offset) === 4) at = offset
  }
  const doubled = cmap.readUInt16BE(at + 6)
  return (code) => {
    for (let i = 0; i < doubled; i += 2) {
      if (cmap.readUInt16BE(at + 14 + i) < code) continue
      const start = cmap.readUInt16BE(at + 16 + doubled + i)
      if (start > code) return 0
      const delta = cmap.readUInt16BE(at + 16 + 2 * doubled + i)
      const where = at + 16 + 3 * doubled + i
      const rangeOffset = cmap.readUInt16BE(where)
      if (rangeOffset === 0) return (code + delta) & 0xffff
      const glyph = cmap.readUInt16BE(where + rangeOffset + 2 * (code - start))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}

/** The contours of a `glyf` entry; those of a composite one come from its parts. */
function readContours(glyf: Buffer, loca: (i: number) => number, index: number): Contour[] {
  const start = loca(index)
  if (loca(index + 1) === start) return []
  const count = glyf.readInt16BE(start)
  return count < 0 ? readComposite(glyf, loca, start + 10) : readSimple(glyf, start + 10, count)
}

function readComposite(glyf: Buffer, loca: (i: number) => number, from: number): Contour[] {
  const contours: Contour[] = []
  for (let at = from, more = true; more;) {
    const flags = glyf.readUInt16BE(at)
    const words = (flags & 1) !== 0
    const dx = words ? glyf.readInt16BE(at + 4) : glyf.readInt8(at + 4)
    const dy = words ? glyf.readInt16BE(at + 6) : glyf.readInt8(at + 5)
    for (const part of readContours(glyf, loca, glyf.readUInt16BE(at + 2)))
      contours.push(part.map((p) => ({ ...p, x: p.x + dx, y: p.y + dy })))
    at += (words ? 8 : 6) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0)
    more = (flags & 0x20) !== 0
  }
  return contours
}

function readSimple(glyf: Buffer, from: number, count: number): Contour[] {
  const ends = Array.from({ length: count }, (_, i) => glyf.readUInt16BE(from + i * 2))
  const total = (ends.at(-1) ?? -1) + 1
  let at = from + count * 2
  at += 2 + glyf.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < total) {
    const flag = glyf.readUInt8(at++)
    const repeats = flag & 8 ? glyf.readUInt8(at++) : 0
    for (let i = 0; i <= repeats; i++) flags.push(flag)
  }
  const axis = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyf.readUInt8(at++) : -glyf.readUInt8(at++)
      else if (!(flag & same)) {
        value += glyf.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = axis(2, 16)
  const ys = axis(4, 32)
  const points = flags.map((flag, i) => ({ x: xs[i] ?? 0, y: ys[i] ?? 0, on: (flag & 1) !== 0 }))
  return ends.map((end, i) => points.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end + 1))
}

/** Reads the outlines of the shop's typeface, so that images need no installed font. */
export function readFont(weight: 600 | 800): { unitsPerEm: number; glyph: (ch: string) => Glyph } {
  const name = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`
  const tables = readTables(readFileSync(createRequire(import.meta.url).resolve(name)))
  const table = (tag: string) => {
    const data = tables.get(tag)
    if (!data) throw new Error(`${name} has no table ${tag}`)
    return data
  }
  const [head, glyf, locations, hmtx] = [table('head'), table('glyf'), table('loca'), table('hmtx')]
  const long = head.readInt16BE(50) === 1
  const loca = (i: number) =>
    long ? locations.readUInt32BE(i * 4) : locations.readUInt16BE(i * 2) * 2
  const metrics = table('hhea').readUInt16BE(34)
  const indexOf = readCharacterMap(table('cmap'))
  const glyphCache = new Map<string, Glyph>()
  const glyph = (ch: string) => {
    const cached = glyphCache.get(ch)
    if (cached) return cached
    const index = indexOf(ch.codePointAt(0) ?? 32)
    const advance = hmtx.readUInt16BE(Math.min(index, metrics - 1) * 4)
    const created = { advance, contours: index === 0 ? [] : readContours(glyf, loca, index) }
    glyphCache.set(ch, created)
    return created
  }
  return { unitsPerEm: head.readUInt16BE(18), glyph }
}
