import type { AppDeps } from '#platform/http/context.ts'
import { maintainAuditPartitions } from '#modules/foundation/audit/service.ts'
import { maintainPageViewPartitions } from '#modules/foundation/page-views/service.ts'

/** What is kept by month, and when it is looked after (crontab, UTC): half past three in the morning in Jakarta. */
const RETENTION_JOB = 'retention'
export const retentionCrontab = `30 20 * * * ${RETENTION_JOB}`
export const retentionJobs = { [RETENTION_JOB]: runRetention }

/** Makes the months ahead and drops the old ones. Idempotent; a table that is in use is tried again by the worker. */
export async function runRetention(deps: AppDeps): Promise<void> {
  await maintainPageViewPartitions(deps)
  await maintainAuditPartitions(deps)
}
