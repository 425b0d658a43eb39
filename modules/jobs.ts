import type { Jobs } from '#platform/jobs/jobs.ts'
import { catalogueSheetJobs } from './catalogue-sheets/jobs.ts'
import { fileJobs } from './files/jobs.ts'
import { invoiceJobs } from './invoices/jobs.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { NIGHTLY, nightly } from './nightly.ts'
import { watchJobs } from './watches/jobs.ts'
import { orderJobs } from './orders/jobs.ts'

/** Everything that happens later, by name. */
export const jobs: Jobs = {
  ...catalogueSheetJobs,
  ...fileJobs,
  ...invoiceJobs,
  ...notificationJobs,
  ...orderJobs,
  ...watchJobs,
  [NIGHTLY]: nightly,
}
