import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createFairQueue } from '#platform/fair-queue.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { createImageCache } from './cache.ts'
import { type ImageRequest, parseImagePath } from './path.ts'
import { estimateCost } from './render-cost.ts'
import { resizeImage } from './resize.ts'
import { fetchRemoteSource } from './remote-source.ts'
import { ImageError } from './error.ts'
import { findSource } from './local-source.ts'
import { findStoredSource } from './stored-source.ts'

/** A resized image, ready to be sent. */
type ResizedImage = { type: string; bytes: Buffer; etag: string }
export type ImageService = {
  /**
   * Returns the image at a path below `/img/`, e.g.
   * `unsafe/fit-in/320x0/filters:format(webp)/a.svg`. Throws ImageError with `status` 400, 404 or
   * 415, what `requester.spend` throws, and a 503 while too many images wait to be made.
   */
  get: (path: string, requester?: ImageRequester) => Promise<ResizedImage>
}

/** Who asks for an image. */
export type ImageRequester = {
  /** Images of one network wait behind each other. */
  network: string
  /** Counts what an image costs that has to be made; throws where that is too much. */
  spend(cost: number): void
}

type ImageServiceOptions = {
  /** The source images: a folder, outside which nothing is served, or a file store. */
  sources: string | FileStore
  /** The folder of the resized images. */
  cacheRoot: string
  /** Where processes share what they have made: a bucket. None by default. */
  shared?: FileStore | undefined
  /** Maximum size of the cache (bytes). */
  maxBytes: number
  /** The shop's own host, whose images are read from `sources`. */
  ownHost?: string
  /** Remote hosts that images may be fetched from. */
  allowedHosts?: readonly string[]
  /** Only files whose path begins with this are served; the others are a 404. */
  publicFolder?: string
  /** Called with the path of a source of our own before it is looked for. */
  prepareSource?: ((source: string) => Promise<void>) | undefined
  /** Told when the cache can no longer store images; they are made for every request then. */
  onCacheFailure?: (thrown: unknown) => void
}

/** One core is left for everything else. */
const CONCURRENCY = Math.max(1, Math.min(4, availableParallelism() - 1))
/** A page has some dozens of images, which take some seconds together; the largest one takes three. */
const MAX_WAITING = { maxWaiting: 240, maxWaitingPerKey: 60, maxWaitMs: 15_000 }
const UNLIMITED: ImageRequester = { network: 'own', spend: () => {} }

/** Beside the sources, where nothing is served from. */
const SHARED_FOLDER = 'pictures-made/'

/** What another process has made, or else makes it for all. A store that fails costs a new one. */
async function getOrShare(
  shared: FileStore,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const found = await shared.get(name).catch(() => undefined)
  if (found) return found
  const made = await make()
  // Not awaited: the response does not depend on it.
  shared.put(name, made).catch(() => {})
  return made
}

/** Creates the resizing service, which caches each result on disk. */
export function createImageService(options: ImageServiceOptions): ImageService {
  const {
    sources,
    cacheRoot,
    shared,
    maxBytes,
    ownHost,
    allowedHosts = [],
    publicFolder = '',
    prepareSource,
    onCacheFailure = () => {},
  } = options
  const cache = createImageCache(cacheRoot, maxBytes, onCacheFailure)
  const makeInTurn = createFairQueue({ concurrency: CONCURRENCY, ...MAX_WAITING })

  /**
   * Finds the source and its version for the cache key. A remote host is only contacted by `read`.
   */
  async function resolveSource({ host, source }: ImageRequest) {
    if (host === undefined || host === ownHost) {
      if (!source.startsWith(publicFolder)) throw new ImageError(404, 'Gambar tidak ditemukan')
      await prepareSource?.(source)
      return typeof sources === 'string'
        ? findSource(sources, source)
        : findStoredSource(sources, source)
    }
    if (!allowedHosts.includes(host)) throw new ImageError(404, 'Gambar tidak ditemukan')
    return { version: 'elsewhere', read: () => fetchRemoteSource(host, source) }
  }

  return {
    async get(path, { network, spend } = UNLIMITED) {
      const request = parseImagePath(path)
      const { version, read } = await resolveSource(request)
      const key = createHash('sha256')
        .update(JSON.stringify([request, version]))
        .digest('hex')
      const make = () => {
        spend(estimateCost(request))
        return makeInTurn(network, async () => {
          const { bytes: source, vector } = await read()
          return resizeImage(source, vector, request)
        })
      }
      const bytes = await cache.getOrCreate(key, () =>
        shared ? getOrShare(shared, `${SHARED_FOLDER}${key}`, make) : make(),
      )
      return { type: `image/${request.format}`, bytes, etag: `"${key.slice(0, 32)}"` }
    },
  }
}
