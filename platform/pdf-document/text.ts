import type { PdfDocument } from '../pdf.ts'
import { toPrintable } from './printable.ts'
import {
  measureStandardText,
  showStandardText,
  useStandardFont,
  type StandardFontName,
} from './standard-font.ts'

export type TextStyle = { size: number; bold?: boolean; color?: string }
export type TextPlace = { x: number; y: number; width: number; align?: 'left' | 'right' }

export const INK = '#222c37'
export const MUTED = '#5d6a79'
export const LINE = '#d2d9e1'
export const ACCENT = '#0b4a9e'
export const TINT = '#eef4fc'

const toFontName = ({ bold = false }: TextStyle): StandardFontName =>
  bold ? 'Helvetica-Bold' : 'Helvetica'

/** The width of a text without kerning, which would make it a hair narrower. */
const measureText = (doc: PdfDocument, text: string, style: TextStyle): number =>
  measureStandardText(doc, toFontName(style), text) * style.size

/** Points from one line to the next. */
export const lineHeight = (size: number): number => size * 1.32

/**
 * Wraps a text into lines that fit a width. A word is broken only if it is too wide for a line. The last of `maxLines`
 * ends in `…` when text was cut.
 */
export function wrapText(
  doc: PdfDocument,
  text: string,
  width: number,
  style: TextStyle,
  maxLines = 12,
): string[] {
  const measure = (part: string) => measureText(doc, part, style)
  const lines = toPrintable(text)
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(paragraph.trim(), width, measure))
  if (lines.length <= maxLines) return lines
  return [...lines.slice(0, maxLines - 1), shorten(lines[maxLines - 1]!, width, measure)]
}

/** The width of a part of a line, in points. */
type Measure = (part: string) => number

function wrapParagraph(text: string, width: number, measure: Measure): string[] {
  if (measure(text) <= width) return [text]
  const spaceWidth = measure(' ')
  const lines: string[] = []
  let line = ''
  let lineWidth = 0
  for (const word of text.split(/ +/)) {
    const wordWidth = measure(word)
    if (line !== '' && lineWidth + spaceWidth + wordWidth <= width) {
      line += ` ${word}`
      lineWidth += spaceWidth + wordWidth
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    lineWidth = wordWidth
    while (lineWidth > width) {
      const head = takeFitting(line, width, measure)
      lines.push(head)
      line = line.slice(head.length)
      lineWidth = measure(line)
    }
  }
  return [...lines, line]
}

/** As much of a word as fits, a character at least. */
function takeFitting(word: string, width: number, measure: Measure): string {
  let length = 1
  for (let used = measure(word[0]!); length < word.length - 1; length += 1) {
    used += measure(word[length]!)
    if (used > width) break
  }
  return word.slice(0, length)
}

function shorten(line: string, width: number, measure: Measure): string {
  let rest = line
  while (rest !== '' && measure(`${rest}…`) > width) rest = rest.slice(0, -1)
  return `${rest}…`
}

/** How far the letters of both fonts rise above the line that they stand on, at a size of one point. */
const ASCENT = 0.718

/** Draws lines below each other; returns the height that they take. */
export function drawLines(
  doc: PdfDocument,
  lines: readonly string[],
  { x, y, width, align = 'left' }: TextPlace,
  style: TextStyle,
): number {
  const name = toFontName(style)
  const content = [
    `BT /${useStandardFont(doc, name)} ${style.size} Tf ${toRgb(style.color ?? INK)} rg`,
  ]
  const height = lineHeight(style.size)
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const left = align === 'right' ? x + width - measureText(doc, line, style) : x
    const base = y + index * height + ASCENT * style.size
    // pdfkit's pages count from the top: without turning them, letters would stand on their heads.
    content.push(`1 0 0 -1 ${left.toFixed(3)} ${base.toFixed(3)} Tm`)
    content.push(showStandardText(doc, name, line))
  }
  // One piece of content: pdfkit's `text` writes eight for a line, and looks at each several times.
  if (content.length > 1) doc.addContent(`${content.join('\n')} ET`)
  return lines.length * height
}

const rgbColors = new Map<string, string>()

/** `#0b4a9e` as PDF writes it: three numbers from 0 to 1. */
export function toRgb(color: string): string {
  const known = rgbColors.get(color)
  if (known !== undefined) return known
  const parts = [1, 3, 5].map((at) => (parseInt(color.slice(at, at + 2), 16) / 255).toFixed(4))
  const rgb = parts.join(' ')
  rgbColors.set(color, rgb)
  return rgb
}

/** Wraps and draws a text; returns its height. */
export const drawText = (
  doc: PdfDocument,
  text: string,
  place: TextPlace,
  style: TextStyle,
): number => drawLines(doc, wrapText(doc, text, place.width, style), place, style)
