import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { OpenShop } from './shop.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const forwarded = ({ headers }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined

/** Alive, ready, and figures (interfaces.md, addresses). */
export function mountHealth(app: FastifyInstance, shop: OpenShop, { metricsToken }: Config): void {
  app.get('/healthz', () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await shop.pool.query('select 1 from migration limit 1')
      return { ready: true }
    } catch {
      return reply.code(503).header('retry-after', '1').send({ ready: false })
    }
  })
  app.get('/metrics', async (request, reply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '')
    // What a proxy on this machine passes on comes from anywhere.
    const isHere = loopback.has(request.ip) && !forwarded(request)
    const allowed = metricsToken ? token === metricsToken : isHere
    if (!allowed)
      return reply.code(401).send({
        statusCode: 401,
        statusMessage: 'Unauthorized',
        message: 'Perlu METRICS_TOKEN.',
        data: null,
      })
    return reply.type('text/plain; version=0.0.4').send(await shop.metrics.text())
  })
}
