import { announce } from '#platform/database/live-updates.ts'
import { isUniqueViolation } from '#platform/database/errors.ts'
import { withSavepoint } from '#platform/database/savepoint.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { saveReopened } from '../bundles-store.ts'
import { computeReopenedStatus } from '../rules/payment-bundle.ts'
import { lockBundle, type BundleRecord } from './bundles.ts'

/** The bundle whose payment was taken back, in the caller's transaction. Its invoices wait for it again. */
export async function reopenSettledBundle(ctx: StaffContext, id: string): Promise<void> {
  const { bundle } = await lockBundle(ctx, id)
  if (bundle.status === 'paid') await reopen(ctx, bundle)
}

/**
 * A bundle that the payment of one of its invoices had withdrawn, after that was taken back. It stays withdrawn where its
 * invoices changed otherwise, or another bundle has one of them, or the same amount due, by now. The caller has locked its orders.
 */
export async function reopenWithdrawnBundle(ctx: StaffContext, id: string): Promise<void> {
  const { bundle, isUnchanged } = await lockBundle(ctx, id)
  if (bundle.status !== 'withdrawn' || !isUnchanged) return
  await withSavepoint(ctx.db, async () => {
    try {
      await reopen(ctx, bundle)
      return true
    } catch (thrown) {
      if (isUniqueViolation(thrown)) return false
      throw thrown
    }
  })
}

async function reopen(ctx: StaffContext, bundle: BundleRecord): Promise<void> {
  await saveReopened(ctx.db, bundle.id, computeReopenedStatus(bundle, ctx.clock.now()))
  await announce(ctx.db, toPaymentTopic(bundle.id))
}
