import type { Jobs } from '#platform/jobs/jobs.ts'
import { notificationJobs } from './notifications/jobs.ts'

/** Everything that happens later, by name. */
export const jobs: Jobs = {
  ...notificationJobs,
}
