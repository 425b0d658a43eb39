import type { Jobs } from '#platform/jobs/jobs.ts'
import { DELIVER, deliver } from './service.ts'

export const notificationJobs: Jobs = { [DELIVER]: deliver }
