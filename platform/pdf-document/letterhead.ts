import type { PdfDocument } from '../pdf.ts'
import type { PdfContent, PdfFact, PdfLetterhead } from './content.ts'
import { LEFT, TOP, WIDTH } from './page-size.ts'
import { drawQrCode } from './qr-code.ts'
import type { QrModules } from './qr-modules.ts'
import { ACCENT, drawText, INK, LINE, MUTED, toRgb } from './text.ts'

const QR_SIZE = 66
const GAP = 16

/** The head of the first page: who issues it, what it is, and the code of its page. Returns its height. */
export function drawFirstHead(
  doc: PdfDocument,
  { letterhead, title, number, facts, link }: PdfContent,
  qr: QrModules | undefined,
): number {
  const qrWidth = qr ? QR_SIZE + GAP : 0
  const titleWidth = 190
  const left = { x: LEFT, y: TOP, width: WIDTH - titleWidth - qrWidth - GAP }
  const leftHeight = drawSender(doc, letterhead, left)
  const right = { x: LEFT + WIDTH - qrWidth - titleWidth, width: titleWidth }
  let y = TOP
  y += drawText(doc, title, { ...right, y }, { size: 15, bold: true, color: ACCENT })
  y += 2 + drawText(doc, number, { ...right, y: y + 2 }, { size: 10, bold: true })
  y += 4
  for (const fact of facts) y += drawFact(doc, fact, { ...right, y })
  const qrHeight = qr && link ? drawLink(doc, link, qr) : 0
  const height = Math.max(leftHeight, y - TOP, qrHeight) + 8
  drawRule(doc, TOP + height, ACCENT, 1.2)
  return height + 14
}

/** The head of every other page: what it continues. Returns its height. */
export function drawRunningHead(
  doc: PdfDocument,
  { letterhead, title, number }: PdfContent,
): number {
  const half = { y: TOP - 8, width: WIDTH / 2 }
  drawText(doc, letterhead.name, { ...half, x: LEFT }, { size: 8.5, bold: true })
  drawText(
    doc,
    `${title} · ${number}`,
    { ...half, x: LEFT + WIDTH / 2, align: 'right' },
    { size: 8.5, color: MUTED },
  )
  drawRule(doc, TOP + 8, LINE, 0.8)
  return 20
}

function drawSender(
  doc: PdfDocument,
  { name, lines }: PdfLetterhead,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  drawMark(doc, x, y)
  const text = { x: x + 32, width: width - 32 }
  let height = 1 + drawText(doc, name, { ...text, y: y + 1 }, { size: 15, bold: true })
  for (const line of lines)
    height += drawText(doc, line, { ...text, y: y + height }, { size: 8, color: MUTED })
  return Math.max(height, 26)
}

/** The shop's logo, a tower of blocks, as in web/ui/logo.tsx. */
function drawMark(doc: PdfDocument, x: number, y: number): void {
  doc.fillColor(ACCENT)
  doc.rect(x + 8.3, y, 5, 7.8).fill()
  doc.fillOpacity(0.82)
  doc.rect(x + 5, y + 9.5, 11.7, 5.2).fill()
  doc.fillOpacity(1)
  doc.rect(x, y + 16.4, 21.7, 6).fill()
}

function drawFact(
  doc: PdfDocument,
  { label, value }: PdfFact,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const labelHeight = drawText(doc, label, { x, y, width: 72 }, { size: 8, color: MUTED })
  const place = { x: x + 72, y, width: width - 72 }
  return 1 + Math.max(labelHeight, drawText(doc, value, place, { size: 8, color: INK }))
}

function drawLink(
  doc: PdfDocument,
  { url, caption }: NonNullable<PdfContent['link']>,
  qr: QrModules,
): number {
  const x = LEFT + WIDTH - QR_SIZE
  drawQrCode(doc, qr, { x, y: TOP, size: QR_SIZE })
  doc.link(x, TOP, QR_SIZE, QR_SIZE, url)
  const place = { x, y: TOP + QR_SIZE + 3, width: QR_SIZE }
  return QR_SIZE + 3 + drawText(doc, caption, place, { size: 6.5, color: MUTED })
}

export function drawRule(doc: PdfDocument, y: number, color: string, width: number): void {
  const [from, to, at] = [LEFT, LEFT + WIDTH, y].map((each) => each.toFixed(3))
  doc.addContent(`${toRgb(color)} RG ${width} w ${from} ${at} m ${to} ${at} l S`)
}
