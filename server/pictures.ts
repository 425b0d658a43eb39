import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ImageRefusal } from '#images/refusal.ts'
import { createImages } from '#images/service.ts'
import { failureReply } from '#platform/http/reply.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Config } from './config.ts'

/** Half a gigabyte of made pictures is plenty for the demo; the oldest go first. */
const MOST_BYTES = 512 * 1024 * 1024

/** The one folder of the file store that everyone may see: what people upload lies beside it. */
const SHOWN = 'pictures/'

/** Resized pictures at /img (interfaces.md, addresses). */
export async function mountPictures(app: FastifyInstance, config: Config): Promise<void> {
  const images = createImages({
    sourceRoot: path.join(config.dataDir, 'files'),
    cacheRoot: path.join(config.dataDir, 'pictures-made'),
    maxBytes: MOST_BYTES,
    ownHost: new URL(config.publicOrigin).host,
    hosts: config.imageHosts,
    shown: SHOWN,
  })
  app.get('/img/*', async (request, reply) => {
    try {
      const asked = (request.params as { '*': string })['*']
      const picture = await images.get(asked)
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', picture.etag)
        .header('x-content-type-options', 'nosniff')
      if (request.headers['if-none-match'] === picture.etag) return await reply.code(304).send()
      return await reply.type(picture.type).send(picture.bytes)
    } catch (thrown) {
      const why =
        thrown instanceof ImageRefusal
          ? new Refusal('picture.none', 'Gambar tidak tersedia.', thrown.status)
          : ({ status: 500 } as const)
      const { status, headers, body } = failureReply(why)
      return reply
        .code(status)
        .headers(headers)
        .send('text' in body ? body.text : undefined)
    }
  })
}
