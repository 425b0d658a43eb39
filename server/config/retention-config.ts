import { DEFAULT_RETENTION } from '#platform/retention.ts'
import { wholeVariable } from './environment-values.ts'

/** How many full past months of monthly data are retained. */
export const retentionVariables = {
  PAGE_VIEW_MONTHS: wholeVariable(1, 120).default(DEFAULT_RETENTION.pageViewMonths),
  AUDIT_MONTHS: wholeVariable(12, 600).default(DEFAULT_RETENTION.auditMonths),
}
