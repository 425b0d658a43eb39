import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { expire, remind } from './service/expire.ts'

export const negotiationJobs: JobHandlers = {
  'negotiations.expire': expire,
  'negotiations.remind': remind,
}
