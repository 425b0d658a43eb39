import { formatDateTime } from '../format.ts'
import type { PdfDocument } from '../pdf.ts'
import type { PdfContent } from './content.ts'
import { drawRule } from './letterhead.ts'
import { LEFT, PAGE_HEIGHT, WIDTH } from './page-size.ts'
import { drawText, LINE, MUTED } from './text.ts'

/**
 * The foot of every page from `firstPage` on (0 is the file's first): the document, when it was made, and which page of
 * how many this is.
 */
export function drawFooters(
  doc: PdfDocument,
  { number, printedAt }: PdfContent,
  firstPage: number,
): void {
  const count = doc.bufferedPageRange().count - firstPage
  const style = { size: 7.5, color: MUTED }
  const y = PAGE_HEIGHT - 36
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(firstPage + page)
    drawRule(doc, y - 6, LINE, 0.6)
    const made = `${number} · dibuat ${formatDateTime(printedAt)}`
    drawText(doc, made, { x: LEFT, y, width: WIDTH - 90 }, style)
    const place = { x: LEFT + WIDTH - 90, y, width: 90, align: 'right' } as const
    drawText(doc, `Halaman ${page + 1} dari ${count}`, place, style)
  }
}
