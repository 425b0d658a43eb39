import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import {
  presentOrderHeader,
  presentOrderLine,
  presentOrderShipping,
  presentTransfer,
} from '../presenter.ts'
import { listStaffActions } from '../rules/actions.ts'
import { computeShippable } from '../rules/delivery-lines.ts'
import { OrderStatus } from '../rules/order-status.ts'
import { listDeliveries } from '../store/order-deliveries.ts'
import * as details from '../store/order-details.ts'
import { orderEvents } from '../store/order-events.ts'
import { findLatestInvoice } from '../store/order-invoice.ts'
import * as lists from '../store/order-lists.ts'
import { findPurchaseOrder } from '../store/order-purchase-order.ts'
import { listShippableLines } from '../store/shippable-lines.ts'
import { lockOrder, transition } from './orders.ts'

/** All orders, newest first, with counts by status. Throws 422 for an invalid day. */
export async function list(
  { db }: StaffContext,
  { page, count, status, search, from, to }: lists.OrderListFilter & lists.OrderDayRange,
) {
  const filter = { search, from: parseDay('from', from), to: parseDay('to', to) }
  const [rows, totals, countsByStatus] = await Promise.all([
    lists.listRows(db, { page, count, status, ...filter }),
    lists.countRows(db, { status, ...filter }),
    lists.countByStatus(db, filter),
  ])
  const results = rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status as OrderStatus,
    placedAt: toIsoTime(row.placed_at),
    buyer: row.company_name ?? row.buyer_name,
    isBusiness: row.company_id !== null,
    city: row.city,
    total: moneyToJson(sen(row.total)),
    paymentType: row.payment_type,
    lines: row.lines,
  }))
  const counts = Object.fromEntries(
    OrderStatus.map((each) => [each, countsByStatus.get(each) ?? 0]),
  )
  return { results, page, count, ...totals, counts }
}

/** A day as a date field sends it; undefined for an empty one. Throws 422. */
function parseDay(field: string, day: string | undefined): string | undefined {
  if (!day) return undefined
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && isRealDay(day)) return day
  const message = 'Tulis tanggal sebagai tahun-bulan-hari.'
  throw new Refusal('input.invalid', 'Periksa lagi isian yang ditandai.', 422, {
    errors: { [field]: message },
  })
}

const isRealDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** One order with everything that staff need of it. Throws 404. */
export async function show({ db }: StaffContext, id: string) {
  const order = await details.findOrderHead(db, id, undefined)
  if (!order) throw notFound()
  const [purchaseOrder, invoice, timeline, lines, shippable, deliveries] = await Promise.all([
    findPurchaseOrder(db, id),
    findLatestInvoice(db, id),
    orderEvents.list(db, [id]),
    details.listLines(db, id, undefined),
    listShippableLines(db, id),
    listDeliveries(db, id),
  ])
  const shippableByLine = new Map(shippable.map((line) => [line.id, computeShippable(line)]))
  const actions = listStaffActions(order.status, {
    hasShippable: [...shippableByLine.values()].some((quantity) => quantity > 0),
    hasAwaited: shippable.some(({ awaited }) => awaited > 0),
  })
  return {
    header: presentOrderHeader(order, purchaseOrder, invoice, timeline, actions),
    buyer: order.buyer,
    lines: lines.map((line) => ({
      ...presentOrderLine(line),
      stockThere: line.free ?? 0,
      toShip: shippableByLine.get(line.id) ?? 0,
      weightKg: line.weight_kg / line.quantity,
      volumeM3: line.volume_m3 / line.quantity,
    })),
    shipping: presentOrderShipping(order, deliveries),
    transfer: invoice?.paymentType === 'transfer' ? presentTransfer(invoice) : null,
  }
}

/** Staff complete a delivered order. Throws 404, 409 `order.state`. */
export const complete = (ctx: StaffContext, id: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    const { status } = await transition(ctx, order, 'completed', {
      kind: 'staff',
      name: ctx.staff.name,
    })
    await recordAuditEntry(ctx, {
      action: 'Selesaikan pesanan',
      entityType: 'order',
      entityId: order.id,
      entityLabel: order.number,
      before: { status: order.status },
      after: { status },
    })
  })
