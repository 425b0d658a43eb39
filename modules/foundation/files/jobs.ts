import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { DELETE_FILES_JOB, deleteFiles } from './service/delete-files.ts'

export const fileJobs: JobHandlers = { [DELETE_FILES_JOB]: deleteFiles }
