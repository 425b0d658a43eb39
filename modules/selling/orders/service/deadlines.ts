import { z } from 'zod'
import { computeReminderTime, hours } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import type { OrderStatus } from '../rules/order-status.ts'
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

/** How long before its deadline a buyer is reminded of an unpaid order. */
const REMINDER_LEAD_MS = hours(3)

/**
 * Cancels the order at its deadline and, where that is a payment's, reminds of it before. One job each per
 * order: a new deadline replaces the earlier one.
 */
export const createDeadlineJobs = (
  { id: orderId, status }: { id: string; status: OrderStatus },
  deadline: Date,
  now: Date,
): Job[] => {
  const expiry = { name: 'orders.expire', runAt: deadline }
  const reminder = {
    name: 'payments.remind',
    runAt: computeReminderTime(deadline, now, REMINDER_LEAD_MS),
  }
  return (status === 'awaiting_payment' ? [expiry, reminder] : [expiry]).map((job) => ({
    ...job,
    payload: { orderId },
    key: `${job.name} ${orderId}`,
  }))
}
