import type { FastifyInstance } from 'fastify'

/** A build of the pages: its version, and when it was made (ms since 1970). */
type Build = { id: string; timestamp: number }

/**
 * Says which build of the pages is served (specification, calls §7): `/builds/latest.json`, never cached, and what
 * belongs to this build, `/builds/meta/{id}.json`. No page is made ahead, so none has a `_payload.json`.
 */
export function mountBuilds(app: FastifyInstance, build: Build): void {
  app.get('/builds/latest.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(build),
  )
  app.get<{ Params: { file: string } }>('/builds/meta/:file', (request, reply) =>
    request.params.file === `${build.id}.json`
      ? reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send({ ...build, prerendered: [] })
      : reply.code(404).header('cache-control', 'no-store').send({ message: 'Not found' }),
  )
}
