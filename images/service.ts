import { createHash } from 'node:crypto'
import { createImageCache } from './cache.ts'
import { parseImagePath } from './path.ts'
import { resize } from './resize.ts'
import { findSource, readSource } from './source.ts'

/** A picture ready to be sent. */
export type MadeImage = { type: string; bytes: Buffer; etag: string }
export type Images = {
  /**
   * The picture at an address below `/img/`, e.g. `unsafe/fit-in/320x0/filters:format(webp)/a.svg`.
   * Throws ImageRefusal with `status` 400, 404 or 415.
   */
  get: (path: string) => Promise<MadeImage>
}

type ImagesOptions = {
  /** The folder of the sources; nothing above it is given. */
  sourceRoot: string
  /** The folder of the made pictures. */
  cacheRoot: string
  /** Bytes the made pictures may take. */
  maxBytes: number
  /** Pictures made at one time; others wait. */
  atOnce?: number
}

/** The resizing service: parses, finds, makes once, keeps. */
export function createImages(options: ImagesOptions): Images {
  const { sourceRoot, cacheRoot, maxBytes, atOnce = 2 } = options
  const cache = createImageCache(cacheRoot, maxBytes)
  const inTurn = turns(atOnce)
  return {
    async get(path) {
      const request = parseImagePath(path)
      const source = await findSource(sourceRoot, request.source)
      const key = createHash('sha256')
        .update(JSON.stringify([request, source.version]))
        .digest('hex')
      const make = () =>
        inTurn(async () => resize(await readSource(source), source.vector, request))
      const bytes = await cache.through(key, make)
      return { type: `image/${request.format}`, bytes, etag: `"${key.slice(0, 32)}"` }
    },
  }
}

/** Runs at most `count` works at a time, the rest in the order they came. */
function turns(count: number) {
  let free = count
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
