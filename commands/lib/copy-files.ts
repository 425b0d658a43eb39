import pLimit from 'p-limit'
import { MissingFileError, type FileStore } from '#platform/file-store.ts'

const CONCURRENCY = 8
const REPORT_EVERY = 1_000

/**
 * Copies every file that the other store lacks or has in another size. Nothing is removed, and a copy
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

  async function copy(name: string): Promise<void> {
    const bytes = await from.get(name).catch((thrown: unknown) => {
      if (thrown instanceof MissingFileError) return undefined
      throw thrown
    })
    if (!bytes) return
    await to.put(name, bytes)
    copied += 1
    if (copied % REPORT_EVERY === 0) report(copied)
  }

  for await (const { name, size } of from.list()) {
    if (there.get(name) === size) skipped += 1
    else copies.push(limit(copy, name))
  }
  await Promise.all(copies)
  return { copied, skipped }
}
