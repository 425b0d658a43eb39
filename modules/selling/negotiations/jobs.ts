import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { expire } from './service/expire.ts'

export const negotiationJobs: JobHandlers = { 'negotiations.expire': expire }
