import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { DELETE_FILES_JOB, deleteFiles } from './personal-data.ts'

export const fileJobs: JobHandlers = { [DELETE_FILES_JOB]: deleteFiles }
