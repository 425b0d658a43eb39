import type { PdfDocument } from '../pdf.ts'
import { toPrintable } from './printable.ts'

export type TextStyle = { size: number; bold?: boolean; color?: string }
export type TextPlace = { x: number; y: number; width: number; align?: 'left' | 'right' }

export const INK = '#222c37'
export const MUTED = '#5d6a79'
export const LINE = '#d2d9e1'
export const ACCENT = '#0b4a9e'
export const TINT = '#eef4fc'

/** The width of each character in each font, at a size of one point. */
const characterWidths = {
  Helvetica: new Map<string, number>(),
  'Helvetica-Bold': new Map<string, number>(),
}

const toFontName = ({ bold = false }: TextStyle) => (bold ? 'Helvetica-Bold' : 'Helvetica')

/**
 * The width of a text without kerning, which would make it a hair narrower: pdfkit looks up every pair of
 * letters, for every line that is tried.
 */
function measureText(doc: PdfDocument, text: string, style: TextStyle): number {
  const widths = characterWidths[toFontName(style)]
  let sum = 0
  for (const character of text) {
    let width = widths.get(character)
    if (width === undefined) {
      width = applyStyle(doc, { ...style, size: 1000 }).widthOfString(character) / 1000
      applyStyle(doc, style)
      widths.set(character, width)
    }
    sum += width
  }
  return sum * style.size
}

/** Points from one line to the next. */
export const lineHeight = (size: number): number => size * 1.32

/** Sets the font of a style, as fonts that every viewer has. */
function applyStyle(doc: PdfDocument, style: TextStyle): PdfDocument {
  return doc.font(toFontName(style)).fontSize(style.size)
}

/**
 * The lines of a text that fit a width. Words break only where one alone is too wide. At most
 * `maxLines`, of which the last then ends in `…`.
 */
export function wrapText(
  doc: PdfDocument,
  text: string,
  width: number,
  style: TextStyle,
  maxLines = 12,
): string[] {
  const fits = (part: string) => measureText(doc, part, style) <= width
  const lines = toPrintable(text)
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(paragraph.trim(), fits))
  if (lines.length <= maxLines) return lines
  return [...lines.slice(0, maxLines - 1), shorten(lines[maxLines - 1]!, fits)]
}

function wrapParagraph(text: string, fits: (part: string) => boolean): string[] {
  if (fits(text)) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (!fits(line)) {
      const head = takeFitting(line, fits)
      lines.push(head)
      line = line.slice(head.length)
    }
  }
  return [...lines, line]
}

/** As much of a word as fits, a character at least. */
function takeFitting(word: string, fits: (part: string) => boolean): string {
  let length = word.length - 1
  while (length > 1 && !fits(word.slice(0, length))) length -= 1
  return word.slice(0, Math.max(1, length))
}

function shorten(line: string, fits: (part: string) => boolean): string {
  let rest = line
  while (rest !== '' && !fits(`${rest}…`)) rest = rest.slice(0, -1)
  return `${rest}…`
}

/** Draws lines below each other; returns the height that they take. */
export function drawLines(
  doc: PdfDocument,
  lines: readonly string[],
  { x, y, width, align = 'left' }: TextPlace,
  style: TextStyle,
): number {
  applyStyle(doc, style).fillColor(style.color ?? INK)
  const height = lineHeight(style.size)
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const left = align === 'right' ? x + width - measureText(doc, line, style) : x
    doc.text(line, left, y + index * height, { lineBreak: false })
  }
  return lines.length * height
}

/** Wraps and draws a text; returns its height. */
export const drawText = (
  doc: PdfDocument,
  text: string,
  place: TextPlace,
  style: TextStyle,
): number => drawLines(doc, wrapText(doc, text, place.width, style), place, style)
