import { renderPdf, type PdfDocument } from '../pdf.ts'
import { drawQrCode } from './qr-code.ts'
import { encodeQrModules, type QrModules } from './qr-modules.ts'
import { drawLines, drawText, INK, LINE, MUTED, wrapText, type TextStyle } from './text.ts'

/** A label for a package. */
type PdfLabel = {
  /** Large: to whom it goes. */
  heading: string
  lines: readonly string[]
  /** What is in it, bold; a long one ends in an ellipsis. */
  item: string
  /** Tells it from others whose names begin alike: a SKU. */
  code: string
  /** Small, at the foot: `DO-000123 · 1 dari 4`. */
  foot: string
  /** What its code says. */
  url: string
}

type PdfLabelSheet = {
  title: string
  author: string
  labels: readonly PdfLabel[]
  printedAt: Date
}

const MM = 72 / 25.4
/** The usual sheet of eight on A4: two columns of 99.1 × 67.7 mm. */
const SHEET = {
  columns: 2,
  rows: 4,
  left: 4.65 * MM,
  top: 13.1 * MM,
  width: 99.1 * MM,
  height: 67.7 * MM,
  gap: 2.5 * MM,
}
const PADDING = 14
const QR_SIZE = 62

/** Draws labels, eight on a sheet of A4. */
export async function renderPdfLabels({
  title,
  author,
  labels,
  printedAt,
}: PdfLabelSheet): Promise<Uint8Array> {
  const codes = new Map<string, QrModules>()
  for (const { url } of labels) if (!codes.has(url)) codes.set(url, await encodeQrModules(url))
  const perSheet = SHEET.columns * SHEET.rows
  const options = {
    size: 'A4',
    margin: 0,
    title,
    author,
    createdAt: printedAt,
    hasFont: false,
  } as const
  const { bytes } = await renderPdf(options, (doc) => {
    for (const [index, label] of labels.entries()) {
      if (index > 0 && index % perSheet === 0) doc.addPage()
      drawLabel(doc, label, codes.get(label.url)!, placeLabel(index % perSheet))
    }
  })
  return bytes
}

const placeLabel = (index: number) => ({
  x: SHEET.left + (index % SHEET.columns) * (SHEET.width + SHEET.gap),
  y: SHEET.top + Math.floor(index / SHEET.columns) * SHEET.height,
})

function drawLabel(
  doc: PdfDocument,
  { heading, lines, item, code, foot }: PdfLabel,
  qr: QrModules,
  { x: left, y: top }: { x: number; y: number },
): void {
  doc
    .roundedRect(left + 3, top + 3, SHEET.width - 6, SHEET.height - 6, 4)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
  const x = left + PADDING
  const inner = SHEET.width - 2 * PADDING
  const beside = { x, width: inner - QR_SIZE - 10 }
  let y = top + PADDING
  const draw = (text: string, width: number, maxLines: number, style: TextStyle) => {
    const fitting = wrapText(doc, text, width, style, maxLines)
    y += drawLines(doc, fitting, { x, y, width }, style)
  }
  draw(heading, beside.width, 2, { size: 12, bold: true })
  for (const line of lines) draw(line, beside.width, 3, { size: 8.5 })
  drawQrCode(doc, qr, { x: x + inner - QR_SIZE, y: top + PADDING, size: QR_SIZE })
  y = Math.max(y + 5, top + PADDING + QR_SIZE + 8)
  draw(item, inner, 3, { size: 11, bold: true, color: INK })
  y += 2
  draw(code, inner, 1, { size: 8.5 })
  const footPlace = { x, y: top + SHEET.height - PADDING - 10, width: inner }
  drawText(doc, foot, footPlace, { size: 8, color: MUTED })
}
