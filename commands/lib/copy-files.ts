import pLimit from 'p-limit'
import type { FileStore } from '#platform/files/file-store.ts'
import { MissingFileError } from '#platform/files/storage-error.ts'

const CONCURRENCY = 8
const REPORT_EVERY = 1_000

/**
 * Copies every file that the other store lacks or has in another size, piece by piece. Nothing is removed, and a copy
 * can be stopped and begun again. What is removed meanwhile is passed over.
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  report: (copied: number) => void = () => {},
): Promise<{ copied: number; skipped: number }> {
  const there = new Map<string, number>()
  for await (const { name, size } of to.list()) there.set(name, size)
  const limit = pLimit(CONCURRENCY)
  const copies: Promise<void>[] = []
  let copied = 0
  let skipped = 0

  async function copy(name: string, size: number): Promise<void> {
    const stream = () => streamLater(async () => (await from.open(name)).stream)
    try {
      await to.put(name, { size, stream })
    } catch (thrown) {
      if (isMissing(thrown)) return
      throw thrown
    }
    copied += 1
    if (copied % REPORT_EVERY === 0) report(copied)
  }

  for await (const { name, size } of from.list()) {
    if (there.get(name) === size) skipped += 1
    else copies.push(limit(copy, name, size))
  }
  await Promise.all(copies)
  return { copied, skipped }
}

/** A stream of a file that is still being opened. */
function streamLater(open: () => Promise<ReadableStream<Uint8Array>>): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  // Who reads it learns of a failure.
  open().then(
    (stream) => void stream.pipeTo(writable).catch(() => {}),
    (thrown) => void writable.abort(thrown).catch(() => {}),
  )
  return readable
}

/** A store says why it could not take what it could not read. */
const isMissing = (thrown: unknown): boolean =>
  thrown instanceof MissingFileError ||
  (thrown instanceof Error && thrown.cause !== undefined && isMissing(thrown.cause))
