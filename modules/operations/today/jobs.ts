import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { TASK_EMAIL_JOB } from '#modules/foundation/staff-tasks/service.ts'
import { emailWaitingTasks } from './service/task-emails.ts'

export const todayJobs: JobHandlers = { [TASK_EMAIL_JOB]: emailWaitingTasks }
