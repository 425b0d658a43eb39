import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { loadSetting } from '#modules/foundation/settings/service.ts'
import { listWindowsToMoveTo } from '#modules/selling/delivery/rules/delivery-schedule.ts'
import { fleetSetting } from '#modules/selling/delivery/service/fleet-setting.ts'
import {
  presentOrderHeader,
  presentOrderLine,
  presentOrderShipping,
  presentTransfer,
} from '../presenter.ts'
import { listStaffActions } from '../rules/actions.ts'
import { isGatewayType, isLenderType } from '../rules/payment-types.ts'
import { computeShippable } from '../rules/delivery-lines.ts'
import { listDeliveries } from '../store/order-deliveries.ts'
import * as details from '../store/order-details.ts'
import { orderEvents } from '../store/order-events.ts'
import type { OrderInvoice } from '../store/order-invoice.ts'
import { findPurchaseOrder } from '../store/order-purchase-order.ts'
import { listShippableLines } from '../store/shippable-lines.ts'
import { findPoFile } from '../store/po-files.ts'
import { loadInvoices } from './load-invoices.ts'
import { lockOrder, transition } from './orders.ts'
import { listUndoable } from './undo-step.ts'
import { recordOrderAudit } from './order-audit.ts'

const findLaterDay = (one: string, other: string): string => (one > other ? one : other)

/** One order with everything that staff need of it. Throws 404. */
export async function show(ctx: StaffContext, id: string) {
  const { db } = ctx
  const order = await details.findOrderHead(db, id, undefined)
  if (!order) throw notFound()
  const [purchaseOrder, poFile, invoices, timeline, lines, shippable, deliveries, undoable, fleet] =
    await Promise.all([
      findPurchaseOrder(db, id),
      findPoFile(db, id),
      loadInvoices(db, order),
      orderEvents.list(db, [id]),
      details.listLines(db, id, undefined),
      listShippableLines(db, id),
      listDeliveries(db, id),
      listUndoable(ctx, id),
      loadSetting(db, fleetSetting),
    ])
  const { invoice } = invoices
  const shipping = presentOrderShipping(order, deliveries)
  const shippableByLine = new Map(shippable.map((line) => [line.id, computeShippable(line)]))
  const actions = listStaffActions(order.status, {
    hasShippable: [...shippableByLine.values()].some((quantity) => quantity > 0),
    hasAwaited: shippable.some(({ awaited }) => awaited > 0),
    invoiceStatus: invoice?.status,
    isFromLender: isLenderType(order.paymentType),
  })
  return {
    header: presentOrderHeader(order, { purchaseOrder, poFile }, invoices, timeline, actions),
    buyer: order.buyer,
    lines: lines.map((line) => ({
      ...presentOrderLine(line),
      stockThere: line.free ?? 0,
      toShip: shippableByLine.get(line.id) ?? 0,
      weightKg: line.weight_kg / line.quantity,
      volumeM3: line.volume_m3 / line.quantity,
    })),
    shipping,
    proposedDay: findLaterDay(shipping.delivery.date, toJakartaDate(ctx.clock.now())),
    deliveryWindows: listWindowsToMoveTo(fleet.schedule, shipping.delivery.window),
    undoable,
    transfer: presentAskedTransfer(order.number, invoice),
  }
}

/** Nobody transfers for what is not invoiced yet: that has the order's number. */
const presentAskedTransfer = (orderNumber: string, invoice: OrderInvoice | undefined) =>
  invoice && invoice.number !== orderNumber && !isGatewayType(invoice.paymentType)
    ? presentTransfer(invoice)
    : null

/** Staff complete a delivered order. Throws 404, 409 `order.state`. */
export const complete = (ctx: StaffContext, id: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    const { status } = await transition(ctx, order, 'completed', {
      kind: 'staff',
      name: ctx.staff.name,
    })
    await recordOrderAudit(ctx, order, 'Selesaikan pesanan', {
      before: { status: order.status },
      after: { status },
    })
  })
