import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { remindOfInstalments } from './service/remind.ts'
import { returnMoney } from './service/return-money.ts'
import { sweepLoans } from './service/sweep-loans.ts'
import { notifyLoanCancelled, notifyLender } from './service/notify-lender.ts'

/** A crontab knows no names with a dot. */
const SWEEP_JOB = 'loans-sweep'
const REMIND_JOB = 'loans-remind'

/** Every five minutes lenders are asked; every hour of the day in Jakarta instalments are looked at (crontab, UTC). */
export const loanCrontab = `*/5 * * * * ${SWEEP_JOB}\n0 1-10 * * * ${REMIND_JOB}`

export const loanJobs: JobHandlers = {
  'loans.tell': notifyLender,
  'loans.cancel': notifyLoanCancelled,
  'loans.return': returnMoney,
  [SWEEP_JOB]: sweepLoans,
  [REMIND_JOB]: remindOfInstalments,
}
