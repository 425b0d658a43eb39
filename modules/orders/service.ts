import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { days, hours } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { nextNumbers } from '#platform/database/numbers.ts'
import type { Tools } from '#platform/http/context.ts'
import type { Writing } from '#platform/jobs/at-once.ts'
import { enqueue, type Job } from '#platform/jobs/jobs.ts'
import { notFound } from '#platform/refusal.ts'
import { defineSetting, settingOf } from '#modules/settings/service.ts'
import { hold, release } from '#modules/stock/service.ts'
import type { OrderDraft, PlacedOrder } from './draft.ts'
import * as letters from './letters.ts'
import { moveOrder, type OrderActor, type OrderStatus } from './rules.ts'
import { dropPrepared } from './store/deliveries.ts'
import { headRow, lineRows } from './store/placing.ts'
import * as state from './store/state.ts'
import { taxOfOrder } from './tax.ts'

export type { LockedOrder } from './store/state.ts'

/** Hours that an order waits for its payment before it cancels itself. */
const paymentHours = defineSetting('orders.payment_hours', z.number().positive().max(720), 24)

/** How long an approver may think (ms). */
const APPROVAL = days(3)

/** Who takes a step, as the timeline names them. */
export type By = { kind: OrderActor; name: string }
export const bySystem: By = { kind: 'system', name: 'Sistem' }

/**
 * Places an order in the caller's transaction: stock held, PPN handed down to the lines, the
 * numbers taken. What is left to do is to write it, with its end by time, its letter, and whatever
 * checkout has to write besides. Throws 422 `stock.short`.
 */
export async function place(
  tools: Tools,
  draft: OrderDraft,
): Promise<{ placed: PlacedOrder; writings: Writing[] }> {
  const { db: tx } = tools
  await hold(tx, draft.lines)
  const id = randomUUID()
  const status: OrderStatus = draft.awaitsApproval ? 'awaiting_approval' : 'awaiting_payment'
  const placedAt = tools.clock.now()
  const expiresAt = draft.awaitsApproval
    ? new Date(placedAt.getTime() + APPROVAL)
    : await deadline(tools)
  const tax = taxOfOrder(draft.lines, draft.freight, draft.rates)
  const by: By = { kind: 'buyer', name: draft.buyerName }
  // Last of the locks: whoever holds the counters makes the others wait.
  const { SO: number, INV: invoiceNumber } = await nextNumbers(tx, ['SO', 'INV'], placedAt)
  const { total } = draft
  const placed = { id, number, invoiceNumber, status, total, placedAt, expiresAt }
  const order: Writing = {
    rows: {
      placed: headRow(tx, draft, placed, tax.document),
      placed_lines: lineRows(id, draft.lines, tax.lines),
      placed_event: state.eventRow(tx, id, {
        from: null,
        to: status,
        at: placedAt,
        by,
        note: null,
      }),
    },
    jobs: [expiry(id, expiresAt)],
  }
  return { placed, writings: [order, letters.placed(tools, placed, draft)] }
}

/** Locks an order for a job, which may come after its order is gone. */
export const lockIfThere = ({ db }: Tools, id: string): Promise<state.LockedOrder | undefined> =>
  state.lockOrder(db, id)

/** Locks an order (a buyer's own where an account is given) until the transaction ends, or 404. */
export async function lock(
  { db }: Tools,
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
export async function step(
  tools: Tools,
  order: state.LockedOrder,
  to: OrderStatus,
  by: By,
  note: string | null = null,
): Promise<state.LockedOrder> {
  const status = moveOrder(order.status, to, by.kind)
  const expiresAt = status === 'awaiting_payment' ? await deadline(tools) : null
  await state.saveStatus(tools.db, order.id, status, expiresAt)
  if (expiresAt) await enqueue(tools.db, expiry(order.id, expiresAt))
  const at = tools.clock.now()
  await state.insertEvent(tools.db, order.id, { from: order.status, to: status, at, by, note })
  return { ...order, status, expiresAt }
}

/** Writes something into the timeline that leaves the order's state as it is. */
export async function note(
  tools: Tools,
  order: state.LockedOrder,
  by: By,
  text: string,
): Promise<state.LockedOrder> {
  const { status } = order
  await state.insertEvent(tools.db, order.id, {
    from: status,
    to: status,
    at: tools.clock.now(),
    by,
    note: text,
  })
  return order
}

/**
 * Cancels a locked order: its stock goes back, deliveries that have not left fall away. The
 * invoice is the caller's business (modules/invoices/closing.ts), because it stands further down.
 */
export async function cancel(
  tools: Tools,
  order: state.LockedOrder,
  by: By,
  note: string | null,
): Promise<state.LockedOrder> {
  const cancelled = await step(tools, order, 'cancelled', by, note)
  await dropPrepared(tools.db, order.id)
  await release(tools.db, await state.heldLines(tools.db, order.id))
  return cancelled
}

/** Closes a delivered order when nobody has complained for three days; later calls change nothing. */
export const completeByTime = (tools: Tools, { orderId }: { orderId: string }): Promise<void> =>
  withTransaction(tools, async (tools) => {
    const order = await state.lockOrder(tools.db, orderId)
    if (order?.status === 'delivered') await step(tools, order, 'completed', bySystem)
  })

async function deadline({ db, clock }: Tools): Promise<Date> {
  return new Date(clock.now().getTime() + hours(await settingOf(db, paymentHours)))
}

/** One job an order: a new deadline replaces the one that waits. */
const expiry = (orderId: string, runAt: Date): Job => ({
  name: 'orders.expire',
  payload: { orderId },
  runAt,
  key: `orders.expire ${orderId}`,
})
