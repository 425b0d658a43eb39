import { z } from 'zod'
import type { ResponseFile } from '#platform/contract/call.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { PdfContent } from '#platform/pdf-document/content.ts'
import { renderPdfDocuments } from '#platform/pdf-document/render-document.ts'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'
import { toDocumentFileName } from './rules/file-name.ts'
import { toLetterheadLines, type Letterhead } from './rules/letterhead.ts'

const text = z.string().default('')

/** Empty until staff enter it: no address is invented on a document. */
export const letterheadSetting = defineSetting(
  'documents.letterhead',
  z.object({ legalName: text, address: text, phone: text, email: text, npwp: text }),
  { legalName: '', address: '', phone: '', email: '', npwp: '' } satisfies Letterhead,
)

/** The content of a document, without the parts that all documents share. */
export type ShopDocumentContent = Omit<PdfContent, 'letterhead' | 'link' | 'printedAt'> & {
  /** The page that shows it, for the QR code. */
  link?: { path: string; caption: string }
}

/** A document of the shop in a file of its own. */
export type ShopDocument = ShopDocumentContent & {
  /** The parts of its file's name. */
  fileName: readonly string[]
}

type DocumentDeps = Pick<AppDeps, 'db' | 'clock' | 'shop'>

/** Draws a document on the shop's letterhead, as a PDF on A4. */
export const renderShopDocument = (
  deps: DocumentDeps,
  { fileName, ...content }: ShopDocument,
): Promise<ResponseFile> =>
  renderShopDocuments(deps, [content], { title: `${content.title} ${content.number}`, fileName })

/** Draws several documents into one file, each from a page of its own on. */
export async function renderShopDocuments(
  { db, clock, shop }: DocumentDeps,
  documents: readonly [ShopDocumentContent, ...ShopDocumentContent[]],
  { title, fileName }: { title: string; fileName: readonly string[] },
): Promise<ResponseFile> {
  const letterhead = await loadSetting(db, letterheadSetting)
  const { host } = new URL(shop.publicOrigin)
  const complete = ({ link, ...content }: ShopDocumentContent): PdfContent => ({
    ...content,
    letterhead: { name: shop.storeName, lines: toLetterheadLines(letterhead, host) },
    ...(link ? { link: { url: shop.publicOrigin + link.path, caption: link.caption } } : {}),
    printedAt: clock.now(),
  })
  const [first, ...others] = documents
  const { bytes } = await renderPdfDocuments([complete(first), ...others.map(complete)], title)
  return { name: toDocumentFileName(...fileName), bytes }
}
