/** A whole answer as it is sent again and again, and packed forms of it once somebody took them. */
export type CachedResponse = {
  readonly body: Buffer
  readonly etag: string
  /** Names and values in turn. */
  readonly headers: readonly string[]
  /** What it shows; it goes when one of these changes. */
  readonly tags: ReadonlySet<string>
  /** Not shown from this moment on (ms). */
  readonly expiresAt: number
  readonly compressed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> }
}

/** What an entry takes beside its bodies: headers, tags, the maps' own. */
const ENTRY_OVERHEAD_BYTES = 2_000

export type LruCache = ReturnType<typeof createLruCache>

/** Answers by key, bounded by the bytes of their bodies: the longest unused go first. */
export function createLruCache(maxBytes: number) {
  const entries = new Map<string, { response: CachedResponse; bytes: number }>()
  const keysByTag = new Map<string, Set<string>>()
  let bytes = 0

  function drop(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    for (const tag of entry.response.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function evictOldest() {
    for (const key of entries.keys()) {
      if (bytes <= maxBytes) return
      drop(key)
    }
  }

  return {
    get bytes() {
      return bytes
    },
    get size() {
      return entries.size
    },
    get(key: string): CachedResponse | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.response
    },
    put(key: string, response: CachedResponse): void {
      drop(key)
      const entry = {
        response,
        bytes: response.body.length + key.length * 2 + ENTRY_OVERHEAD_BYTES,
      }
      // One answer may not push out all others.
      if (entry.bytes > maxBytes / 8) return
      entries.set(key, entry)
      bytes += entry.bytes
      for (const tag of response.tags)
        keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
      evictOldest()
    },
    /** Counts what an answer has come to take since it was put here. */
    addBytes(key: string, response: CachedResponse, addedBytes: number): void {
      const entry = entries.get(key)
      if (entry?.response !== response) return
      entry.bytes += addedBytes
      bytes += addedBytes
      evictOldest()
    },
    drop,
    dropTag(tag: string): void {
      for (const key of keysByTag.get(tag) ?? []) drop(key)
    },
    clear(): void {
      entries.clear()
      keysByTag.clear()
      bytes = 0
    },
  }
}
