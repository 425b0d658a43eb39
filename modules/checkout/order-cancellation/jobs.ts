import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { expireOrder } from './service.ts'

/** Expiry cancels the order and voids its invoice, so it is handled here and not with the orders. */
export const orderCancellationJobs: JobHandlers = { 'orders.expire': expireOrder }
