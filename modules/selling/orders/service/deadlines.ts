import { z } from 'zod'
import { hours } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'

/** Hours after which an unpaid order is cancelled. */
const paymentHoursSetting = defineSetting(
  'orders.payment_hours',
  z.number().positive().max(720),
  24,
)

/** When an order that waits for its payment from now on is cancelled. */
export const computePaymentDeadline = async ({ db, clock }: AppDeps): Promise<Date> =>
  new Date(clock.now().getTime() + hours(await loadSetting(db, paymentHoursSetting)))

/** Cancels the order at its deadline. One job per order: a new deadline replaces the earlier one. */
export const createExpiryJob = (orderId: string, runAt: Date): Job => ({
  name: 'orders.expire',
  payload: { orderId },
  runAt,
  key: `orders.expire ${orderId}`,
})
