import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppDeps } from '#platform/http/context.ts'
import { isRefusal } from '#platform/refusal.ts'
import { buildSimulatedPaperPath } from '#modules/finance/bank-simulator/rules.ts'
import {
  findSimulatedPaper,
  paySimulatedPaper,
} from '#modules/finance/bank-simulator/service/drive.ts'
import { renderPaperPage } from './paper-page.ts'

type Invoice = { Params: { reference: string } }

/** Mounts a stand-in for the page of Paper.id on which an invoice is paid, with a button instead of cards and banks. */
export function mountFakePaper(app: FastifyInstance, deps: AppDeps): void {
  const path = buildSimulatedPaperPath(':reference')

  app.get<Invoice>(path, async ({ params }, reply) => show(reply, params.reference))

  // A form without fields: what it posts is not read.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.post<Invoice>(path, async ({ params: { reference } }, reply) => {
      try {
        await paySimulatedPaper(deps, reference)
      } catch (thrown) {
        if (!isRefusal(thrown)) throw thrown
        // The page says what is the matter.
      }
      return reply.redirect(buildSimulatedPaperPath(reference), 303)
    })
  })

  async function show(reply: FastifyReply, reference: string) {
    const nonce = randomBytes(16).toString('base64')
    reply.type('text/html; charset=utf-8').headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    })
    try {
      const invoice = await findSimulatedPaper(deps, reference)
      return reply.send(renderPaperPage(invoice, nonce))
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown
      return reply.code(404).type('text/plain; charset=utf-8').send('Tagihan ini tidak ada.')
    }
  }
}
