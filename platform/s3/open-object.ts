import { setTimeout as pause } from 'node:timers/promises'
import type { StreamedFile } from '../contract/call.ts'
import type { OpenOptions } from '../files/file-store.ts'
import { StorageError } from '../files/storage-error.ts'
import { streamPieces, verifyPieces } from '../files/stored-content.ts'
import { CHECKSUM_HEADER } from './checksum-header.ts'
import type { S3Client } from './s3-client.ts'

/**
 * Streams an object. An interrupted download resumes where it broke off, within the client's retries. It pauses while
 * the reader does and aborts the request when the reader leaves.
 */
export async function openObject(
  client: S3Client,
  name: string,
  { sha256, onCut }: OpenOptions,
): Promise<StreamedFile> {
  const ending = new AbortController()
  const request = (from: number) =>
    client.send(
      client.toUrl(name),
      () => ({
        method: 'GET',
        signal: ending.signal,
        ...(from > 0 ? { headers: { range: `bytes=${from}-` } } : {}),
      }),
      (response) => response,
    )
  const first = await request(0)
  const size = Number(first.headers.get('content-length') ?? Number.NaN)
  const expected = { name, size, sha256: sha256 ?? first.headers.get(CHECKSUM_HEADER) ?? undefined }
  const pieces = verifyPieces(readOn(client, request, { first, size, name }), expected)
  const abort = () => ending.abort()
  return { size, stream: await streamPieces(pieces, { abort, onCut }) }
}

async function* readOn(
  { retryDelaysMs, timeoutMs }: S3Client,
  request: (from: number) => Promise<Response>,
  { first, size, name }: { first: Response; size: number; name: string },
): AsyncGenerator<Uint8Array> {
  const delaysMs = [...retryDelaysMs]
  let passed = 0
  for (let response = first; ; response = await request(passed)) {
    try {
      if (passed > 0 && response.status !== 206) throw new Error(`${name}: a part was asked for`)
      for await (const piece of readBody(response, timeoutMs)) {
        passed += piece.length
        yield piece
      }
      if (passed < size) throw new Error(`${name} is cut off after ${passed} of ${size} bytes`)
      return
    } catch (thrown) {
      const delayMs = delaysMs.shift()
      if (delayMs === undefined) throw new StorageError(thrown)
      await pause(delayMs)
    }
  }
}

/** Throws where a piece takes longer than `timeoutMs` to come. The reader's own time does not count. */
async function* readBody(response: Response, timeoutMs: number): AsyncGenerator<Uint8Array> {
  const reader = response.body!.getReader()
  try {
    for (;;) {
      const piece = await within(reader.read(), timeoutMs)
      if (piece.done) return
      yield piece.value
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}

async function within<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`nothing came in ${timeoutMs} ms`)), timeoutMs)
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
  }
}
