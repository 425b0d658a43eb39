import { formatRupiah } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { GatewayError } from '#platform/payment-gateway/port.ts'
import { systemActor } from '#modules/selling/orders/service/orders.ts'
import { queueAccountAskedEmail } from '../emails.ts'
import { refundCauseNames } from '../rules/refund-cause.ts'
import * as store from '../store/refunds.ts'
import { requireRefund, withLockedRefund } from './locked-refund.ts'
import { recordPaid } from './record-paid.ts'

/**
 * Has the gateway send a refund back, under its own id as key: a second run sends nothing twice. Where the gateway
 * refuses for good, the buyer is asked for a bank account. Job; throws GatewayError for what a later attempt may settle.
 */
export async function sendThroughGateway(
  deps: AppDeps,
  { refundId }: { refundId: string },
): Promise<void> {
  const record = await requireRefund(deps, refundId)
  if (record.status !== 'sending' || !record.paymentId) return
  const gatewayId = await store.findGatewayId(deps.db, record.paymentId)
  const sent = await askGateway(deps, record, gatewayId ?? '')
  await withLockedRefund(deps, refundId, systemActor, async (deps, locked) => {
    const { order, record, take } = locked
    if (record.status !== 'sending') return
    if (sent) return recordPaid(deps, locked, systemActor, sent.refundId)
    const note = 'Gateway menolak; dananya dikembalikan dengan transfer.'
    await take('awaiting_account', { payment_id: null }, note)
    await queueAccountAskedEmail(deps, order, {
      amount: formatRupiah(moneyToJson(sen(record.amount))),
      cause: record.cause,
    })
  })
}

async function askGateway(
  { gateway, log }: AppDeps,
  { id, paymentId, amount, cause }: store.RefundRecord,
  gatewayId: string,
): Promise<{ refundId: string } | undefined> {
  try {
    return await gateway.refund(
      { reference: paymentId!, gatewayId },
      { key: id, amount: sen(amount), reason: refundCauseNames[cause] },
    )
  } catch (thrown) {
    if (!(thrown instanceof GatewayError) || thrown.isRetryable) throw thrown
    log.warn({ code: thrown.code, refundId: id }, 'gateway refused a refund')
    return undefined
  }
}
