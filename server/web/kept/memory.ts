/** A whole answer as it is sent again and again, and packed forms of it once somebody took them. */
export type Kept = {
  readonly body: Buffer
  readonly etag: string
  /** Names and values in turn. */
  readonly headers: readonly string[]
  /** What it shows; it goes when one of these changes. */
  readonly tags: ReadonlySet<string>
  /** Not shown from this moment on (ms). */
  readonly until: number
  readonly packed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> }
}

/** What an entry takes beside its bodies: headers, tags, the maps' own. */
const besides = 2_000

export type Memory = ReturnType<typeof createMemory>

/** Answers by key, bounded by the bytes of their bodies: the longest unused go first. */
export function createMemory(mostBytes: number) {
  const entries = new Map<string, { kept: Kept; bytes: number }>()
  const keysOf = new Map<string, Set<string>>()
  let bytes = 0

  function drop(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    for (const tag of entry.kept.tags) {
      const keys = keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(tag)
    }
  }

  function makeRoom() {
    for (const key of entries.keys()) {
      if (bytes <= mostBytes) return
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
    get(key: string): Kept | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.kept
    },
    put(key: string, kept: Kept): void {
      drop(key)
      const entry = { kept, bytes: kept.body.length + key.length * 2 + besides }
      // One answer may not push out all others.
      if (entry.bytes > mostBytes / 8) return
      entries.set(key, entry)
      bytes += entry.bytes
      for (const tag of kept.tags) keysOf.set(tag, (keysOf.get(tag) ?? new Set()).add(key))
      makeRoom()
    },
    /** Counts what an answer has come to take since it was put here. */
    grow(key: string, kept: Kept, by: number): void {
      const entry = entries.get(key)
      if (entry?.kept !== kept) return
      entry.bytes += by
      bytes += by
      makeRoom()
    },
    drop,
    dropTag(tag: string): void {
      for (const key of keysOf.get(tag) ?? []) drop(key)
    },
    clear(): void {
      entries.clear()
      keysOf.clear()
      bytes = 0
    },
  }
}
