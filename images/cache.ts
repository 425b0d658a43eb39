import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Made pictures on disk, the least recently used leaving first above `maxBytes`. */
export type ImageCache = {
  /** Gives the kept bytes under `key`, or makes, keeps and gives them; one making at a time a key. */
  through: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>
  /** Bytes kept now. */
  size: () => number
}

export function createImageCache(root: string, maxBytes: number): ImageCache {
  /** Size by name, in the order of use: the first is the longest unused. */
  const kept = new Map<string, number>()
  const making = new Map<string, Promise<Buffer>>()
  let total = 0
  const fileOf = (key: string) => join(root, key.slice(0, 2), key)
  const loaded = load()

  async function load() {
    const names = await readdir(root, { recursive: true }).catch(() => [])
    const found: { key: string; bytes: number; used: number }[] = []
    for (const name of names) {
      const at = await stat(join(root, name)).catch(() => undefined)
      if (!at?.isFile()) continue
      if (name.endsWith('.part')) await rm(join(root, name), { force: true })
      else found.push({ key: name.slice(3), bytes: at.size, used: at.mtimeMs })
    }
    for (const { key, bytes } of found.toSorted((a, b) => a.used - b.used)) note(key, bytes)
    await trim()
  }

  function note(key: string, bytes: number) {
    total += bytes - (kept.get(key) ?? 0)
    kept.delete(key)
    kept.set(key, bytes)
  }

  async function trim() {
    for (const [key, bytes] of kept) {
      if (total <= maxBytes) return
      kept.delete(key)
      total -= bytes
      await rm(fileOf(key), { force: true })
    }
  }

  /** Written beside its place and renamed, so that no reader meets half a picture. */
  async function keep(key: string, bytes: Buffer) {
    const file = fileOf(key)
    await mkdir(dirname(file), { recursive: true })
    const part = `${file}.${randomUUID()}.part`
    await writeFile(part, bytes)
    await rename(part, file)
    note(key, bytes.length)
    await trim()
  }

  async function find(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    await loaded
    const old = await readFile(fileOf(key)).catch(() => undefined)
    if (old) {
      note(key, old.length)
      return old
    }
    const bytes = await make()
    await keep(key, bytes)
    return bytes
  }

  return {
    size: () => total,
    through: (key, make) => {
      const running = making.get(key)
      if (running) return running
      const started = find(key, make).finally(() => making.delete(key))
      making.set(key, started)
      return started
    },
  }
}
