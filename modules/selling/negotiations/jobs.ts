import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { expire } from './service/expire.ts'
import { remind } from './service/remind.ts'

export const negotiationJobs: JobHandlers = {
  'negotiations.expire': expire,
  'negotiations.remind': remind,
}
