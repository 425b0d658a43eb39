import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { checkAlerts } from './service.ts'

/** The job that checks all alerts, and its schedule. */
const PRODUCT_ALERTS_JOB = 'watches'
export const productAlertCrontab = `*/5 * * * * ${PRODUCT_ALERTS_JOB}`

export const productAlertJobs: JobHandlers = { [PRODUCT_ALERTS_JOB]: checkAlerts }
