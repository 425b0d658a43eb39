import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { days, hours } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { takeDocumentNumbers } from '#platform/database/document-numbers.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { WriteBatch } from '#platform/database/write-batch.ts'
import { enqueue, type Job } from '#platform/jobs/jobs.ts'
import { notFound } from '#platform/refusal.ts'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'
import { reserve, release } from '#modules/catalogue/stock/service/stock.ts'
import type { OrderDraft, PlacedOrder } from '../rules/order-draft.ts'
import * as emails from '../emails.ts'
import { transitionOrder, type OrderActor, type OrderStatus } from '../rules/order-status.ts'
import { deletePreparedDeliveries } from '../store/deliveries.ts'
import { buildOrderInsert, buildLinesInsert } from '../store/order-inserts.ts'
import * as state from '../store/order-status.ts'
import { computeOrderTax } from '#modules/catalogue/tax/rules/order-tax.ts'

export type { LockedOrder } from '../store/order-status.ts'

/** Hours that an order waits for its payment before it cancels itself. */
const paymentHoursSetting = defineSetting(
  'orders.payment_hours',
  z.number().positive().max(720),
  24,
)

/** How long an approver may think (ms). */
const APPROVAL_TTL = days(3)

/** Who takes a step, as the timeline names them. */
export type OrderEventActor = { kind: OrderActor; name: string }
export const systemActor: OrderEventActor = { kind: 'system', name: 'Sistem' }

/**
 * Places an order in the caller's transaction: stock held, PPN handed down to the lines, the
 * numbers taken. What is left to do is to write it, with its end by time, its letter, and whatever
 * checkout has to write besides. Throws 422 `stock.short`.
 */
export async function prepareOrder(
  deps: AppDeps,
  draft: OrderDraft,
): Promise<{ placed: PlacedOrder; writings: WriteBatch[] }> {
  const { db: tx } = deps
  await reserve(tx, draft.lines)
  const id = randomUUID()
  const status: OrderStatus = draft.awaitsApproval ? 'awaiting_approval' : 'awaiting_payment'
  const placedAt = deps.clock.now()
  const expiresAt = draft.awaitsApproval
    ? new Date(placedAt.getTime() + APPROVAL_TTL)
    : await computePaymentDeadline(deps)
  const tax = computeOrderTax(draft.lines, draft.freight, draft.rates)
  const actor: OrderEventActor = { kind: 'buyer', name: draft.buyerName }
  // Last of the locks: whoever holds the counters makes the others wait.
  const { SO: number, INV: invoiceNumber } = await takeDocumentNumbers(tx, ['SO', 'INV'], placedAt)
  const { total } = draft
  const placed = { id, number, invoiceNumber, status, total, placedAt, expiresAt }
  const order: WriteBatch = {
    statements: {
      placed: buildOrderInsert(tx, draft, placed, tax.document),
      placed_lines: buildLinesInsert(id, draft.lines, tax.lines),
      placed_event: state.buildEventInsert(tx, id, {
        from: null,
        to: status,
        at: placedAt,
        by: actor,
        note: null,
      }),
    },
    jobs: [createExpiryJob(id, expiresAt)],
  }
  return { placed, writings: [order, emails.placedEmailWrites(deps, placed, draft)] }
}

/** Locks an order for a job, which may come after its order is gone. */
export const lockOrderIfExists = (
  { db }: AppDeps,
  id: string,
): Promise<state.LockedOrder | undefined> => state.lockOrder(db, id)

/** Locks an order (a buyer's own where an account is given) until the transaction ends, or 404. */
export async function lockOrder(
  { db }: AppDeps,
  id: string,
  accountId?: string,
): Promise<state.LockedOrder> {
  const order = await state.lockOrder(db, id, accountId)
  if (!order) throw notFound()
  return order
}

/**
 * Takes one step of the state table and writes it into the timeline. An order that waits for its
 * payment again gets a new deadline. Throws 409 `order.state` where the table has no such step.
 */
export async function transition(
  deps: AppDeps,
  order: state.LockedOrder,
  to: OrderStatus,
  actor: OrderEventActor,
  note: string | null = null,
): Promise<state.LockedOrder> {
  const status = transitionOrder(order.status, to, actor.kind)
  const expiresAt = status === 'awaiting_payment' ? await computePaymentDeadline(deps) : null
  await state.saveStatus(deps.db, order.id, status, expiresAt)
  if (expiresAt) await enqueue(deps.db, createExpiryJob(order.id, expiresAt))
  const at = deps.clock.now()
  await state.insertEvent(deps.db, order.id, {
    from: order.status,
    to: status,
    at,
    by: actor,
    note,
  })
  return { ...order, status, expiresAt }
}

/** Writes something into the timeline that leaves the order's state as it is. */
export async function addNote(
  deps: AppDeps,
  order: state.LockedOrder,
  actor: OrderEventActor,
  text: string,
): Promise<state.LockedOrder> {
  const { status } = order
  await state.insertEvent(deps.db, order.id, {
    from: status,
    to: status,
    at: deps.clock.now(),
    by: actor,
    note: text,
  })
  return order
}

/**
 * Cancels a locked order: its stock goes back, deliveries that have not left fall away. The
 * invoice is the caller's business (modules/checkout/order-cancellation/service.ts), because it stands further down.
 */
export async function cancelAndReleaseStock(
  deps: AppDeps,
  order: state.LockedOrder,
  actor: OrderEventActor,
  note: string | null,
): Promise<state.LockedOrder> {
  const cancelled = await transition(deps, order, 'cancelled', actor, note)
  await deletePreparedDeliveries(deps.db, order.id)
  await release(deps.db, await state.listReservedLines(deps.db, order.id))
  return cancelled
}

/** Closes a delivered order when nobody has complained for three days; later calls change nothing. */
export const autoComplete = (deps: AppDeps, { orderId }: { orderId: string }): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const order = await state.lockOrder(deps.db, orderId)
    if (order?.status === 'delivered') await transition(deps, order, 'completed', systemActor)
  })

async function computePaymentDeadline({ db, clock }: AppDeps): Promise<Date> {
  return new Date(clock.now().getTime() + hours(await loadSetting(db, paymentHoursSetting)))
}

/** One job an order: a new deadline replaces the one that waits. */
const createExpiryJob = (orderId: string, runAt: Date): Job => ({
  name: 'orders.expire',
  payload: { orderId },
  runAt,
  key: `orders.expire ${orderId}`,
})
