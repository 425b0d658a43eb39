import yauzl, { type ZipFile } from 'yauzl'
import { createPartScanner } from './ooxml-parts.ts'

const MEGABYTE = 1_048_576
const MAX_ENTRIES = 2_000

/**
 * How large an Office file may be when unpacked, by its packed size: eight megabytes, and beyond that up to
 * fifty times its size in a document of a few megabytes, thirty times in a larger one. A large table
 * compresses well, but not like a zip bomb.
 */
const limitUnpackedBytes = (packed: number) =>
  Math.max(
    8 * MEGABYTE,
    Math.min(50 * packed, Math.max(60 * MEGABYTE, 30 * packed), 512 * MEGABYTE),
  )

/** The part that makes a package a Word or an Excel document (ECMA-376, part 1). */
const MAIN_PART: Record<string, string> = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' }

/**
 * Whether a zipped Office file has the format of its extension: complete, within the limits when
 * unpacked (the sizes that the archive declares are not trusted), without macros, embedded programs
 * or external references.
 */
export async function isSafeOoxml(bytes: Uint8Array, kind: string): Promise<boolean> {
  try {
    const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true })
    if (zip.entryCount > MAX_ENTRIES) return false
    const entryNames = await scanEntries(zip, limitUnpackedBytes(bytes.length))
    return entryNames.has('[Content_Types].xml') && entryNames.has(MAIN_PART[kind] ?? '')
  } catch {
    return false
  }
}

/**
 * Unpacks and scans all entries, and returns their names. Throws on active content and on a zip
 * bomb.
 */
async function scanEntries(zip: ZipFile, maxBytes: number): Promise<Set<string>> {
  const names = new Set<string>()
  let total = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName
    if (names.has(name) || entry.isEncrypted() || isActivePart(name))
      throw new Error('not a genuine document')
    names.add(name)
    if (name.endsWith('/')) continue
    const scanner = createPartScanner(name)
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      total += (chunk as Buffer).length
      if (total > maxBytes) throw new Error('too large when unpacked')
      if (scanner?.findsActiveContent(chunk as Buffer)) throw new Error('active content')
    }
    if (scanner?.findsActiveContent(Buffer.alloc(0), true)) throw new Error('active content')
  }
  return names
}

/** Macros, embedded programs and controls. Printer settings are the only harmless `.bin`. */
const isActivePart = (name: string) =>
  /vbaProject|activeX|embeddings\/|\.(?:bin|exe|js|vbs|dll)$/i.test(name) &&
  !/printerSettings\d*\.bin$/i.test(name)
