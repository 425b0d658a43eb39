import type { FastifyInstance } from 'fastify'
import { openApi } from '#platform/contract/openapi.ts'
import { mountCalls } from '#platform/http/network.ts'
import { calls } from '#modules/calls.ts'
import type { Config } from './config.ts'
import { docsPage } from './docs-page.ts'
import type { OpenShop } from './shop.ts'

/** The API's door: every call of the contract, and its description. */
export async function mountApi(app: FastifyInstance, shop: OpenShop, config: Config): Promise<void> {
  const { prefix, secure } = config.cookies
  await app.register(async (scope) => {
    await mountCalls(scope, calls, shop.dispatch, { name: `${prefix}visitor`, secure })
    const description = JSON.stringify(openApi(calls, config.storeName))
    scope.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(description))
    scope.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(config.storeName)))
  })
}
