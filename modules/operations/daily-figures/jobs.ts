import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { MISSING_DAYS_JOB, summarizeRecent, summarizeAllMissing } from './service/summaries.ts'

const SUMMARIZE_JOB = 'daily_figures'

/** Every five minutes (crontab, UTC). */
export const dailyFigureCrontab = `*/5 * * * * ${SUMMARIZE_JOB}`

export const dailyFigureJobs: JobHandlers = {
  [SUMMARIZE_JOB]: summarizeRecent,
  [MISSING_DAYS_JOB]: summarizeAllMissing,
}
