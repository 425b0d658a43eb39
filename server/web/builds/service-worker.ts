import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'

/**
 * Serves the service worker of this build. Browsers ask for it at each visit, so a newer one, or the one
 * that removes it, takes effect at once.
 */
export function mountServiceWorker(
  app: FastifyInstance,
  clientFolder: URL,
  { serviceWorker }: Config,
): void {
  const script = readFileSync(
    new URL(serviceWorker ? 'sw.js' : 'sw-removing.js', clientFolder),
    'utf8',
  )
  app.get('/sw.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .send(script),
  )
}
