import type { FastifyInstance } from 'fastify'
import { findTracing } from '#platform/tracing/tracing.ts'
import { mountApi } from './api.ts'
import type { AppContext } from './app.ts'
import type { Config } from './config/config.ts'
import { hasPart } from './has-part.ts'
import { mountHealth } from './health.ts'
import { createHttpServer, type ConnectionTimeouts } from './http-server.ts'
import { mountImages } from './images.ts'
import { mountMailWebhook } from './webhooks/mail-webhook.ts'
import { mountSeo } from './seo.ts'
import { mountPageLoads } from './tracing/page-loads.ts'
import { traceRequests } from './tracing/trace-requests.ts'
import { mountWeb } from './web/mount.ts'
import { mountWebhooks } from './webhooks/webhooks.ts'
import { mountWhatsAppWebhook } from './webhooks/whatsapp-webhook.ts'

/** How long open requests may take when the shop closes (ms). */
const SHUTDOWN_TIMEOUT_MS = 5_000

type ServeOptions = {
  timeouts?: ConnectionTimeouts
  drawImage?: ((name: string) => Promise<void>) | undefined
  /** Whether the process is about to close: it still answers, and asks for the next request elsewhere. */
  isDraining?: () => boolean
}

/**
 * Starts the HTTP server with the routes of this process's role. `drawImage` draws an image of the
 * demo that is asked for before it is there.
 */
export async function serve(
  config: Config,
  shop: AppContext,
  { timeouts, drawImage, isDraining = () => false }: ServeOptions = {},
) {
  const app = createHttpServer(config, timeouts)
  const tracing = findTracing()
  if (tracing) traceRequests(app, tracing)
  // Streams would keep the server open for as long as they last.
  app.addHook('preClose', () => shop.deps.live.close())
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining()) reply.raw.setHeader('connection', 'close')
  })
  mountHealth(app, shop, config, isDraining)
  if (hasPart(config, 'api')) {
    await mountApi(app, shop, config)
    await mountWebhooks(app, shop)
    if (config.inboundMail) await mountMailWebhook(app, shop, config.inboundMail.secret)
    if (config.whatsappWebhook) await mountWhatsAppWebhook(app, shop, config.whatsappWebhook)
  }
  if (hasPart(config, 'web')) {
    await mountImages(app, shop, config, drawImage)
    mountSeo(app, shop, config)
    if (tracing) mountPageLoads(app, tracing, shop)
    if (config.google?.isFake) {
      const { mountFakeGoogle } = await import('#demo/google/fake-google.ts')
      await mountFakeGoogle(app, shop.deps.clock, config.google)
    }
    if (shop.deps.paper?.provider === 'paper-simulator') {
      const { mountFakePaper } = await import('#demo/paper/fake-paper.ts')
      mountFakePaper(app, shop.deps)
    }
    await mountWeb(app, shop, config)
  }
  await app.listen({ port: config.port, host: config.host })
  return app
}

/** Closes the HTTP server: lets open requests finish. Connections that are still open after the timeout are closed. */
export async function closeServer(app: FastifyInstance) {
  const timer = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS)
  await app.close()
  clearTimeout(timer)
}
