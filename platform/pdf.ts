/** The document to draw on: pdfkit's own, whose units are points (1/72 inch). */
export type PdfDocument = PDFKit.PDFDocument

export type PdfOptions = { size: 'A4' | 'A5'; margin: number; title?: string }

/**
 * Renders what `draw` puts on the pages. All pages stay open until it returns, to be numbered for
 * example.
 */
export async function renderPdf(
  { title, ...layout }: PdfOptions,
  draw: (doc: PdfDocument) => void,
): Promise<{ bytes: Uint8Array; pages: number }> {
  // Loaded with the first document: its fonts take longer than the rest of the shop's start.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({ ...layout, bufferPages: true })
  if (title !== undefined) doc.info.Title = title
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  draw(doc)
  const pages = doc.bufferedPageRange().count
  doc.end()
  await ended
  return { bytes: new Uint8Array(Buffer.concat(chunks)), pages }
}
