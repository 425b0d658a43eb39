import { readFont } from './font.ts'
import { num, type V2 } from './path.ts'

const fonts = new Map<number, ReturnType<typeof readFont>>()
function loadFont(weight: 600 | 800) {
  const cached = fonts.get(weight)
  if (cached) return cached
  const read = readFont(weight)
  fonts.set(weight, read)
  return read
}

/** How a line of text is set; `anchor` is the part of it at x 0. */
export type LetteringOptions = {
  size: number
  anchor?: 'start' | 'middle' | 'end'
  weight?: 600 | 800
  spacing?: number
}

/** Width of a line of text, in the unit of its size. */
function textWidth(text: string, options: LetteringOptions): number {
  const { glyph, unitsPerEm } = loadFont(options.weight ?? 800)
  const letters = [...text]
  const sum = letters.reduce((total, ch) => total + glyph(ch).advance, 0)
  return (sum * options.size) / unitsPerEm + letters.length * (options.spacing ?? 0)
}

/** The largest size, up to `largest`, at which `text` fits into `width`. */
export const fittingSize = (text: string, width: number, largest: number) =>
  Math.min(largest, width / Math.max(0.01, textWidth(text, { size: 1 })))

/**
 * Path data of a line of text, with every point mapped by `place` (x right, y down, baseline at 0):
 * the identity for flat text, the surface of a cylinder for a label on a can.
 */
export function lettering(
  text: string,
  options: LetteringOptions,
  place: (x: number, y: number) => V2 = (x, y) => [x, y],
): string {
  const { glyph, unitsPerEm } = loadFont(options.weight ?? 800)
  const k = options.size / unitsPerEm
  const anchor = options.anchor ?? 'start'
  const width = anchor === 'start' ? 0 : textWidth(text, options)
  let pen = anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width
  let d = ''
  for (const ch of text) {
    const { advance, contours } = glyph(ch)
    for (const contour of contours) d += outline(contour, (x, y) => place(pen + x * k, -y * k))
    pen += advance * k + (options.spacing ?? 0)
  }
  return d
}

/** Flat text at (x, y). */
export const textAt = (text: string, x: number, y: number, options: LetteringOptions) =>
  lettering(text, options, (dx, dy) => [x + dx, y + dy])

type Contour = ReturnType<ReturnType<typeof readFont>['glyph']>['contours'][number]

function outline(contour: Contour, place: (x: number, y: number) => V2): string {
  const at = (i: number) => contour[((i % contour.length) + contour.length) % contour.length]
  const first = contour.findIndex((p) => p.on)
  const start = at(Math.max(0, first))
  if (!start) return ''
  const put = (x: number, y: number) => {
    const [px, py] = place(x, y)
    return num(px) + ' ' + num(py)
  }
  let d = 'M' + put(start.x, start.y)
  for (let i = 1; i <= contour.length; i++) {
    const p = at(first + i)
    const next = at(first + i + 1)
    if (!p || !next) break
    if (p.on) d += 'L' + put(p.x, p.y)
    else if (next.on) {
      d += 'Q' + put(p.x, p.y) + ' ' + put(next.x, next.y)
      i++
    } else d += 'Q' + put(p.x, p.y) + ' ' + put((p.x + next.x) / 2, (p.y + next.y) / 2)
  }
  return d + 'Z'
}
