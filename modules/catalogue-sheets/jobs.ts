import type { Jobs } from '#platform/jobs/jobs.ts'
import { apply } from './service/apply.ts'
import { check } from './service/check.ts'

export const catalogueSheetJobs: Jobs = {
  'catalogue.check-import': check,
  'catalogue.apply-import': apply,
}
