import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Resized images on disk. Above `maxBytes` the least recently used are evicted. */
export type ImageCache = {
  /** Returns the cached bytes of `key`, or creates and caches them, once for concurrent calls. */
  getOrCreate: (key: string, create: () => Promise<Buffer>) => Promise<Buffer>
  /** Bytes currently cached. */
  size: () => number
}

export function createImageCache(root: string, maxBytes: number): ImageCache {
  /** Size by key, ordered by last use: the first is the least recently used. */
  const sizes = new Map<string, number>()
  const inFlight = new Map<string, Promise<Buffer>>()
  let total = 0
  const filePath = (key: string) => join(root, key.slice(0, 2), key)
  const loaded = load()

  async function load() {
    const names = await readdir(root, { recursive: true }).catch(() => [])
    const files: { key: string; bytes: number; used: number }[] = []
    for (const name of names) {
      const info = await stat(join(root, name)).catch(() => undefined)
      if (!info?.isFile()) continue
      if (name.endsWith('.part')) await rm(join(root, name), { force: true })
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

  /** Writes to a temporary name and renames it, so that a reader never sees a partial image. */
  async function storeFile(key: string, bytes: Buffer) {
    const file = filePath(key)
    await mkdir(dirname(file), { recursive: true })
    const partialFile = `${file}.${randomUUID()}.part`
    await writeFile(partialFile, bytes)
    await rename(partialFile, file)
    recordUse(key, bytes.length)
    await evictOldest()
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
