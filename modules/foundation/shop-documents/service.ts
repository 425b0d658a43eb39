import { z } from 'zod'
import type { ResponseFile } from '#platform/contract/call.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { PdfContent } from '#platform/pdf-document/content.ts'
import { renderPdfDocument } from '#platform/pdf-document/render-document.ts'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'
import { toDocumentFileName } from './rules/file-name.ts'
import { toLetterheadLines, type Letterhead } from './rules/letterhead.ts'

const text = z.string().default('')

/** Empty until staff enter it: nobody's address is invented on a document. */
export const letterheadSetting = defineSetting(
  'documents.letterhead',
  z.object({ legalName: text, address: text, phone: text, email: text, npwp: text }),
  { legalName: '', address: '', phone: '', email: '', npwp: '' } satisfies Letterhead,
)

/** A document of the shop, without what is the same on all of them. */
export type ShopDocument = Omit<PdfContent, 'letterhead' | 'link' | 'printedAt'> & {
  /** The parts of its file's name. */
  fileName: readonly string[]
  /** The page that shows it, for the QR code. */
  link?: { path: string; caption: string }
}

/** Draws a document on the shop's letterhead, as a PDF on A4. */
export async function renderShopDocument(
  { db, clock, shop }: Pick<AppDeps, 'db' | 'clock' | 'shop'>,
  { fileName, link, ...content }: ShopDocument,
): Promise<ResponseFile> {
  const letterhead = await loadSetting(db, letterheadSetting)
  const { host } = new URL(shop.publicOrigin)
  const { bytes } = await renderPdfDocument({
    ...content,
    letterhead: { name: shop.storeName, lines: toLetterheadLines(letterhead, host) },
    ...(link ? { link: { url: shop.publicOrigin + link.path, caption: link.caption } } : {}),
    printedAt: clock.now(),
  })
  return { name: toDocumentFileName(...fileName), bytes }
}
