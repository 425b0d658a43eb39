import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { expireOrder } from './service.ts'

/** The end of an unpaid order is invoices' work too: it voids what was asked for. */
export const orderCancellationJobs: JobHandlers = { 'orders.expire': expireOrder }
