import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { refundStateMachine, type RefundStatus } from '../rules/refund-status.ts'
import { refundEvents } from '../store/refund-events.ts'
import * as store from '../store/refunds.ts'

/** A refund. Throws 404. */
export async function requireRefund(
  { db }: Pick<AppDeps, 'db'>,
  id: string,
): Promise<store.RefundRecord> {
  const record = await store.find(db, id)
  if (!record) throw notFound()
  return record
}

type LockedRefund = {
  order: orders.LockedOrder
  record: store.RefundRecord
  /** Takes the step and records it. Throws 409 `refund.state`. */
  take(to: RefundStatus, changes: store.RefundChanges, note?: string | null): Promise<void>
}

/** Locks the refund's order, so that steps take turns, and reads the refund after that. Throws 404. */
export const withLockedRefund = <Deps extends AppDeps, Result>(
  deps: Deps,
  id: string,
  by: orders.OrderEventActor,
  work: (deps: Deps, locked: LockedRefund) => Promise<Result>,
): Promise<Result> =>
  withTransaction(deps, async (deps) => {
    const { orderId } = await requireRefund(deps, id)
    const order = await orders.lockOrder(deps, orderId)
    const record = await requireRefund(deps, id)
    const take: LockedRefund['take'] = async (to, changes, note = null) => {
      const status = refundStateMachine.transition(record.status, to, by.kind)
      const at = deps.clock.now()
      await store.saveStatus(deps.db, id, status, at, changes)
      await refundEvents.insert(deps.db, id, { from: record.status, to: status, at, by, note })
    }
    return work(deps, { order, record, take })
  })
