import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { autoComplete } from './service/orders.ts'

/** `orders.expire` stands with invoices, whose invoice it voids. */
export const orderJobs: JobHandlers = { 'orders.complete': autoComplete }
