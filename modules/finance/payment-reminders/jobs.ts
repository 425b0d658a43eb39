import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { sendDueReminders } from './service/send-due.ts'

/** A crontab knows no names with a dot. */
const REMINDERS_JOB = 'payment-reminders'

/** Every hour from eight in the morning until five in Jakarta (crontab, UTC); who was reminded is not reminded again that day. */
export const paymentReminderCrontab = `0 1-10 * * * ${REMINDERS_JOB}`

export const paymentReminderJobs: JobHandlers = { [REMINDERS_JOB]: sendDueReminders }
