import type { UploadedFile } from '#platform/contract/call.ts'
import type { Context } from '#platform/http/context.ts'
import { drawPdfPage, readPdfText } from '#platform/pdf-pages/draw-pages.ts'
import { isRefusal } from '#platform/refusal.ts'
import { takeBytes } from '#platform/http/uploads/received-file.ts'
import { readList } from '#modules/selling/material-lists/rules/read-list.ts'
import type { MaterialSheet } from '#modules/selling/material-lists/rules/read-sheet.ts'
import { readListFile } from '#modules/selling/material-lists/service/read-file.ts'
import { findListForm } from '../rules/list-files.ts'
import { readPicture } from './read-picture.ts'

/** Pages of a PDF that are read. */
const MAX_PDF_PAGES = 10

/** The lines of a list; why there are none; or a picture that only people can read. */
export type SentList = MaterialSheet | { reason: string } | { isUnread: true }

/** Reads a list that a buyer sent, with the reading of material lists. */
export async function readSentList(
  ctx: Context,
  threadId: string,
  file: UploadedFile,
): Promise<SentList> {
  const form = findListForm(file.name)
  try {
    const { name, bytes } = await takeBytes(file)
    if (form === 'sheet') return await readListFile({ name, bytes })
    if (form === 'picture') return await readShown(ctx, threadId, bytes)
    const text = await readPdfText(bytes, MAX_PDF_PAGES)
    if (/\p{L}/u.test(text)) return readList(text)
    // A scan: its pages are pictures.
    const { image } = await drawPdfPage(bytes, 1)
    return await readShown(ctx, threadId, image)
  } catch (thrown) {
    if (!isRefusal(thrown) || thrown.status !== 422) throw thrown
    return { reason: thrown.message }
  }
}

async function readShown(ctx: Context, threadId: string, bytes: Uint8Array): Promise<SentList> {
  const text = await readPicture(ctx, threadId, bytes)
  return text === undefined ? { isUnread: true } : readList(text)
}
