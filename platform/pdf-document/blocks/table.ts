import { setImmediate } from 'node:timers/promises'
import type { PdfCell, PdfTableBlock, PdfTableColumn } from '../content.ts'
import { breakPage, ensureSpace, type PdfCursor } from '../page.ts'
import { BOTTOM, LEFT, WIDTH } from '../page-size.ts'
import { drawRule } from '../letterhead.ts'
import { drawLines, INK, LINE, lineHeight, MUTED, TINT, wrapText } from '../text.ts'

const PADDING = { x: 5, y: 4 }
const TEXT = { size: 8.5 }
const NOTE = { size: 7.5, color: MUTED }
const TITLE = { size: 10, bold: true }
const TITLE_HEIGHT = lineHeight(TITLE.size) + 4
const HEAD = { size: 7.5, bold: true, color: INK }

/** A column with its place on the page; the text is inside its padding. */
type PlacedColumn = PdfTableColumn & { x: number; textWidth: number }
type LaidOutCell = { text: string[]; note: string[] }
type LaidOutRow = { cells: LaidOutCell[]; height: number }

/** Points below a table. */
const GAP_BELOW = 10

/** Rows that are drawn before others get their turn: some milliseconds. */
const ROWS_AT_ONCE = 20

/**
 * Draws a table. Its heads repeat on every page, a row is never split, and the last row stays with the
 * `keepWithLast` points that follow.
 */
export async function drawTable(
  cursor: PdfCursor,
  table: PdfTableBlock,
  keepWithLast: number,
): Promise<void> {
  const columns = placeColumns(table.columns)
  const heads = layOutHeads(cursor, columns)
  const drawWithHeads = () => drawHeads(cursor, columns, heads)
  for (const [index, cells] of table.rows.entries()) {
    const row = layOutRow(cursor, columns, cells)
    const isJoined = index === table.rows.length - 1 && keepWithLast > 0
    const needed = row.height + (isJoined ? GAP_BELOW + keepWithLast : 0)
    if (index === 0) {
      ensureSpace(cursor, TITLE_HEIGHT + heads.height + needed)
      drawTitle(cursor, table.title)
      drawWithHeads()
    } else if (cursor.y + needed > BOTTOM) {
      breakPage(cursor)
      drawWithHeads()
    }
    drawRow(cursor, columns, row)
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate()
  }
  cursor.y += GAP_BELOW
}

function drawTitle(cursor: PdfCursor, title: string | undefined): void {
  if (title === undefined) return
  const place = { x: LEFT, y: cursor.y, width: WIDTH }
  drawLines(cursor.doc, wrapText(cursor.doc, title, WIDTH, TITLE, 1), place, TITLE)
  cursor.y += TITLE_HEIGHT
}

function placeColumns(columns: readonly PdfTableColumn[]): PlacedColumn[] {
  const isFixed = (width: number | 'rest'): width is number => width !== 'rest'
  const fixed = columns.map(({ width }) => width).filter(isFixed)
  const restWidth =
    (WIDTH - fixed.reduce((sum, width) => sum + width, 0)) / (columns.length - fixed.length)
  let x = LEFT
  return columns.map((column) => {
    const width = isFixed(column.width) ? column.width : restWidth
    const placed = { ...column, x: x + PADDING.x, textWidth: width - 2 * PADDING.x }
    x += width
    return placed
  })
}

function layOutRow(
  { doc }: PdfCursor,
  columns: readonly PlacedColumn[],
  row: readonly PdfCell[],
): LaidOutRow {
  const cells = columns.map(({ textWidth }, index): LaidOutCell => {
    const cell = row[index] ?? ''
    const { text, note } = typeof cell === 'string' ? { text: cell, note: '' } : cell
    return {
      text: wrapText(doc, text, textWidth, TEXT),
      note: note === '' ? [] : wrapText(doc, note, textWidth, NOTE),
    }
  })
  const heights = cells.map(
    ({ text, note }) => text.length * lineHeight(TEXT.size) + note.length * lineHeight(NOTE.size),
  )
  return { cells, height: Math.max(...heights) + 2 * PADDING.y }
}

function layOutHeads({ doc }: PdfCursor, columns: readonly PlacedColumn[]): LaidOutRow {
  const cells = columns.map(({ head, textWidth }) => ({
    text: wrapText(doc, head, textWidth, HEAD),
    note: [],
  }))
  const lines = Math.max(...cells.map(({ text }) => text.length))
  return { cells, height: lines * lineHeight(HEAD.size) + 2 * PADDING.y }
}

function drawHeads(cursor: PdfCursor, columns: readonly PlacedColumn[], heads: LaidOutRow): void {
  const { doc, y } = cursor
  doc.rect(LEFT, y, WIDTH, heads.height).fillColor(TINT).fill()
  for (const [index, { x, textWidth, align = 'left' }] of columns.entries())
    drawLines(doc, heads.cells[index]!.text, { x, y: y + PADDING.y, width: textWidth, align }, HEAD)
  cursor.y += heads.height
}

function drawRow(cursor: PdfCursor, columns: readonly PlacedColumn[], row: LaidOutRow): void {
  const { doc } = cursor
  for (const [index, { x, textWidth, align = 'left' }] of columns.entries()) {
    const { text, note } = row.cells[index]!
    const place = { x, y: cursor.y + PADDING.y, width: textWidth, align }
    const height = drawLines(doc, text, place, TEXT)
    drawLines(doc, note, { ...place, y: place.y + height }, NOTE)
  }
  cursor.y += row.height
  drawRule(doc, cursor.y, LINE, 0.5)
}
