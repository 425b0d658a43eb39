import type { StaffContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { isWarehouseOrder } from '../rules/order-status.ts'
import { prepare, type NewDelivery } from './deliveries.ts'
import { show } from './staff-service.ts'

/**
 * One order for the warehouse. The call's schema keeps its money back. Throws 404, also for an order whose
 * payment or approval is open: the warehouse does not see how an order is paid.
 */
export async function showForWarehouse(ctx: StaffContext, id: string) {
  const { header, buyer, lines, shipping, proposedDay, undoable } = await show(ctx, id)
  if (!isWarehouseOrder(header.status)) throw notFound()
  const prepare = header.actions.find(({ code }) => code === 'prepare')
  return {
    header,
    buyer,
    lines,
    shipping,
    proposedDay,
    undoable,
    blockedReason: prepare?.reason ?? null,
  }
}

/** Prepares a delivery of an order that the warehouse sees. Returns the order's id. Throws as `prepare` does. */
export async function prepareForWarehouse(ctx: StaffContext, id: string, delivery: NewDelivery) {
  await showForWarehouse(ctx, id)
  return prepare(ctx, id, delivery)
}
