import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Tracing } from '#platform/tracing/tracing.ts'
import { parseTraceparent } from '#platform/tracing/traceparent.ts'
import type { RateLimiter } from '#platform/http/rate-limit.ts'

const MAX_BYTES = 1_000
const LIMIT = { times: 120, seconds: 60 }
const HOUR_MS = 3_600_000

/** How a page was loaded: times in milliseconds, all but the first since it began. */
const PageLoad = z.object({
  traceparent: z.string().refine((value) => parseTraceparent(value) !== undefined),
  startedAt: z.number(),
  responseStart: z.number().min(0).max(HOUR_MS),
  domInteractive: z.number().min(0).max(HOUR_MS),
  loadEventEnd: z.number().min(0).max(HOUR_MS),
})

/** Takes what pages report of their load, as the first span of their trace. */
export function mountPageLoads(
  app: FastifyInstance,
  tracing: Tracing,
  { rateLimiter }: { rateLimiter: RateLimiter },
): void {
  app.register(async (scope) => {
    // A beacon is sent as text.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, next) =>
      next(null, body),
    )
    scope.post('/traces', { bodyLimit: MAX_BYTES }, async (request, reply) => {
      rateLimiter.consume(`traces ${request.ip}`, LIMIT)
      const load = PageLoad.safeParse(parseJson(request.body))
      if (!load.success || Math.abs(load.data.startedAt - Date.now()) > HOUR_MS)
        return reply.code(422).send()
      const { traceparent, startedAt, responseStart, domInteractive, loadEventEnd } = load.data
      tracing
        .beginReserved(traceparent, {
          name: 'page load',
          kind: 'client',
          startedAt: new Date(startedAt),
          attributes: {
            'browser.response_start_ms': Math.round(responseStart),
            'browser.dom_interactive_ms': Math.round(domInteractive),
          },
        })
        .end(new Date(startedAt + loadEventEnd))
      return reply.code(204).send()
    })
  })
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
