import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ImageError } from '#images/error.ts'
import { createImageService } from '#images/service.ts'
import { failureResponse } from '#platform/http/serialize.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Config } from './config.ts'

/** The disk cache of resized images. The oldest are deleted first. */
const MAX_CACHE_BYTES = 512 * 1024 * 1024

/** The only public folder of the file store; private uploads are beside it. */
const PUBLIC_FOLDER = 'pictures/'

/** Serves resized images below `/img/`. */
export async function mountImages(app: FastifyInstance, config: Config): Promise<void> {
  const images = createImageService({
    sourceRoot: path.join(config.dataDir, 'files'),
    cacheRoot: path.join(config.dataDir, 'pictures-made'),
    maxBytes: MAX_CACHE_BYTES,
    ownHost: new URL(config.publicOrigin).host,
    allowedHosts: config.imageHosts,
    publicFolder: PUBLIC_FOLDER,
  })
  app.get('/img/*', async (request, reply) => {
    try {
      const imagePath = (request.params as { '*': string })['*']
      const image = await images.get(imagePath)
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', image.etag)
        .header('x-content-type-options', 'nosniff')
      if (request.headers['if-none-match'] === image.etag) return await reply.code(304).send()
      return await reply.type(image.type).send(image.bytes)
    } catch (thrown) {
      const failure =
        thrown instanceof ImageError
          ? new Refusal('picture.none', 'Gambar tidak tersedia.', thrown.status)
          : ({ status: 500 } as const)
      const { status, headers, body } = failureResponse(failure)
      return reply
        .code(status)
        .headers(headers)
        .send('text' in body ? body.text : undefined)
    }
  })
}
