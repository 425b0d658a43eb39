import type { FastifyInstance } from 'fastify'
import { buildOpenApi } from '#platform/contract/openapi.ts'
import { mountCalls } from '#platform/http/fastify-routes.ts'
import { Refusal } from '#platform/refusal.ts'
import { calls } from '#modules/contract.ts'
import type { Config } from './config/config.ts'
import { docsPageHeaders, renderDocsPage } from './docs-page.ts'
import type { AppContext } from './app.ts'
import { cacheApiResponses } from './web/cache/api.ts'
import { openWebCaches } from './web/cache/open-web-caches.ts'
import { isCrossSite } from './web/requests/origin.ts'

/** Mounts every call of the contract, and its OpenAPI description. */
export async function mountApi(
  app: FastifyInstance,
  shop: AppContext,
  config: Config,
): Promise<void> {
  const { prefix, secure } = config.cookies
  const caches = await openWebCaches(app, shop, config)
  await app.register(async (scope) => {
    // Cookies are sent by the browser itself, so another site's page must not use them. Tokens are sent on purpose.
    scope.addHook('onRequest', async ({ raw }) => {
      if (raw.headers.cookie !== undefined && isCrossSite(raw, config.publicOrigin))
        throw new Refusal('origin.foreign', 'Permintaan dari situs lain ditolak.', 400)
    })
    cacheApiResponses(scope, caches?.responses, calls, shop.metrics.calls)
    const cookie = { name: `${prefix}visitor`, secure }
    await mountCalls(scope, calls, shop.dispatch, cookie, config.dataDir)
    // Described when it is first asked for: every schema of every call takes a seventh of a start.
    let description: string | undefined
    scope.get('/api/openapi.json', (_request, reply) => {
      description ??= JSON.stringify(buildOpenApi(calls, config.storeName))
      return reply
        .type('application/json')
        .header('x-content-type-options', 'nosniff')
        .send(description)
    })
    scope.get('/api/docs', (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers(docsPageHeaders)
        .send(renderDocsPage(config.storeName)),
    )
    // Unknown paths below these must not fall through to the pages.
    for (const path of ['/api/*', '/services/*'])
      scope.all(path, { onRequest: rejectUnknownPath }, rejectUnknownPath)
  })
}

const rejectUnknownPath = async () => {
  throw new Refusal('not_found', 'Alamat ini tidak ada.', 404)
}
