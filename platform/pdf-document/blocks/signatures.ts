import type { PdfSignatures } from '../content.ts'
import { ensureSpace, type PdfCursor } from '../page.ts'
import { LEFT, WIDTH } from '../page-size.ts'
import { drawText, MUTED } from '../text.ts'

const GAP = 24
/** Points. */
export const SIGNATURES_HEIGHT = 96

/** Places to sign, on one page. */
export function drawSignatures(cursor: PdfCursor, { signers }: PdfSignatures): void {
  ensureSpace(cursor, SIGNATURES_HEIGHT)
  const { doc } = cursor
  const y = cursor.y + 10
  const width = (WIDTH - (signers.length - 1) * GAP) / signers.length
  for (const [index, { role, name = '' }] of signers.entries()) {
    const x = LEFT + index * (width + GAP)
    drawText(doc, role, { x, y, width }, { size: 8, color: MUTED })
    const base = cursor.y + SIGNATURES_HEIGHT - 22
    doc
      .moveTo(x, base)
      .lineTo(x + width, base)
      .lineWidth(0.7)
      .strokeColor(MUTED)
      .stroke()
    drawText(
      doc,
      name || 'Nama dan tanggal',
      { x, y: base + 4, width },
      { size: 7.5, color: MUTED },
    )
  }
  cursor.y += SIGNATURES_HEIGHT
}
