import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { notFound } from '#platform/refusal.ts'
import { announceFreeStock, release } from '#modules/catalogue/stock/service/stock.ts'
import { orderStateMachine, type OrderStatus } from '../rules/order-status.ts'
import { orderUndoMachine } from '../rules/undo-step.ts'
import { deletePreparedDeliveries } from '../store/deliveries.ts'
import { listDeliveries } from '../store/order-deliveries.ts'
import { orderEvents, type OrderEvent } from '../store/order-events.ts'
import * as store from '../store/order-status.ts'
import { computePaymentDeadline, createDeadlineJobs } from './deadlines.ts'

export type { LockedOrder } from '../store/order-status.ts'

/** Who takes a step, as the timeline names them. */
export type OrderEventActor = OrderEvent['by']
export const systemActor: OrderEventActor = { kind: 'system', name: 'Sistem' }

/** Locks an order for a job; undefined where it does not exist. */
export const lockOrderIfExists = (
  { db }: AppDeps,
  id: string,
): Promise<store.LockedOrder | undefined> => store.lockOrder(db, id)

/** Locks an order, of one account where that is given, until the transaction ends. Throws 404. */
export async function lockOrder(
  { db }: AppDeps,
  id: string,
  accountId?: string,
): Promise<store.LockedOrder> {
  const order = await store.lockOrder(db, id, accountId)
  if (!order) throw notFound()
  return order
}

/**
 * Takes one step and records it in the timeline. An order that waits for its payment again gets a new
 * deadline. Throws 409 `order.state`.
 */
export async function transition(
  deps: AppDeps,
  order: store.LockedOrder,
  to: OrderStatus,
  actor: OrderEventActor,
  note: string | null = null,
): Promise<store.LockedOrder> {
  const status = orderStateMachine.transition(order.status, to, actor.kind)
  const expiresAt = status === 'awaiting_payment' ? await computePaymentDeadline(deps) : null
  await store.saveStatus(deps.db, order.id, status, expiresAt)
  if (expiresAt)
    for (const job of createDeadlineJobs({ id: order.id, status }, expiresAt, deps.clock.now()))
      await enqueue(deps.db, job)
  await orderEvents.insert(deps.db, order.id, {
    from: order.status,
    to: status,
    at: deps.clock.now(),
    by: actor,
    note,
  })
  return { ...order, status, expiresAt }
}

/** Takes an order back to where it was before a delivery's step. Throws 409 `order.state`. */
export async function stepBack(
  deps: AppDeps,
  order: store.LockedOrder,
  to: OrderStatus,
  actor: OrderEventActor,
  note: string,
): Promise<void> {
  const status = orderUndoMachine.transition(order.status, to, 'staff')
  await store.saveStatus(deps.db, order.id, status, null)
  const event = { from: order.status, to: status, at: deps.clock.now(), by: actor, note }
  await orderEvents.insert(deps.db, order.id, event)
}

/**
 * Takes an order back to waiting for its payment, until its old deadline, or a new one where that is over. Throws 409
 * `order.state`.
 */
export async function returnToUnpaid(
  deps: AppDeps,
  order: store.LockedOrder,
  { to, expiresAt: previous }: { to: OrderStatus; expiresAt: Date | null },
  by: OrderEventActor,
  note: string,
): Promise<void> {
  const status = orderUndoMachine.transition(order.status, to, 'staff')
  const now = deps.clock.now()
  const isOver = previous !== null && previous <= now
  const expiresAt = isOver ? await computePaymentDeadline(deps) : previous
  await store.saveStatus(deps.db, order.id, status, expiresAt)
  if (expiresAt)
    for (const job of createDeadlineJobs({ id: order.id, status }, expiresAt, now))
      await enqueue(deps.db, job)
  await orderEvents.insert(deps.db, order.id, { from: order.status, to: status, at: now, by, note })
}

/** Throws 404. */
export async function findStatus(
  { db }: Pick<AppDeps, 'db'>,
  orderId: string,
): Promise<OrderStatus> {
  const status = await store.findStatus(db, orderId)
  if (!status) throw notFound()
  return status
}

/** Whether goods of an order are prepared, on their way, or were there. */
export const hasDeliveries = async (
  { db }: Pick<AppDeps, 'db'>,
  orderId: string,
): Promise<boolean> => (await listDeliveries(db, orderId)).length > 0

/** Adds an entry to the timeline without a change of status. */
export async function addNote(
  deps: AppDeps,
  order: store.LockedOrder,
  actor: OrderEventActor,
  text: string,
): Promise<store.LockedOrder> {
  const { status } = order
  await orderEvents.insert(deps.db, order.id, {
    from: status,
    to: status,
    at: deps.clock.now(),
    by: actor,
    note: text,
  })
  return order
}

/** Saves how a locked order is paid, and says so in the timeline. */
export async function changePaymentType(
  deps: AppDeps,
  order: store.LockedOrder,
  paymentType: string,
  { actor, note }: { actor: OrderEventActor; note: string },
): Promise<store.LockedOrder> {
  await store.savePaymentType(deps.db, order.id, paymentType)
  return addNote(deps, { ...order, paymentType }, actor, note)
}

/**
 * Cancels a locked order: releases its stock and deletes deliveries that have not departed. The caller
 * voids its invoice (checkout/order-cancellation), because orders may not import invoices.
 */
export async function cancelAndReleaseStock(
  deps: AppDeps,
  order: store.LockedOrder,
  actor: OrderEventActor,
  note: string | null,
): Promise<store.LockedOrder> {
  const cancelled = await transition(deps, order, 'cancelled', actor, note)
  await deletePreparedDeliveries(deps.db, order.id)
  await release(deps.db, await store.listReservedLines(deps.db, order.id))
  await announceFreeStock(deps.db)
  return cancelled
}

/** Completes a delivered order after three days without a complaint; does nothing to any other order. */
export const completeByTime = (deps: AppDeps, { orderId }: { orderId: string }): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const order = await store.lockOrder(deps.db, orderId)
    if (order?.status === 'delivered') await transition(deps, order, 'completed', systemActor)
  })
