import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tracing } from '#platform/tracing/tracing.ts'

/**
 * Traces every request, as a part of its caller's trace where it has one. A page that a browser opens has none: its trace is
 * reserved here, sent in `Server-Timing`, and begun by the page itself (browser-script.ts).
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers } = request
    let traceparent = readHeader(headers['traceparent'])
    if (!traceparent && isPageLoad(request)) {
      traceparent = tracing.reserveTrace()
      reply.raw.setHeader('server-timing', `traceparent;desc="${traceparent}"`)
    }
    const route = request.routeOptions.url ?? 'other'
    const span = tracing.begin({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route },
      traceparent,
    })
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw
      span.set({ 'http.response.status_code': statusCode })
      if (statusCode >= 500) span.fail()
      span.end()
    })
    tracing.within(span, done)
  })
}

const isPageLoad = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

const readHeader = (header: string | string[] | undefined) =>
  typeof header === 'string' ? header : undefined
