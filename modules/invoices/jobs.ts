import type { Jobs } from '#platform/jobs/jobs.ts'
import { expire } from './closing.ts'

/** The end of an unpaid order is invoices' work too: it voids what was asked for. */
export const invoiceJobs: Jobs = { 'orders.expire': expire }
