import type { z } from 'zod'
import { withTransaction, type Db } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { rupiah } from '#platform/money.ts'
import { changeSetting, loadSetting, lockSetting } from '#modules/foundation/settings/service.ts'
import { differenceLimits } from '#modules/finance/payments/service/difference-limit.ts'
import { refundApprovalLimit } from '#modules/finance/refunds/service/approval-limit.ts'
import type { staffSettingsCalls } from '../contract.ts'
import { assertSettingAsSeen, recordSettingChange } from './replace-setting.ts'

const LABEL = 'Batas keputusan keuangan'

/** Whole rupiah, as people type them; the settings have sen. */
export async function loadFinanceLimits(db: Db) {
  const approval = await loadSetting(db, refundApprovalLimit)
  const { finance, admin } = await loadSetting(db, differenceLimits)
  const toRupiah = (amount: number) => Math.floor(amount / 100)
  return {
    refundApproval: toRupiah(approval),
    financeDifference: toRupiah(finance),
    adminDifference: toRupiah(admin),
  }
}

type FinanceLimitsInput = z.output<typeof staffSettingsCalls.changeFinanceLimits.body>

/**
 * Changes up to which amounts a role decides alone, with an audit entry. Throws 409 `desk.changed` if they are not
 * what the caller saw.
 */
export const changeFinanceLimits = (ctx: StaffContext, { seen, ...limits }: FinanceLimitsInput) =>
  withTransaction(ctx, async (ctx) => {
    await lockSetting(ctx.db, LABEL)
    const before = await loadFinanceLimits(ctx.db)
    await assertSettingAsSeen(ctx, LABEL, before, seen)
    const at = ctx.clock.now()
    await changeSetting(ctx.db, refundApprovalLimit, rupiah(limits.refundApproval), at)
    const differences = {
      finance: rupiah(limits.financeDifference),
      admin: rupiah(limits.adminDifference),
    }
    await changeSetting(ctx.db, differenceLimits, differences, at)
    await recordSettingChange(ctx, LABEL, before, limits)
    return limits
  })
