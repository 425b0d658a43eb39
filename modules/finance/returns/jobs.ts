import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { creditRefused } from './service/credit-refused.ts'

export const returnJobs: JobHandlers = { 'returns.credit_refused': creditRefused }
