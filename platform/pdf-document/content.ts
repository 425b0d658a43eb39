/** What an A4 document shows, from top to bottom. All texts are ready to print. */
export type PdfContent = {
  /** What it is, in capitals: `PROFORMA INVOICE`. */
  title: string
  /** Its number; also on every page's foot. */
  number: string
  /** Beside the title: `Tanggal`, `22 November 2026`. */
  facts: readonly PdfFact[]
  letterhead: PdfLetterhead
  /** The page that shows the document, as a QR code and a link. */
  link?: { url: string; caption: string }
  blocks: readonly PdfBlock[]
  /** When it was made: on every page's foot, and in its properties. */
  printedAt: Date
}

export type PdfFact = { label: string; value: string }

/** Who issues the document. */
export type PdfLetterhead = { name: string; lines: readonly string[] }

export type PdfBlock =
  | PdfColumnsBlock
  | PdfTableBlock
  | PdfTotalsBlock
  | PdfTextBlock
  | PdfSignatures

/** Texts side by side: seller and buyer, address and delivery. At most four. */
export type PdfColumnsBlock = {
  kind: 'columns'
  columns: readonly { title: string; lines: readonly string[] }[]
}

/** Rows under heads that repeat on every page; a row is never split. */
export type PdfTableBlock = {
  kind: 'table'
  title?: string
  columns: readonly PdfTableColumn[]
  rows: readonly (readonly PdfCell[])[]
}
/** Points, or what the others leave. */
export type PdfTableColumn = { head: string; width: number | 'rest'; align?: 'left' | 'right' }
/** A cell, with a smaller line below its text. */
export type PdfCell = string | { text: string; note: string }

/** Amounts under each other, the last one the total; together with the last row of the table before. */
export type PdfTotalsBlock = {
  kind: 'totals'
  rows: readonly PdfFact[]
  /** The total in words. */
  inWords?: string
}

export type PdfTextBlock = { kind: 'text'; title?: string; paragraphs: readonly string[] }

/** Places to sign, side by side. */
export type PdfSignatures = {
  kind: 'signatures'
  signers: readonly { role: string; name?: string }[]
}
