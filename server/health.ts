import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from './config/config.ts'
import type { AppContext } from './app.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const isForwarded = ({ headers }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined

/** `/healthz` for liveness, `/readyz` for readiness and `/metrics` for Prometheus (docs/operating/watching.md). */
export function mountHealth(
  app: FastifyInstance,
  shop: AppContext,
  { metricsToken }: Config,
  isDraining: () => boolean = () => false,
): void {
  app.get('/healthz', () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    // A balancer sends the next request elsewhere, while this process still answers.
    if (isDraining()) return reply.code(503).send({ ready: false })
    try {
      await shop.pool.query('select 1 from migration limit 1')
      return { ready: true }
    } catch {
      return reply.code(503).header('retry-after', '1').send({ ready: false })
    }
  })
  app.get('/metrics', async (request, reply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '')
    // A request that a local proxy forwards may come from anywhere.
    const isLocal = LOOPBACK.has(request.ip) && !isForwarded(request)
    const isAllowed = metricsToken ? token === metricsToken : isLocal
    if (!isAllowed)
      return reply.code(401).send({
        statusCode: 401,
        statusMessage: 'Unauthorized',
        message: 'Perlu METRICS_TOKEN.',
        data: null,
      })
    return reply.type('text/plain; version=0.0.4').send(await shop.readMetrics())
  })
}
