import { renderPdf, type PdfDocument } from '../pdf.ts'
import { drawColumns } from './blocks/columns.ts'
import { drawSignatures, SIGNATURES_HEIGHT } from './blocks/signatures.ts'
import { drawTable } from './blocks/table.ts'
import { drawParagraphs, measureParagraphs } from './blocks/paragraphs.ts'
import { drawTotals, measureTotals } from './blocks/totals.ts'
import type { PdfBlock, PdfContent } from './content.ts'
import { drawFooters } from './footer.ts'
import { drawFirstHead } from './letterhead.ts'
import type { PdfCursor } from './page.ts'
import { TOP } from './page-size.ts'
import { encodeQrModules } from './qr-modules.ts'

type RenderedPdf = Awaited<ReturnType<typeof renderPdf>>

/** Draws an A4 document: letterhead, blocks and feet, on as many pages as it needs. */
export const renderPdfDocument = (content: PdfContent): Promise<RenderedPdf> =>
  renderPdfDocuments([content], `${content.title} ${content.number}`)

/** Draws several documents into one file, each from a page of its own on, which its feet count. */
export async function renderPdfDocuments(
  contents: readonly [PdfContent, ...PdfContent[]],
  title: string,
): Promise<RenderedPdf> {
  const [{ letterhead, printedAt }] = contents
  const options = {
    size: 'A4',
    margin: 0,
    title,
    author: letterhead.name,
    createdAt: printedAt,
    hasFont: false,
  } as const
  return renderPdf(options, async (doc) => {
    for (const [index, content] of contents.entries()) {
      if (index > 0) doc.addPage()
      await drawDocument(doc, content)
    }
  })
}

/** Draws a document from the newest page on. */
async function drawDocument(doc: PdfDocument, content: PdfContent): Promise<void> {
  const firstPage = doc.bufferedPageRange().count - 1
  const qr = content.link && (await encodeQrModules(content.link.url))
  const cursor: PdfCursor = { doc, content, y: TOP + drawFirstHead(doc, content, qr) }
  for (const [index, block] of content.blocks.entries())
    await drawBlock(cursor, block, content.blocks.slice(index + 1))
  drawFooters(doc, content, firstPage)
}

function drawBlock(
  cursor: PdfCursor,
  block: PdfBlock,
  following: readonly PdfBlock[],
): void | Promise<void> {
  switch (block.kind) {
    case 'columns':
      return drawColumns(cursor, block)
    case 'table':
      return drawTable(cursor, block, measureFollowing(cursor, following))
    case 'totals':
      return drawTotals(cursor, block)
    case 'text':
      return drawParagraphs(cursor, block)
    case 'signatures':
      return drawSignatures(cursor, block)
  }
}

/** A text of so much height is a note; points. */
const NOTE_HEIGHT = 100

/**
 * Totals and signatures never stand alone on a page, nor a note below them: the last row of their table goes with them.
 */
function measureFollowing(cursor: PdfCursor, [block, note]: readonly PdfBlock[]): number {
  if (block?.kind !== 'totals' && block?.kind !== 'signatures') return 0
  const height = block.kind === 'totals' ? measureTotals(cursor, block) : SIGNATURES_HEIGHT
  const noteHeight = note?.kind === 'text' ? measureParagraphs(cursor, note) : 0
  return height + (noteHeight <= NOTE_HEIGHT ? noteHeight : 0)
}
