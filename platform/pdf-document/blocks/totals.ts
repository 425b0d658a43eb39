import type { PdfTotalsBlock } from '../content.ts'
import { ensureSpace, type PdfCursor } from '../page.ts'
import { LEFT, WIDTH } from '../page-size.ts'
import { ACCENT, drawLines, drawText, lineHeight, MUTED, TINT, wrapText } from '../text.ts'

const AMOUNTS_WIDTH = 250
const WORDS_WIDTH = WIDTH - AMOUNTS_WIDTH - 24
const ROW_HEIGHT = 15
const GRAND_HEIGHT = 22
const WORDS = { size: 8.5 }

const wrapWords = ({ doc }: PdfCursor, { inWords }: PdfTotalsBlock) =>
  inWords === undefined ? [] : wrapText(doc, capitalize(inWords), WORDS_WIDTH, WORDS)

/** The height that totals take: they stay on one page. */
export function measureTotals(cursor: PdfCursor, totals: PdfTotalsBlock): number {
  const amounts = (totals.rows.length - 1) * ROW_HEIGHT + GRAND_HEIGHT
  const words = wrapWords(cursor, totals).length * lineHeight(WORDS.size) + lineHeight(7.5) + 4
  return Math.max(amounts, words) + 14
}

export function drawTotals(cursor: PdfCursor, totals: PdfTotalsBlock): void {
  const height = measureTotals(cursor, totals)
  ensureSpace(cursor, height)
  drawWords(cursor, totals)
  drawAmounts(cursor, totals)
  cursor.y += height
}

function drawWords(cursor: PdfCursor, totals: PdfTotalsBlock): void {
  if (totals.inWords === undefined) return
  const place = { x: LEFT, y: cursor.y + 3, width: WORDS_WIDTH }
  const label = drawText(cursor.doc, 'Terbilang', place, { size: 7.5, color: MUTED })
  drawLines(cursor.doc, wrapWords(cursor, totals), { ...place, y: place.y + label + 2 }, WORDS)
}

function drawAmounts({ doc, y: top }: PdfCursor, { rows }: PdfTotalsBlock): void {
  const x = LEFT + WIDTH - AMOUNTS_WIDTH
  let y = top
  for (const [index, { label, value }] of rows.entries()) {
    const isGrand = index === rows.length - 1
    const style = isGrand ? { size: 10.5, bold: true, color: ACCENT } : { size: 8.5 }
    if (isGrand) doc.rect(x, y, AMOUNTS_WIDTH, GRAND_HEIGHT).fillColor(TINT).fill()
    const inset = isGrand ? 6 : 3
    drawText(doc, label, { x: x + 5, y: y + inset, width: 140 }, style)
    const place = { x: x + 105, y: y + inset, width: AMOUNTS_WIDTH - 110, align: 'right' } as const
    drawText(doc, value, place, style)
    y += isGrand ? GRAND_HEIGHT : ROW_HEIGHT
  }
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
