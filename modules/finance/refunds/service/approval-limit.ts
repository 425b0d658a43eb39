import { z } from 'zod'
import { rupiah, sen, type Money } from '#platform/money.ts'
import type { Db } from '#platform/database/database.ts'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'

/** The amount (sen) above which a second person approves a refund. */
export const refundApprovalLimit = defineSetting(
  'refunds.approvalLimit',
  z.int().min(0),
  rupiah(5_000_000),
)

export const loadApprovalLimit = async (db: Db): Promise<Money> =>
  sen(await loadSetting(db, refundApprovalLimit))
