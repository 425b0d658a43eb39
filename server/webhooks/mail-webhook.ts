import type { FastifyInstance } from 'fastify'
import { isSignedMail } from '#platform/messaging/inbound-mail.ts'
import { Refusal } from '#platform/refusal.ts'
import { receiveTicketMail } from '#modules/content/tickets/service/inbound-mail.ts'
import type { AppContext } from '../app.ts'

/** Three attachments, and a third more because they travel as text. */
const MAX_BODY_BYTES = 20 * 1_048_576
const LIMIT = { times: 600, seconds: 60 }

/**
 * Mounts `/webhooks/email`, to which the shop's mail server posts every message as it came, with its own
 * `Authentication-Results` on top, signed in `X-Signature`.
 */
export async function mountMailWebhook(
  app: FastifyInstance,
  { deps, rateLimiter }: AppContext,
  secret: string,
): Promise<void> {
  await app.register(async (scope) => {
    // The signature is of the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/webhooks/email', { bodyLimit: MAX_BODY_BYTES }, async ({ headers, body, ip }) => {
      rateLimiter.consume(`email ${ip}`, LIMIT)
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      if (!isSignedMail(raw, String(headers['x-signature'] ?? ''), secret))
        throw new Refusal('email.forged', 'Tanda tangan tidak cocok.', 401)
      return { data: { outcome: await receiveTicketMail(deps, raw) } }
    })
  })
}
