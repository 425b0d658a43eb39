import { randomUUID } from 'node:crypto'
import { fileTypeFromBlob } from 'file-type'
import type { StreamedFile, UploadedFile } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { collectFile } from '#platform/files/stored-content.ts'
import * as store from '../store.ts'

export type StoreFileOptions = {
  file: UploadedFile
  /** The purpose of the file, which becomes a folder name: `payment-proof`. */
  purpose: string
  /** The account it belongs to. */
  ownerId?: string
  /** Uploaded before its form: it is deleted unless a form attaches it. */
  isTemporary?: boolean
}

/**
 * Stores an upload that dispatch has validated, and records it in the caller's transaction. Its
 * name is only displayed, never used as a path. Returns the file's id.
 */
export async function storeFile(
  deps: AppDeps,
  { file, purpose, ownerId, isTemporary = false }: StoreFileOptions,
): Promise<string> {
  const kind = detectKind(file.name, (await fileTypeFromBlob(file))?.ext)
  const storageKey = `${purpose}/${randomUUID()}.${kind}`
  // The file first: a record without its file is worse than a file without a record.
  await deps.files.put(storageKey, file)
  const record = {
    name: sanitizeFileName(file.name),
    kind,
    size: file.size,
    sha256: Buffer.from(file.sha256, 'hex'),
    storageKey,
    purpose,
    ownerId: ownerId ?? null,
    at: deps.clock.now(),
    isTemporary,
  }
  return store.insert(deps.db, record).catch(async (thrown) => {
    // The disk may be full: what has no record must not take its room.
    await deps.files.remove(storageKey)
    throw thrown
  })
}

/** A stored file as it is read. Throws 404. The caller has checked that the user may read it. */
export async function openStoredFile(
  { db, files, log }: AppDeps,
  id: string,
): Promise<StreamedFile> {
  const { place, sha256 } = await findFile(db, id)
  return files.open(place, {
    sha256: sha256.toString('hex'),
    onCut: (err) => log.error({ err, file: id }, 'file cut off while it was sent'),
  })
}

/** A stored file with its bytes, for what needs all of them at once. Throws like `openStoredFile`. */
export async function readStoredFile(deps: AppDeps, id: string) {
  const { name, kind, size } = await findFile(deps.db, id)
  const bytes = new Uint8Array(await collectFile(await openStoredFile(deps, id)))
  return { name, kind, size, bytes }
}

async function findFile(db: Db, id: string) {
  const found = await store.findById(db, id)
  if (!found) throw notFound()
  return found
}

/** The last segment of a name, without characters that could break a header or a path. */
const sanitizeFileName = (name: string) =>
  name
    .split(/[/\\]/)
    .at(-1)!
    .replaceAll(/[\p{Cc}"]/gu, '')
    .slice(0, 200) || 'berkas'

/**
 * The kind by content. Old Office files share one container, SVG and CSV are text: there the
 * validated name decides.
 */
function detectKind(name: string, found: string | undefined): string {
  if (found && found !== 'cfb' && found !== 'xml') return found
  return /\.(doc|xls|svg|csv)$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin'
}
