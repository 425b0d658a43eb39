import type { AppDeps } from '#platform/http/context.ts'
import { sen, type Money } from '#platform/money.ts'
import { findDraftOfOrder } from '../service.ts'
import { lowerAmount } from '../store/amounts.ts'

/** What an order is not invoiced for becomes more by what was credited of its deliveries. The caller has locked the order. */
export async function raiseDraft(deps: AppDeps, orderId: string, more: Money): Promise<void> {
  const draft = await findDraftOfOrder(deps, orderId)
  if (!draft) throw new Error(`order ${orderId} without a draft invoice`)
  await lowerAmount(deps.db, draft.id, sen(-more))
}
