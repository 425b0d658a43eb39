import { createHash } from 'node:crypto'
import { turns } from '#platform/turns.ts'
import { createImageCache } from './cache.ts'
import { type ImageRequest, parseImagePath } from './path.ts'
import { resize } from './resize.ts'
import { fetchSource } from './remote.ts'
import { ImageRefusal } from './refusal.ts'
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
  /** The shop's own host: what stands there lies in the picture root too. */
  ownHost?: string
  /** Other hosts that pictures may come from; nothing else is ever asked. */
  hosts?: readonly string[]
  /** The folder below the root that is shown; what else lies there does not exist. */
  shown?: string
  /** Pictures made at one time; others wait. */
  atOnce?: number
}

/** The resizing service: parses, finds, makes once, keeps. */
export function createImages(options: ImagesOptions): Images {
  const { sourceRoot, cacheRoot, maxBytes, ownHost, hosts = [], shown = '', atOnce = 2 } = options
  const cache = createImageCache(cacheRoot, maxBytes)
  const inTurn = turns(atOnce)

  /** What a made picture depends on, and its source: another host is asked only when one is made. */
  async function sourceOf({ host, source }: ImageRequest) {
    if (host === undefined || host === ownHost) {
      if (!source.startsWith(shown)) throw new ImageRefusal(404, 'Gambar tidak ditemukan')
      const found = await findSource(sourceRoot, source)
      const read = async () => ({ bytes: await readSource(found), vector: found.vector })
      return { version: found.version, read }
    }
    if (!hosts.includes(host)) throw new ImageRefusal(404, 'Gambar tidak ditemukan')
    return { version: 'elsewhere', read: () => fetchSource(host, source) }
  }

  return {
    async get(path) {
      const request = parseImagePath(path)
      const { version, read } = await sourceOf(request)
      const key = createHash('sha256')
        .update(JSON.stringify([request, version]))
        .digest('hex')
      const bytes = await cache.through(key, () =>
        inTurn(async () => {
          const { bytes: source, vector } = await read()
          return resize(source, vector, request)
        }),
      )
      return { type: `image/${request.format}`, bytes, etag: `"${key.slice(0, 32)}"` }
    },
  }
}
