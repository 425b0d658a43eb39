import type { FastifyInstance } from 'fastify'
import type { FindPage } from '../cache/cacheable-routes.ts'

/** A build of the pages: its version, and when it was made (ms since 1970). */
type Build = { id: string; timestamp: number }

/**
 * Says which build of the pages is served (specification, calls §7): `/builds/latest.json`, never cached, and what
 * belongs to this build, `/builds/meta/{id}.json`, with the pages that are rendered once for everybody.
 */
export function mountBuilds(app: FastifyInstance, build: Build, prerendered: string[]): void {
  app.get('/builds/latest.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(build),
  )
  app.get<{ Params: { file: string } }>('/builds/meta/:file', (request, reply) =>
    request.params.file === `${build.id}.json`
      ? reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send({ ...build, prerendered })
      : reply.code(404).header('cache-control', 'no-store').send({ message: 'Not found' }),
  )
}

const PAYLOAD = /\/_payload\.json(\?.*)?$/

/** Where the data is that `{path}/_payload.json` asks for (specification, calls §7): a shared page's own; undefined for anything else. */
export function findPayload(url: string, findPage: FindPage): string | undefined {
  if (!PAYLOAD.test(url)) return undefined
  const path = url.replace(PAYLOAD, '') || '/'
  if (!findPage(path)?.cache) return undefined
  return path === '/' ? '/_.data' : `${path}.data`
}
