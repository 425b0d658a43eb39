import type { UploadedFile } from '#platform/contract/call.ts'
import { formatQuantity } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { isRefusal } from '#platform/refusal.ts'
import {
  uploadTemporary,
  loadUploadRule,
  readTemporaryUpload,
} from '#modules/foundation/files/service/temporary-uploads.ts'
import { MAX_LIST_LINES } from '#modules/selling/material-lists/rules/limits.ts'
import { matchList } from '#modules/selling/material-lists/service/match-list.ts'
import { isReadableKind } from '../rules.ts'
import { requireCompany } from './access.ts'

/**
 * Stores a purchase order's file as a temporary upload. Throws as `uploadTemporary` does, and 422
 * `business.only`.
 */
export function upload(ctx: BuyerContext, file: UploadedFile) {
  requireCompany(ctx)
  return uploadTemporary(ctx, 'purchase-order', file)
}

/** The kinds and the maximum size of a file, as staff have set them. */
export async function getUploadRule({ db }: BuyerContext) {
  const { kinds, maxBytes } = await loadUploadRule(db, 'purchase-order')
  return { kinds: [...kinds], maxBytes }
}

const TOO_LONG_MESSAGE = `Isinya lebih dari ${formatQuantity(MAX_LIST_LINES)} baris barang.`

/** Reasons why a file was not read, where the message for a pasted list does not fit. */
const unreadableMessages: Record<string, string> = {
  'list.empty': 'Tidak ada baris barang di dalamnya.',
  'list.long': TOO_LONG_MESSAGE,
  'sheet.rows': TOO_LONG_MESSAGE,
}

/**
 * The matched lines of an uploaded spreadsheet. An unreadable file has a problem and can still be sent,
 * because staff read it. Throws 404.
 */
export async function readUploadedList(ctx: BuyerContext, id: string) {
  const { file, bytes } = await readTemporaryUpload(ctx, id, 'purchase-order')
  if (!isReadableKind(file.kind)) return { file, list: null, problem: null }
  try {
    return { file, list: await matchList(ctx, '', { name: file.name, bytes }), problem: null }
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    return { file, list: null, problem: unreadableMessages[thrown.code] ?? thrown.message }
  }
}
