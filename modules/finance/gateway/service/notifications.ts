import type { AppDeps } from '#platform/http/context.ts'
import { ForgedNotification, type RawNotification } from '#platform/outside-party/notification.ts'
import { GatewayError, type PaymentGateway } from '#platform/payment-gateway/port.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordGatewayEvent, type EventOutcome } from './settle-events.ts'

/**
 * Takes a notification of a gateway. Throws 401 for one that the gateway did not sign, which changes nothing and is
 * not stored, 400 for one that cannot be read, 404 for a payment that this shop does not know, and
 * 503 where it cannot be checked now.
 */
export async function receiveNotification(
  deps: AppDeps,
  gateway: PaymentGateway,
  notification: RawNotification,
): Promise<{ outcome: EventOutcome }> {
  const event = await readSigned(deps, gateway, notification)
  if (!event) return { outcome: 'noted' }
  const outcome = await recordGatewayEvent(deps, {
    ...event,
    gateway: gateway.provider,
    raw: notification.body,
  })
  deps.log.info({ reference: event.reference, status: event.status, outcome }, 'gateway notified')
  if (outcome === 'unknown')
    throw new Refusal(
      'payment.unknown',
      'Pembayaran ini tidak kami kenal. Uangnya kami catat; bagian keuangan memeriksanya.',
      404,
    )
  return { outcome }
}

/** Whether the gateway was asked in return, and did not answer. */
const isUnanswered = ({ code, isRetryable }: GatewayError) => isRetryable && code !== 'answer'

async function readSigned(deps: AppDeps, gateway: PaymentGateway, notification: RawNotification) {
  try {
    return await gateway.readNotification(notification)
  } catch (thrown) {
    if (thrown instanceof ForgedNotification) {
      deps.log.warn({ provider: gateway.provider }, 'forged notification refused')
      throw new Refusal('payment.forged', 'Tanda tangan pemberitahuan ini tidak cocok.', 401)
    }
    if (thrown instanceof GatewayError && isUnanswered(thrown))
      throw new Refusal('payment.unchecked', 'Kirim lagi: belum bisa diperiksa sekarang.', 503)
    if (thrown instanceof SyntaxError || thrown instanceof GatewayError)
      throw new Refusal('input.unreadable', 'Isi pemberitahuan ini tidak dapat dibaca.', 400)
    throw thrown
  }
}
