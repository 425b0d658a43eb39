import { createHash } from 'node:crypto'
import type { StreamedFile } from '../contract/call.ts'
import { StorageError } from './storage-error.ts'

/**
 * The bytes of a file, which may be read several times, each time from the beginning. A `Blob` is one.
 * `sha256` in hex, where it is known.
 */
export type FileContent = {
  readonly size: number
  readonly sha256?: string | undefined
  stream(): ReadableStream<Uint8Array>
}

/** The SHA-256 of a file in hex, read piece by piece where it is not known. */
export async function computeSha256(content: FileContent): Promise<string> {
  if (content.sha256 !== undefined) return content.sha256
  const hash = createHash('sha256')
  for await (const chunk of content.stream()) hash.update(chunk)
  return hash.digest('hex')
}

/** What a stored file is verified against. */
export type ExpectedFile = { name: string; size: number; sha256?: string | undefined }

export const toExpected = (name: string, { size, sha256 }: FileContent): ExpectedFile => ({
  name,
  size,
  sha256,
})

/**
 * Passes on the pieces of a file. The last one waits until everything is known to be what was expected: who
 * reads a damaged file never gets the whole of it. Throws StorageError.
 */
export async function* verifyPieces(
  pieces: AsyncIterable<Uint8Array>,
  { name, size, sha256 }: ExpectedFile,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const hash = createHash('sha256')
  let passed = 0
  let held: Uint8Array | undefined
  try {
    for await (const piece of pieces) {
      if (piece.length === 0) continue
      hash.update(piece)
      passed += piece.length
      if (held) yield held as Uint8Array<ArrayBuffer>
      held = piece
      if (passed > size) break
    }
  } catch (thrown) {
    throw thrown instanceof StorageError ? thrown : new StorageError(thrown)
  }
  const isWhole = passed === size && (sha256 === undefined || hash.digest('hex') === sha256)
  if (!isWhole) throw new StorageError(new Error(`${name} is damaged`))
  if (held) yield held as Uint8Array<ArrayBuffer>
}

type StreamOptions = {
  /** Ends what the pieces wait for, once nobody wants them any more. */
  abort?: () => void
  /** Called with a failure after the first piece: the reader is cut off, and knows no reason. */
  onCut?: ((thrown: unknown) => void) | undefined
}

/**
 * Streams the pieces of a file, one per pull. Reads the first piece before it returns, so that early failures are
 * thrown here.
 */
export async function streamPieces(
  pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>,
  { abort = () => {}, onCut = () => {} }: StreamOptions = {},
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  let first: IteratorResult<Uint8Array<ArrayBuffer>> | undefined = await pieces.next()
  let isCancelled = false
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const next = first ?? (await pieces.next().catch(fail))
        first = undefined
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
      async cancel() {
        isCancelled = true
        abort()
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )

  function fail(thrown: unknown): never {
    if (!isCancelled) onCut(thrown)
    throw thrown
  }
}

/** A whole file in memory, for what needs all of it at once. */
export async function collectFile({ stream }: StreamedFile): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
