import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { expireAtGateway } from './service/close-payments.ts'
import { openPayment } from './service/open-payment.ts'
import { sweepPayments } from './service/sweep.ts'

/** A crontab knows no names with a dot. */
const SWEEP_JOB = 'gateway-sweep'

/** Every two minutes the gateway is asked about what stayed silent (crontab, UTC). */
export const gatewayCrontab = `*/2 * * * * ${SWEEP_JOB}`

export const gatewayJobs: JobHandlers = {
  'gateway.open': (deps, payload: { paymentId: string }) => openPayment(deps, payload),
  'gateway.expire': expireAtGateway,
  [SWEEP_JOB]: sweepPayments,
}
