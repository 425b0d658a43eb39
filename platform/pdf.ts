/** The document to draw on: pdfkit's own, whose units are points (1/72 inch). */
export type PdfDocument = PDFKit.PDFDocument

export type PdfOptions = {
  size: 'A4' | 'A5'
  margin: number
  title?: string
  author?: string
  /** When it was made, as its properties say; now by default. */
  createdAt?: Date
  /** False where no text is drawn by pdfkit itself, which parses its font for each document. */
  hasFont?: boolean
}

/**
 * Renders what `draw` puts on the pages. All pages stay open until it returns, to be numbered for
 * example.
 */
export async function renderPdf(
  { title, author, createdAt, hasFont = true, ...layout }: PdfOptions,
  draw: (doc: PdfDocument) => void | Promise<void>,
): Promise<{ bytes: Uint8Array; pages: number }> {
  // Loaded with the first document: its fonts take longer than the rest of the shop's start.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    ...layout,
    ...(hasFont ? {} : { font: '' }),
    bufferPages: true,
    lang: 'id-ID',
    // A viewer shows the title, not the name of the file.
    displayTitle: title !== undefined,
    info: {
      ...(title === undefined ? {} : { Title: title }),
      ...(author === undefined ? {} : { Author: author }),
      ...(createdAt === undefined ? {} : { CreationDate: createdAt }),
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  await draw(doc)
  const pages = doc.bufferedPageRange().count
  doc.end()
  await ended
  return { bytes: new Uint8Array(Buffer.concat(chunks)), pages }
}
