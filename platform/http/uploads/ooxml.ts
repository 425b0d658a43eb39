import yauzl, { type ZipFile } from 'yauzl'
import { createPartScanner } from './ooxml-parts.ts'

/** Bounds of an unpacked Office file: what a document of a few megabytes honestly holds. */
const MAX_ENTRIES = 2_000
const MAX_UNPACKED_BYTES = 60 * 1_048_576
/** A large table packs well, but never like a bomb: so many bytes out of one. */
const MAX_COMPRESSION_RATIO = 30

/** The part that makes a package a Word or an Excel document (ECMA-376, part 1). */
const MAIN_PART: Record<string, string> = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' }

/**
 * Whether a zipped Office file is the kind that its name says: whole, unpacked within bounds (a
 * bomb's own word for its size is not believed), without macros, packed programs, or
 * paths and parts that lead out.
 */
export async function isSafeOoxml(bytes: Uint8Array, kind: string): Promise<boolean> {
  try {
    const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true })
    if (zip.entryCount > MAX_ENTRIES) return false
    const entryNames = await scanEntries(
      zip,
      Math.max(MAX_UNPACKED_BYTES, bytes.length * MAX_COMPRESSION_RATIO),
    )
    return entryNames.has('[Content_Types].xml') && entryNames.has(MAIN_PART[kind] ?? '')
  } catch {
    return false
  }
}

/** The names in the package. Throws on an entry that has no place in a document, and on a bomb. */
async function scanEntries(zip: ZipFile, maxBytes: number): Promise<Set<string>> {
  const names = new Set<string>()
  let total = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName
    if (names.has(name) || entry.isEncrypted() || isActivePart(name))
      throw new Error('not an honest document')
    names.add(name)
    if (name.endsWith('/')) continue
    const scanner = createPartScanner(name)
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      total += (chunk as Buffer).length
      if (total > maxBytes) throw new Error('unpacks without end')
      if (scanner?.findsActiveContent(chunk as Buffer)) throw new Error('reaches out of itself')
    }
    if (scanner?.findsActiveContent(Buffer.alloc(0), true)) throw new Error('reaches out of itself')
  }
  return names
}

/** Macros, packed programs and controls; a printer's settings are the one honest `.bin`. */
const isActivePart = (name: string) =>
  /vbaProject|activeX|embeddings\/|\.(?:bin|exe|js|vbs|dll)$/i.test(name) &&
  !/printerSettings\d*\.bin$/i.test(name)
