import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openApi } from '#platform/contract/openapi.ts'
import { mountCalls } from '#platform/http/network.ts'
import { failureReply } from '#platform/http/reply.ts'
import { Refusal } from '#platform/refusal.ts'
import { calls } from '#modules/calls.ts'
import type { Config } from './config.ts'
import { docsPage } from './docs-page.ts'
import type { OpenShop } from './shop.ts'
import { keepCalls } from './web/kept/calls.ts'
import { openKeeper } from './web/kept/open.ts'
import { foreign } from './web/origin.ts'

/** The API's door: every call of the contract, and its description. */
export async function mountApi(
  app: FastifyInstance,
  shop: OpenShop,
  config: Config,
): Promise<void> {
  const { prefix, secure } = config.cookies
  const keeper = await openKeeper(app, shop, config)
  await app.register(async (scope) => {
    // What a browser sends along by itself must not serve another site; tokens are sent on purpose.
    scope.addHook('onRequest', async ({ raw }) => {
      if (raw.headers.cookie !== undefined && foreign(raw, config.publicOrigin))
        throw new Refusal('origin.foreign', 'Permintaan dari situs lain ditolak.', 400)
    })
    keepCalls(scope, keeper, calls, shop.metrics.calls)
    await mountCalls(scope, calls, shop.dispatch, { name: `${prefix}visitor`, secure })
    const description = JSON.stringify(openApi(calls, config.storeName))
    scope.get('/api/openapi.json', (_request, reply) =>
      reply.type('application/json').send(description),
    )
    scope.get('/api/docs', (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(docsPage(config.storeName)),
    )
    // Nothing below these falls through to the pages.
    for (const path of ['/api/*', '/services/*'])
      scope.all(path, { onRequest: unknownAddress }, unknownAddress)
  })
}

const unknownAddress = async () => {
  throw new Refusal('not_found', 'Alamat ini tidak ada.', 404)
}

/** Answers an address that cannot be decoded, which reaches no route and no error handler. */
export function unreadableAddress({ url }: FastifyRequest, reply: FastifyReply): void {
  const sentence = 'Alamat ini tidak dapat dibaca.'
  const refusal = failureReply(new Refusal('input.unreadable', sentence, 400))
  const isApi = /^\/(api|services)\//.test(url)
  void reply
    .code(refusal.status)
    .headers(isApi ? refusal.headers : { 'content-type': 'text/plain; charset=utf-8' })
    .send(isApi && 'text' in refusal.body ? refusal.body.text : sentence)
}
