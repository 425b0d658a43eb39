import yauzl, { type ZipFile } from 'yauzl'
import { partWatch } from './office-parts.ts'

/** Bounds of an unpacked Office file: what a document of a few megabytes honestly holds. */
const MOST_ENTRIES = 2_000
const MOST_BYTES = 60 * 1_048_576
/** A large table packs well, but never like a bomb: so many bytes out of one. */
const MOST_TIMES = 30

/** The part that makes a package a Word or an Excel document (ECMA-376, part 1). */
const MAIN: Record<string, string> = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' }

/**
 * Whether a zipped Office file is the kind that its name says: whole, unpacked within bounds (a
 * bomb's own word for its size is not believed), without macros, packed programs, or
 * paths and parts that lead out.
 */
export async function isHarmlessOffice(bytes: Uint8Array, kind: string): Promise<boolean> {
  try {
    const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true })
    if (zip.entryCount > MOST_ENTRIES) return false
    const found = await contentsOf(zip, Math.max(MOST_BYTES, bytes.length * MOST_TIMES))
    return found.has('[Content_Types].xml') && found.has(MAIN[kind] ?? '')
  } catch {
    return false
  }
}

/** The names in the package. Throws on an entry that has no place in a document, and on a bomb. */
async function contentsOf(zip: ZipFile, most: number): Promise<Set<string>> {
  const names = new Set<string>()
  let total = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName
    if (names.has(name) || entry.isEncrypted() || isActing(name))
      throw new Error('not an honest document')
    names.add(name)
    if (name.endsWith('/')) continue
    const looksAt = partWatch(name)
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      total += (chunk as Buffer).length
      if (total > most) throw new Error('unpacks without end')
      if (looksAt?.acts(chunk as Buffer)) throw new Error('reaches out of itself')
    }
    if (looksAt?.acts(Buffer.alloc(0), true)) throw new Error('reaches out of itself')
  }
  return names
}

/** Macros, packed programs and controls; a printer's settings are the one honest `.bin`. */
const isActing = (name: string) =>
  /vbaProject|activeX|embeddings\/|\.(?:bin|exe|js|vbs|dll)$/i.test(name) &&
  !/printerSettings\d*\.bin$/i.test(name)
