import type { Jobs } from '#platform/jobs/jobs.ts'
import { look } from './service.ts'

/** The job that looks what has come, and when (crontab). */
export const WATCHES = 'watches'
export const watchCrontab = `*/5 * * * * ${WATCHES}`

export const watchJobs: Jobs = { [WATCHES]: look }
