import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { extract, Header } from 'tar'

/** One entry of an archive: a folder, a file of the disk, or a text. */
export type ArchiveEntry = { name: string } & (
  | { type: 'folder' }
  | { type: 'file'; source: string }
  | { type: 'text'; text: string }
)

/** The last entry of an archive: the SHA-256 of every file before it. An archive without it is incomplete. */
export type Manifest = {
  createdAt: string
  postgresVersion: string
  files: Record<string, string>
}

const MANIFEST = 'manifest.json'
const BLOCK_BYTES = 512
const END_OF_ARCHIVE = Buffer.alloc(2 * BLOCK_BYTES)

/** A checksum of the whole: the manifest's are of files, not of folders and the archive's own records. */
const CHECKED: zlib.ZstdOptions = { params: { [zlib.constants.ZSTD_c_checksumFlag]: 1 } }

/**
 * Writes a tar archive, compressed with Zstandard, readable by its owner alone. Entries may come
 * while it is written; a file that has vanished meanwhile is left out.
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  about: Omit<Manifest, 'files'>,
): Promise<Manifest> {
  const manifest: Manifest = { ...about, files: {} }
  await pipeline(
    Readable.from(packEntries(entries, manifest), { objectMode: false }),
    zlib.createZstdCompress(CHECKED),
    createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
  )
  return manifest
}

/** Unpacks an archive into an empty folder. Throws when it is damaged. */
export async function unpackArchive(file: string, folder: string): Promise<void> {
  await pipeline(
    createReadStream(file),
    zlib.createZstdDecompress(),
    extract({ cwd: folder, strict: true, preserveOwner: false }),
  )
}

/** Reads the manifest of an unpacked archive and compares every file with it. Throws on the first difference. */
export async function verifyUnpacked(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8')
  const manifest = JSON.parse(text) as Manifest
  for (const [name, expected] of Object.entries(manifest.files)) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path.join(folder, name)), hash)
    if (hash.digest('hex') !== expected) throw new Error(`${name} is not what was backed up`)
  }
  return manifest
}

async function* packEntries(entries: AsyncIterable<ArchiveEntry>, manifest: Manifest) {
  for await (const entry of entries) yield* packEntry(entry, manifest)
  const text = JSON.stringify(manifest)
  yield* packBytes({ name: MANIFEST, size: Buffer.byteLength(text) }, [Buffer.from(text)])
  yield END_OF_ARCHIVE
}

async function* packEntry(entry: ArchiveEntry, manifest: Manifest): AsyncGenerator<Buffer> {
  if (entry.type === 'folder') {
    yield encodeHeader(`${entry.name}/`, 0, 'Directory')
    return
  }
  const hash = createHash('sha256')
  const content = entry.type === 'text' ? toContent(entry.text) : await openContent(entry.source)
  if (!content) return
  yield* packBytes({ name: entry.name, size: content.size }, content.chunks, hash)
  manifest.files[entry.name] = hash.digest('hex')
}

async function* packBytes(
  { name, size }: { name: string; size: number },
  chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  hash?: ReturnType<typeof createHash>,
) {
  yield encodeHeader(name, size, 'File')
  for await (const chunk of chunks) {
    hash?.update(chunk)
    yield chunk
  }
  if (size % BLOCK_BYTES > 0) yield Buffer.alloc(BLOCK_BYTES - (size % BLOCK_BYTES))
}

type Content = { size: number; chunks: Iterable<Buffer> | AsyncIterable<Buffer> }

function toContent(text: string): Content {
  const bytes = Buffer.from(text)
  return { size: bytes.length, chunks: [bytes] }
}

/** A file as long as it is now, whatever happens to it while it is read. Undefined if it is gone. */
async function openContent(source: string): Promise<Content | undefined> {
  const handle = await open(source).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return undefined
  const { size } = await handle.stat()
  return { size, chunks: readExactly(handle, size) }
}

/** Reads exactly `size` bytes, then closes the file. If the file was truncated meanwhile, the rest is zeros. */
async function* readExactly(handle: Awaited<ReturnType<typeof open>>, size: number) {
  try {
    for (let position = 0; position < size;) {
      const chunk = Buffer.alloc(Math.min(256 * 1024, size - position))
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, position)
      // PostgreSQL truncates a table while it is copied; the log repeats it.
      position += bytesRead === 0 ? chunk.length : bytesRead
      yield bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

function encodeHeader(name: string, size: number, type: 'File' | 'Directory'): Buffer {
  const mode = type === 'File' ? 0o600 : 0o700
  const header = new Header({ path: name, size, mode, type, mtime: new Date() })
  if (header.encode()) throw new Error(`too long for the archive: ${name}`)
  return header.block!
}
