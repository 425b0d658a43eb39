import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listening } from '#platform/events/listening.ts'
import { dayOf, days, minutes } from '#platform/clock.ts'
import type { OpenShop } from '../../shop.ts'
import { createMemory, type Kept } from './memory.ts'
import { ALL, nothingShown, told, type Shown } from './shown.ts'

/** An answer in the making: what it shows, and what changed meanwhile. */
export type Draft = { readonly shown: Shown; readonly changed: Set<string>; readonly until: number }

export type Keeper = {
  /** The answer kept under a key, if it is as right as a new one would be. */
  find(key: string): Promise<Kept | undefined>
  /** To be called before anything of an answer is read; undefined where nothing can be kept. */
  begin(): Draft | undefined
  /** Keeps a finished answer, unless something it shows changed while it was made. */
  finish(key: string, draft: Draft, answer: { body: Buffer; headers: readonly string[] }): Kept
  /** Forgets a draft that came to nothing. */
  abandon(draft: Draft): void
  /** The body as br or gzip, made at the first asking. */
  packed(key: string, kept: Kept, encoding: 'br' | 'gzip'): Promise<Buffer>
  readonly bytes: number
  readonly size: number
  close(): Promise<void>
}

const MEGABYTE = 1_048_576
/**
 * A net below the notices (ms): places and readiness in a list's facets may lag behind the stock
 * for seconds, and so may what was made from them.
 */
const longest = minutes(1)

/** Whole answers for everyone, in this process's memory, dropped when the database tells of a change. */
export function createKeeper(
  { pool, tools: { clock, log } }: Pick<OpenShop, 'pool' | 'tools'>,
  mostBytes: number = 64 * MEGABYTE,
): Keeper & { ready: Promise<void> } {
  const memory = createMemory(mostBytes)
  const drafts = new Set<Draft>()
  const forget = (tags: string[]) => {
    for (const draft of drafts) for (const tag of tags) draft.changed.add(tag)
    if (tags.includes(ALL)) memory.clear()
    else for (const tag of tags) memory.dropTag(tag)
  }
  const { connectionString } = pool.options
  if (!connectionString) throw new Error('The keeper needs the address of the database.')
  const ear = listening({
    url: connectionString,
    channel: 'shown',
    pool,
    onNotice: (notice) => forget(told(notice)),
    onLost: () => forget([ALL]),
    log,
  })

  return {
    ready: ear.begun,
    get bytes() {
      return memory.bytes
    },
    get size() {
      return memory.size
    },
    async find(key) {
      if (!memory.get(key) || !(await ear.caughtUp())) return undefined
      // Whatever was told until now has been taken out.
      const kept = memory.get(key)
      if (kept && kept.until > clock.now().getTime()) return kept
      memory.drop(key)
      return undefined
    },
    begin() {
      if (!ear.hears) return undefined
      const draft = {
        shown: nothingShown(),
        changed: new Set<string>(),
        until: lastsUntil(clock.now()),
      }
      drafts.add(draft)
      return draft
    },
    finish(key, draft, { body, headers }) {
      drafts.delete(draft)
      const { keep, tags } = draft.shown
      const kept: Kept = {
        body,
        headers,
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        tags,
        until: draft.until,
        packed: {},
      }
      const spoilt = draft.changed.has(ALL) || [...tags].some((tag) => draft.changed.has(tag))
      if (keep && !spoilt && ear.hears) memory.put(key, kept)
      return kept
    },
    abandon: (draft) => void drafts.delete(draft),
    packed(key, kept, encoding) {
      const pack = encoding === 'br' ? brotli : zip
      return (kept.packed[encoding] ??= pack(kept.body).then((bytes) => {
        memory.grow(key, kept, bytes.length)
        return bytes
      }))
    },
    close: () => ear.close(),
  }
}

/** Prices and tax rates begin, and the month’s name changes, at Jakarta’s midnight without any change of a table. */
function lastsUntil(now: Date): number {
  const midnight = Date.parse(`${dayOf(now)}T00:00:00+07:00`) + days(1)
  return Math.min(now.getTime() + longest, midnight)
}

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
const brotli = (body: Buffer) =>
  packBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
const zip = (body: Buffer) => packGzip(body, { level: 6 })
