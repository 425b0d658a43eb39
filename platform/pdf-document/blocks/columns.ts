import type { PdfColumnsBlock } from '../content.ts'
import { ensureSpace, type PdfCursor } from '../page.ts'
import { LEFT, WIDTH } from '../page-size.ts'
import { drawLines, lineHeight, MUTED, wrapText } from '../text.ts'

const GAP = 16
const TITLE = { size: 7.5, color: MUTED }
const FIRST = { size: 8.5, bold: true }
const REST = { size: 8.5 }

/** Texts side by side, each under its title and with a bold first line. They stay on one page. */
export function drawColumns(cursor: PdfCursor, { columns }: PdfColumnsBlock): void {
  const width = (WIDTH - (columns.length - 1) * GAP) / columns.length
  const laidOut = columns.map(({ title, lines: [first = '', ...rest] }) => ({
    title,
    first: wrapText(cursor.doc, first, width, FIRST),
    rest: rest.flatMap((line) => wrapText(cursor.doc, line, width, REST)),
  }))
  const titleHeight = lineHeight(TITLE.size) + 2
  const lineCount = Math.max(...laidOut.map(({ first, rest }) => first.length + rest.length))
  const height = titleHeight + lineCount * lineHeight(REST.size)
  ensureSpace(cursor, height)
  for (const [index, { title, first, rest }] of laidOut.entries()) {
    const place = { x: LEFT + index * (width + GAP), y: cursor.y, width }
    drawLines(cursor.doc, [title], place, TITLE)
    const y = cursor.y + titleHeight
    const firstHeight = drawLines(cursor.doc, first, { ...place, y }, FIRST)
    drawLines(cursor.doc, rest, { ...place, y: y + firstHeight }, REST)
  }
  cursor.y += height + 12
}
