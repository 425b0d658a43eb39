import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ImageError } from '#images/error.ts'
import { PICTURES_PER_NETWORK } from '#images/render-cost.ts'
import { createImageService } from '#images/service.ts'
import { workKey } from '#platform/http/caller-key.ts'
import { toSubnet } from '#platform/http/rate-limit.ts'
import { failureResponse } from '#platform/http/serialize.ts'
import { isRefusal, Refusal } from '#platform/refusal.ts'
import type { AppContext } from './app.ts'
import type { Config } from './config/config.ts'

/** The disk cache of resized images. The oldest are deleted first. */
const MAX_CACHE_BYTES = 512 * 1024 * 1024

/** The only public folder of the file store; private uploads are beside it. */
const PUBLIC_FOLDER = 'pictures/'

/** Serves resized images below `/img/`. `drawSource` is called before a source is looked for. */
export async function mountImages(
  app: FastifyInstance,
  { deps, rateLimiter }: AppContext,
  config: Config,
  drawSource?: (name: string) => Promise<void>,
): Promise<void> {
  const images = createImageService({
    sources: config.bucket ? deps.files : path.join(config.dataDir, 'files'),
    cacheRoot: path.join(config.dataDir, 'pictures-made'),
    shared: config.bucket && deps.files,
    maxBytes: MAX_CACHE_BYTES,
    ownHost: new URL(config.publicOrigin).host,
    allowedHosts: config.imageHosts,
    publicFolder: PUBLIC_FOLDER,
    prepareSource: drawSource,
    onCacheFailure: (err) => deps.log.error({ err }, 'resized images cannot be stored'),
  })
  app.get('/img/*', async (request, reply) => {
    try {
      const imagePath = (request.params as { '*': string })['*']
      const image = await images.get(imagePath, {
        network: toSubnet(request.ip),
        spend: (cost) =>
          rateLimiter.consume(workKey('pictures', request.ip), PICTURES_PER_NETWORK, cost),
      })
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', image.etag)
        .header('x-content-type-options', 'nosniff')
      if (request.headers['if-none-match'] === image.etag) return await reply.code(304).send()
      return await reply.type(image.type).send(image.bytes)
    } catch (thrown) {
      const { status, headers, body } = failureResponse(toFailure(thrown))
      return reply
        .code(status)
        .headers(headers)
        .send('text' in body ? body.text : undefined)
    }
  })
}

function toFailure(thrown: unknown): Refusal | { status: 500 } {
  if (isRefusal(thrown)) return thrown
  return thrown instanceof ImageError
    ? new Refusal('picture.none', 'Gambar tidak tersedia.', thrown.status)
    : { status: 500 }
}
