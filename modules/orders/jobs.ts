import type { Jobs } from '#platform/jobs/jobs.ts'
import { completeByTime } from './service.ts'

/** `orders.expire` stands with invoices, whose invoice it voids. */
export const orderJobs: Jobs = { 'orders.complete': completeByTime }
