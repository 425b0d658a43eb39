import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { applyImport } from './service/apply.ts'
import { validateImport } from './service/validate.ts'

export const catalogueImportJobs: JobHandlers = {
  'catalogue.check-import': validateImport,
  'catalogue.apply-import': applyImport,
}
