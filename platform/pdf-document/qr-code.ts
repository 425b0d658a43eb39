import type { PdfDocument } from '../pdf.ts'
import type { QrModules } from './qr-modules.ts'

/** Draws a QR code as vectors, so that a printer shows it sharp. */
export function drawQrCode(
  doc: PdfDocument,
  modules: QrModules,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const side = size / modules.length
  const rectangles = modules.flatMap((cells, row) =>
    findRuns(cells).map(({ start, length }) =>
      [x + start * side, y + row * side, length * side, side]
        .map((each) => each.toFixed(3))
        .join(' '),
    ),
  )
  // One piece of content: each call of pdfkit for a path costs as much as a line of text.
  doc.fillColor('#000000').addContent(`${rectangles.join(' re\n')} re\nf`)
}

/** Neighbouring dark modules of a row are one rectangle: no gaps between them, and a smaller file. */
function findRuns(cells: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = []
  for (const [index, isDark] of cells.entries()) {
    if (!isDark) continue
    const last = runs.at(-1)
    if (last && last.start + last.length === index) last.length += 1
    else runs.push({ start: index, length: 1 })
  }
  return runs
}
