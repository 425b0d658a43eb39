import type { Jobs } from '#platform/jobs/jobs.ts'
import { ERASE, eraseFiles } from './personal-data.ts'

export const fileJobs: Jobs = { [ERASE]: eraseFiles }
