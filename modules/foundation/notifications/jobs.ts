import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { DELIVER_JOB, deliverMessage } from './service.ts'

export const notificationJobs: JobHandlers = { [DELIVER_JOB]: deliverMessage }
