import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/refusal.ts'
import { findGateway } from '#modules/finance/gateway/service/get-gateway.ts'
import { receiveNotification } from '#modules/finance/gateway/service/notifications.ts'
import { receiveLenderNotification } from '#modules/finance/loans/service/receive-lender-notification.ts'
import { lenderCodes } from '#platform/lender/port.ts'
import type { AppContext } from '../app.ts'

/** A gateway's notifications have a few kilobytes. */
const MAX_BODY_BYTES = 65_536
/** Notifications from one network: gateways repeat what is refused, and others only guess. */
const LIMIT = { times: 3_000, seconds: 60 }

/** Mounts `/webhooks/{provider}` for notifications of the payment gateway, Paper.id and the lenders. */
export async function mountWebhooks(app: FastifyInstance, shop: AppContext): Promise<void> {
  const { deps, rateLimiter } = shop
  await app.register(async (scope) => {
    // Signatures are of the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { provider: string }; Querystring: { token?: unknown } }>(
      '/webhooks/:provider',
      { bodyLimit: MAX_BODY_BYTES },
      async ({ params, query, headers, body, ip }) => {
        const lender = lenderCodes.find((code) => code === params.provider)
        const gateway = findGateway(deps, params.provider)
        if (!lender && !gateway) throw new Refusal('not_found', 'Alamat ini tidak ada.', 404)
        rateLimiter.consume(`webhooks ${ip}`, LIMIT)
        const notification = {
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, String(value)]),
          ),
          token: typeof query.token === 'string' ? query.token : undefined,
          body: typeof body === 'string' ? body : '',
        }
        const { outcome } = gateway
          ? await receiveNotification(deps, gateway, notification)
          : await receiveLenderNotification(deps, lender!, notification)
        return { data: { outcome } }
      },
    )
  })
}
