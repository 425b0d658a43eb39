import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { deliverMessage, deliverTogether } from './service/delivery.ts'
import { DELIVER_JOB, DELIVER_TOGETHER_JOB } from './service.ts'

export const notificationJobs: JobHandlers = {
  [DELIVER_JOB]: deliverMessage,
  [DELIVER_TOGETHER_JOB]: deliverTogether,
}
