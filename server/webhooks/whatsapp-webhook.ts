import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/refusal.ts'
import type { WhatsAppWebhook } from '#platform/messaging/whatsapp-reports.ts'
import { isSameSecret } from '#platform/same-secret.ts'
import { receiveWhatsAppReports } from '#modules/foundation/notifications/service/whatsapp-reports.ts'
import type { AppContext } from '../app.ts'

/** WhatsApp sends up to some hundred reports at once. */
const MAX_BODY_BYTES = 1_048_576
const LIMIT = { times: 6_000, seconds: 60 }

type Verification = {
  'hub.mode'?: string
  'hub.verify_token'?: string
  'hub.challenge'?: string
}

/** Mounts `/webhooks/whatsapp`, where WhatsApp reports the delivery of messages. */
export async function mountWhatsAppWebhook(
  app: FastifyInstance,
  { deps, rateLimiter }: AppContext,
  webhook: WhatsAppWebhook,
): Promise<void> {
  await app.register(async (scope) => {
    // The signature is of the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.get<{ Querystring: Verification }>('/webhooks/whatsapp', async ({ query }, reply) => {
      if (!isSameSecret(query['hub.verify_token'], webhook.verifyToken))
        throw new Refusal('whatsapp.forged', 'Token verifikasi tidak cocok.', 401)
      return reply.type('text/plain').send(query['hub.challenge'] ?? '')
    })
    scope.post(
      '/webhooks/whatsapp',
      { bodyLimit: MAX_BODY_BYTES },
      async ({ headers, body, ip }) => {
        rateLimiter.consume(`whatsapp ${ip}`, LIMIT)
        const posted = {
          signature: String(headers['x-hub-signature-256'] ?? ''),
          body: typeof body === 'string' ? body : '',
        }
        return { data: { recorded: await receiveWhatsAppReports(deps, posted, webhook) } }
      },
    )
  })
}
