import { createHash, randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { UploadedFile } from '#platform/contract/call.ts'
import type { Tools } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import * as store from './store.ts'

export type Keeping = {
  file: UploadedFile
  /** What it was sent for, a folder's name: `payment-proof`. */
  purpose: string
  /** The account it belongs to. */
  ownerId?: string
  /** Sent before its form: it goes unless a form takes it up. */
  loose?: boolean
}

/**
 * Keeps an upload that dispatch has held against its rule, and records it in the caller's
 * transaction. The name it came with is only shown, never a place. Answers the file's id.
 */
export async function keepFile(
  tools: Tools,
  { file, purpose, ownerId, loose = false }: Keeping,
): Promise<string> {
  const kind = kindOf(file.name, (await fileTypeFromBuffer(file.bytes))?.ext)
  const place = `${purpose}/${randomUUID()}.${kind}`
  // First the bytes: a record without its file would be worse than a file nobody asks for.
  await tools.files.put(place, file.bytes)
  return store.insert(tools.db, {
    name: shownName(file.name),
    kind,
    size: file.bytes.length,
    sha256: createHash('sha256').update(file.bytes).digest(),
    place,
    purpose,
    ownerId: ownerId ?? null,
    at: tools.clock.now(),
    loose,
  })
}

/** A kept file with its bytes. Throws 404. The caller has made sure that the asker may see it. */
export async function openFile({ db, files }: Tools, id: string) {
  const found = await store.byId(db, id)
  if (!found) throw notFound()
  const { name, kind, size } = found
  return { name, kind, size, bytes: new Uint8Array(await files.get(found.place)) }
}

/** The last part of a name, without what could break a header or a path. */
const shownName = (name: string) =>
  name
    .split(/[/\\]/)
    .at(-1)!
    .replaceAll(/[\p{Cc}"]/gu, '')
    .slice(0, 200) || 'berkas'

/** Old Office shares one container, a drawing and a table may be text: the name, held against the content, tells. */
function kindOf(name: string, found: string | undefined): string {
  if (found && found !== 'cfb' && found !== 'xml') return found
  return /\.(doc|xls|svg|csv)$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin'
}
