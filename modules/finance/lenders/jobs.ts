import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { submitToLender, notifyAgreement } from './service/send.ts'
import { sweepLenders } from './service/sweep.ts'

/** A crontab knows no names with a dot. */
const SWEEP_JOB = 'lenders-sweep'

/** Every five minutes, asks lenders about applications that stayed silent (crontab, UTC). */
export const lenderCrontab = `*/5 * * * * ${SWEEP_JOB}`

export const lenderJobs: JobHandlers = {
  'lenders.submit': submitToLender,
  'lenders.agree': notifyAgreement,
  [SWEEP_JOB]: sweepLenders,
}
