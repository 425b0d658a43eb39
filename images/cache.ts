import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PARTIAL_SUFFIX, writeWholeFile } from '#platform/files/write-whole-file.ts'

/** Resized images on disk. Above `maxBytes` the least recently used are evicted. */
export type ImageCache = {
  /** Returns the cached bytes of `key`, or creates and caches them, once for concurrent calls. */
  getOrCreate: (key: string, create: () => Promise<Buffer>) => Promise<Buffer>
  /** Bytes currently cached. */
  size: () => number
}

/**
 * Caches images in a folder. An image that cannot be stored, because the disk is full, is returned
 * all the same; `onFailure` is called the first time, and again after it has worked in between.
 */
export function createImageCache(
  root: string,
  maxBytes: number,
  onFailure: (thrown: unknown) => void = () => {},
): ImageCache {
  /** Size by key, ordered by last use: the first is the least recently used. */
  const sizes = new Map<string, number>()
  const inFlight = new Map<string, Promise<Buffer>>()
  let total = 0
  let isStoring = true
  const filePath = (key: string) => join(root, key.slice(0, 2), key)
  const loaded = load()

  async function load() {
    const names = await readdir(root, { recursive: true }).catch(() => [])
    const files: { key: string; bytes: number; used: number }[] = []
    for (const name of names) {
      const info = await stat(join(root, name)).catch(() => undefined)
      if (!info?.isFile()) continue
      if (name.endsWith(PARTIAL_SUFFIX)) await rm(join(root, name), { force: true })
      else files.push({ key: name.slice(3), bytes: info.size, used: info.mtimeMs })
    }
    for (const { key, bytes } of files.toSorted((a, b) => a.used - b.used)) recordUse(key, bytes)
    await evictOldest()
  }

  function recordUse(key: string, bytes: number) {
    total += bytes - (sizes.get(key) ?? 0)
    sizes.delete(key)
    sizes.set(key, bytes)
  }

  async function evictOldest() {
    for (const [key, bytes] of sizes) {
      if (total <= maxBytes) return
      sizes.delete(key)
      total -= bytes
      await rm(filePath(key), { force: true })
    }
  }

  async function storeFile(key: string, bytes: Buffer) {
    try {
      await writeWholeFile(filePath(key), bytes)
      isStoring = true
      recordUse(key, bytes.length)
      await evictOldest()
    } catch (thrown) {
      if (isStoring) onFailure(thrown)
      isStoring = false
    }
  }

  async function loadOrCreate(key: string, create: () => Promise<Buffer>): Promise<Buffer> {
    await loaded
    const stored = await readFile(filePath(key)).catch(() => undefined)
    if (stored) {
      recordUse(key, stored.length)
      return stored
    }
    const bytes = await create()
    await storeFile(key, bytes)
    return bytes
  }

  return {
    size: () => total,
    getOrCreate: (key, create) => {
      const running = inFlight.get(key)
      if (running) return running
      const pending = loadOrCreate(key, create).finally(() => inFlight.delete(key))
      inFlight.set(key, pending)
      return pending
    },
  }
}
