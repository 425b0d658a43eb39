import { days } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { deleteIdempotencyKeysBefore } from '#platform/http/idempotency.ts'
import { purgeBuilds } from '#platform/published-builds.ts'
import { purgeCarts } from '#modules/selling/cart/service/cart.ts'
import { purgeThreads } from '#modules/content/assistant/service/threads.ts'
import { purgeTemporaryUploads } from '#modules/foundation/files/service/temporary-uploads.ts'
import { purgeCodes } from '#modules/people/one-time-codes/service/purge-codes.ts'
import { purgeDevices } from '#modules/people/identity/service/devices.ts'
import { chargeLateFees } from '#modules/finance/late-fees/service/charge.ts'
import { issueMissing } from '#modules/finance/invoices/service/issue-for-delivery.ts'
import { creditMissing } from '#modules/finance/returns/service/credit-refused.ts'
import { markOverdue } from '#modules/finance/invoices/service.ts'
import { settleFrozenLimits } from '#modules/finance/credit-terms/service/overdue.ts'
import { purgeSessions } from '#modules/people/identity/service/sessions.ts'
import { purgeClosingEmails } from '#modules/operations/personal-data/service/close-account.ts'
import { settleRecentDays } from '#modules/operations/daily-figures/service/summaries.ts'
import { settleSummaries } from '#modules/catalogue/products/service/product-summaries.ts'
import { purgeReports } from '#modules/foundation/error-reports/service/retention.ts'
import { purgeLinks } from '#modules/people/staff/service/password-links.ts'

/** The nightly clean-up and its schedule (crontab, UTC): three in the morning in Jakarta. */
export const NIGHTLY_JOB = 'nightly'
export const NIGHTLY_CRONTAB = `0 20 * * * ${NIGHTLY_JOB}`

/** How long ended sessions, expired links and idempotency keys are stored (ms). */
const RETENTION = days(30)
/** How long codes are stored that nobody can use any more (ms). */
const CODE_RETENTION = days(1)
/** How long unused carts are stored (ms). */
const CART_RETENTION = days(90)
/** How long a device stays known that nobody signs in with (ms). */
const DEVICE_RETENTION = days(365)

/** How long conversations with the assistant are stored after the last message (ms). */
const CHAT_RETENTION = days(90)

/** Deletes expired data, and works out what nobody has asked for. Idempotent. */
export async function runNightly(deps: AppDeps): Promise<void> {
  const now = deps.clock.now().getTime()
  await purgeTemporaryUploads(deps)
  await purgeClosingEmails(deps)
  await purgeSessions(deps, new Date(now - RETENTION))
  await purgeDevices(deps, new Date(now - DEVICE_RETENTION))
  await purgeLinks(deps, new Date(now - RETENTION))
  await purgeCodes(deps, new Date(now - CODE_RETENTION))
  await deleteIdempotencyKeysBefore(deps.db, new Date(now - RETENTION))
  await settleRecentDays(deps)
  await purgeBuilds(deps)
  await purgeReports(deps)
  await purgeCarts(deps, new Date(now - CART_RETENTION))
  await purgeThreads(deps, new Date(now - CHAT_RETENTION))
  await settleSummaries(deps)
  await creditMissing(deps)
  await issueMissing(deps)
  await markOverdue(deps)
  await chargeLateFees(deps)
  await settleFrozenLimits(deps)
}
