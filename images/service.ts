import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { createImageCache } from './cache.ts'
import { type ImageRequest, parseImagePath } from './path.ts'
import { resizeImage } from './resize.ts'
import { fetchRemoteSource } from './remote-source.ts'
import { ImageError } from './error.ts'
import { findSource, readSource } from './local-source.ts'

/** A picture ready to be sent. */
export type ResizedImage = { type: string; bytes: Buffer; etag: string }
export type ImageService = {
  /**
   * The picture at an address below `/img/`, e.g. `unsafe/fit-in/320x0/filters:format(webp)/a.svg`.
   * Throws ImageRefusal with `status` 400, 404 or 415.
   */
  get: (path: string) => Promise<ResizedImage>
}

type ImageServiceOptions = {
  /** The folder of the sources; nothing above it is given. */
  sourceRoot: string
  /** The folder of the made pictures. */
  cacheRoot: string
  /** Bytes the made pictures may take. */
  maxBytes: number
  /** The shop's own host: what stands there lies in the picture root too. */
  ownHost?: string
  /** Other hosts that pictures may come from; nothing else is ever asked. */
  allowedHosts?: readonly string[]
  /** The folder below the root that is shown; what else lies there does not exist. */
  publicFolder?: string
  /** Pictures made at one time; others wait. */
  concurrency?: number
}

/** The resizing service: parses, finds, makes once, keeps. */
export function createImageService(options: ImageServiceOptions): ImageService {
  const {
    sourceRoot,
    cacheRoot,
    maxBytes,
    ownHost,
    allowedHosts = [],
    publicFolder = '',
    concurrency = 2,
  } = options
  const cache = createImageCache(cacheRoot, maxBytes)
  const limit = pLimit(concurrency)

  /** What a made picture depends on, and its source: another host is asked only when one is made. */
  async function resolveSource({ host, source }: ImageRequest) {
    if (host === undefined || host === ownHost) {
      if (!source.startsWith(publicFolder)) throw new ImageError(404, 'Gambar tidak ditemukan')
      const file = await findSource(sourceRoot, source)
      const read = async () => ({ bytes: await readSource(file), vector: file.vector })
      return { version: file.version, read }
    }
    if (!allowedHosts.includes(host)) throw new ImageError(404, 'Gambar tidak ditemukan')
    return { version: 'elsewhere', read: () => fetchRemoteSource(host, source) }
  }

  return {
    async get(path) {
      const request = parseImagePath(path)
      const { version, read } = await resolveSource(request)
      const key = createHash('sha256')
        .update(JSON.stringify([request, version]))
        .digest('hex')
      const bytes = await cache.getOrCreate(key, () =>
        limit(async () => {
          const { bytes: source, vector } = await read()
          return resizeImage(source, vector, request)
        }),
      )
      return { type: `image/${request.format}`, bytes, etag: `"${key.slice(0, 32)}"` }
    },
  }
}
