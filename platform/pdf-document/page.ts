import type { PdfDocument } from '../pdf.ts'
import type { PdfContent } from './content.ts'
import { drawRunningHead } from './letterhead.ts'
import { BOTTOM, TOP } from './page-size.ts'

/** Where the next block is drawn: drawing moves `y` down. */
export type PdfCursor = { readonly doc: PdfDocument; readonly content: PdfContent; y: number }

/** Begins a new page where less than `height` points are left. */
export function ensureSpace(cursor: PdfCursor, height: number): void {
  if (cursor.y + height > BOTTOM) breakPage(cursor)
}

export function breakPage(cursor: PdfCursor): void {
  cursor.doc.addPage()
  cursor.y = TOP + drawRunningHead(cursor.doc, cursor.content)
}
