import { createHash, randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { UploadedFile } from '#platform/contract/call.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import * as store from '../store.ts'

export type StoreFileOptions = {
  file: UploadedFile
  /** What it was sent for, a folder's name: `payment-proof`. */
  purpose: string
  /** The account it belongs to. */
  ownerId?: string
  /** Sent before its form: it goes unless a form takes it up. */
  isTemporary?: boolean
}

/**
 * Keeps an upload that dispatch has held against its rule, and records it in the caller's
 * transaction. The name it came with is only shown, never a place. Answers the file's id.
 */
export async function storeFile(
  deps: AppDeps,
  { file, purpose, ownerId, isTemporary = false }: StoreFileOptions,
): Promise<string> {
  const kind = detectKind(file.name, (await fileTypeFromBuffer(file.bytes))?.ext)
  const storageKey = `${purpose}/${randomUUID()}.${kind}`
  // First the bytes: a record without its file would be worse than a file nobody asks for.
  await deps.files.put(storageKey, file.bytes)
  return store.insert(deps.db, {
    name: sanitizeFileName(file.name),
    kind,
    size: file.bytes.length,
    sha256: createHash('sha256').update(file.bytes).digest(),
    storageKey,
    purpose,
    ownerId: ownerId ?? null,
    at: deps.clock.now(),
    isTemporary,
  })
}

/** A kept file with its bytes. Throws 404. The caller has made sure that the asker may see it. */
export async function readStoredFile({ db, files }: AppDeps, id: string) {
  const found = await store.findById(db, id)
  if (!found) throw notFound()
  const { name, kind, size } = found
  return { name, kind, size, bytes: new Uint8Array(await files.get(found.place)) }
}

/** The last part of a name, without what could break a header or a path. */
const sanitizeFileName = (name: string) =>
  name
    .split(/[/\\]/)
    .at(-1)!
    .replaceAll(/[\p{Cc}"]/gu, '')
    .slice(0, 200) || 'berkas'

/** Old Office shares one container, a drawing and a table may be text: the name, held against the content, tells. */
function detectKind(name: string, found: string | undefined): string {
  if (found && found !== 'cfb' && found !== 'xml') return found
  return /\.(doc|xls|svg|csv)$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin'
}
