import { LRUCache } from 'lru-cache'
import { openCacheCount } from './cache-counts.ts'

/** The tag that every entry has: invalidating it empties a cache. */
export const ALL = 'all' as const

/** One bound is required. With `maxBytes` every entry is stored with its size. */
export type CacheOptions = ({ maxEntries: number } | { maxBytes: number }) & {
  /** A larger entry is not stored, so that it cannot evict all others. `maxBytes` by default. */
  maxEntryBytes?: number
  /** The clock that `expiresAt` is measured with (ms). */
  now?: () => number
  /** What the metrics call it. */
  name: string
}

export type EntryOptions = {
  /** What the value shows. The entry is dropped when one of these tags is invalidated. */
  tags?: ReadonlySet<string>
  /** The version of the data that the value was read at. */
  version?: number | undefined
  /** From this time on the entry is not returned (ms of the cache's clock). */
  expiresAt?: number
  /** Required in a cache with `maxBytes`. */
  bytes?: number
}

/**
 * A value being computed. It collects the tags of everything that is read for it, and invalidations that arrive
 * meanwhile.
 */
export type PendingEntry = {
  readonly tags: Set<string>
  readonly invalidatedTags: Set<string>
  /** Set to false by whatever must not be cached. */
  isCacheable: boolean
}

type Entry<V> = Required<Omit<EntryOptions, 'version'>> & { value: V; version: number | undefined }

export type Cache<V extends {}> = ReturnType<typeof createCache<V>>

const NO_TAGS: ReadonlySet<string> = new Set()

/** Values by key in this process's memory. The least recently used are evicted first. */
export function createCache<V extends {}>(options: CacheOptions) {
  const { now = Date.now } = options
  const count = openCacheCount(options.name)
  const keysByTag = new Map<string, Set<string>>()
  const pendingEntries = new Set<PendingEntry>()
  const entries = new LRUCache<string, Entry<V>>({
    ...('maxBytes' in options
      ? {
          maxSize: options.maxBytes,
          maxEntrySize: options.maxEntryBytes ?? options.maxBytes,
          sizeCalculation: ({ bytes }) => bytes,
        }
      : { max: options.maxEntries }),
    dispose: (entry, key) => removeTags(key, entry.tags),
  })

  function removeTags(key: string, tags: ReadonlySet<string>) {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function store(key: string, entry: Entry<V>) {
    entries.set(key, entry)
    if (entry.tags.size === 0 || entries.peek(key) !== entry) return
    for (const tag of entry.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
  }

  function findEntry(key: string): Entry<V> | undefined {
    const entry = findUnexpired(key)
    count(entry !== undefined)
    return entry
  }

  function findUnexpired(key: string): Entry<V> | undefined {
    const entry = entries.get(key)
    if (!entry || entry.expiresAt > now()) return entry
    entries.delete(key)
    return undefined
  }

  const set = (
    key: string,
    value: V,
    { tags = NO_TAGS, version, expiresAt = Infinity, bytes = 1 }: EntryOptions = {},
  ) => store(key, { value, tags, version, expiresAt, bytes })

  return {
    get: (key: string): V | undefined => findEntry(key)?.value,
    /** The value that was read at this version of the data; undefined for any other. */
    getAtVersion(key: string, version: number | undefined): V | undefined {
      const entry = version === undefined ? undefined : findEntry(key)
      return entry?.version === version ? entry?.value : undefined
    },
    /** Reads without counting as a use. */
    peek: (key: string): V | undefined => entries.peek(key)?.value,
    *values(): Generator<V> {
      for (const { value } of entries.values()) yield value
    },
    set,
    delete: (key: string): boolean => entries.delete(key),
    /** Records that a value has grown since it was stored. Does nothing once the entry is another. */
    resize(key: string, value: V, bytes: number): void {
      const entry = entries.peek(key)
      if (entry?.value === value && entry.bytes !== bytes) store(key, { ...entry, bytes })
    },
    /** Begins an entry. To be called before anything is read for it. */
    begin(): PendingEntry {
      const pending = {
        tags: new Set<string>(),
        invalidatedTags: new Set<string>(),
        isCacheable: true,
      }
      pendingEntries.add(pending)
      return pending
    },
    /** Stores a value unless one of its tags was invalidated since `begin`. Returns whether the value is current. */
    commit(
      key: string,
      pending: PendingEntry,
      value: V,
      options: Omit<EntryOptions, 'tags'> = {},
    ): boolean {
      pendingEntries.delete(pending)
      const { tags, invalidatedTags, isCacheable } = pending
      const isStale = invalidatedTags.has(ALL) || [...tags].some((tag) => invalidatedTags.has(tag))
      const isCurrent = isCacheable && !isStale
      if (isCurrent) set(key, value, { ...options, tags })
      return isCurrent
    },
    /** Ends an entry that came to nothing. */
    discard: (pending: PendingEntry): void => void pendingEntries.delete(pending),
    /** Drops every entry with one of these tags, and what is being made of them. */
    invalidate(tags: Iterable<string>): void {
      for (const tag of tags) {
        for (const pending of pendingEntries) pending.invalidatedTags.add(tag)
        if (tag === ALL) entries.clear()
        else for (const key of keysByTag.get(tag) ?? []) entries.delete(key)
      }
    },
    get bytes() {
      return entries.calculatedSize
    },
    get size() {
      return entries.size
    },
  }
}
