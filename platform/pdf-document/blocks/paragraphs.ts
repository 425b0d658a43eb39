import type { PdfTextBlock } from '../content.ts'
import { ensureSpace, type PdfCursor } from '../page.ts'
import { LEFT, WIDTH } from '../page-size.ts'
import { drawLines, lineHeight, wrapText } from '../text.ts'

const TITLE = { size: 8.5, bold: true }
const TEXT = { size: 8.5 }
/** More than any note has. */
const MAX_LINES = 200

/** The height that a text takes, unless it is broken over pages. */
export function measureParagraphs({ doc }: PdfCursor, { title, paragraphs }: PdfTextBlock): number {
  const height = lineHeight(TEXT.size)
  const lines = paragraphs.flatMap((each) => wrapText(doc, each, WIDTH, TEXT, MAX_LINES))
  return lines.length * height + (title === undefined ? 0 : height + 2)
}

/** Paragraphs under a title, which stays with the first line. */
export function drawParagraphs(cursor: PdfCursor, { title, paragraphs }: PdfTextBlock): void {
  const height = lineHeight(TEXT.size)
  if (title !== undefined) {
    ensureSpace(cursor, 2 * height + 2)
    const place = { x: LEFT, y: cursor.y, width: WIDTH }
    cursor.y += 2 + drawLines(cursor.doc, wrapText(cursor.doc, title, WIDTH, TITLE), place, TITLE)
  }
  for (const paragraph of paragraphs)
    for (const line of wrapText(cursor.doc, paragraph, WIDTH, TEXT, MAX_LINES)) {
      ensureSpace(cursor, height)
      cursor.y += drawLines(cursor.doc, [line], { x: LEFT, y: cursor.y, width: WIDTH }, TEXT)
    }
  cursor.y += 10
}
