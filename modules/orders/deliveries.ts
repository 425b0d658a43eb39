import { days, isoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { nextNumber } from '#platform/database/numbers.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import * as audit from '#modules/audit/service.ts'
import { ship } from '#modules/stock/service.ts'
import { moveDelivery } from './delivery-rules.ts'
import * as letters from './letters.ts'
import { load, type Wanted } from './loading.ts'
import { moveOrder } from './rules.ts'
import { lock, note, step, type LockedOrder } from './service.ts'
import * as store from './store/deliveries.ts'

/** How long a delivered order stays open for complaints before it closes itself. */
const COMPLAINT = days(3)

export type Lorry = { vehicle: string; plate: string; driver: string; driverPhone: string }

/**
 * Prepares a delivery from one warehouse; its number goes with the driver. Answers the order's id.
 * Throws 404, 409 `order.state`, 422 `delivery.*` (see loading.ts).
 */
export const prepare = (
  ctx: StaffContext,
  orderId: string,
  wanted: readonly Wanted[],
  lorry: Lorry,
) =>
  withTransaction(ctx, async (ctx) => {
    const order = await lock(ctx, orderId)
    // Only an order that may still ship something may be loaded.
    moveOrder(order.status, 'partly_shipped', 'staff')
    const { warehouseId, lines } = load(await store.shippableLines(ctx.db, orderId), wanted)
    const preparedAt = ctx.clock.now()
    const number = await nextNumber(ctx.db, 'DO', preparedAt)
    const id = await store.insertDelivery(ctx.db, {
      number,
      orderId,
      warehouseId,
      ...lorry,
      preparedAt,
      lines,
    })
    await note(ctx, order, staffBy(ctx), `Pengiriman ${number} disiapkan.`)
    await record(ctx, order, 'Siapkan pengiriman', {
      after: { delivery: { id, number, ...lorry, lines } },
    })
    return orderId
  })

/** The delivery leaves with its goods. Answers the order's id. Throws 404, 409 `delivery.state`. */
export const depart = (ctx: StaffContext, deliveryId: string) =>
  withDelivery(ctx, deliveryId, async (inside, order, delivery) => {
    const status = moveDelivery(delivery.status, 'on_the_way')
    const stockLines = delivery.lines.map(({ variantId, quantity }) => ({
      variantId,
      warehouseId: delivery.warehouseId,
      quantity,
    }))
    await ship(inside, stockLines, { number: delivery.number, by: ctx.staff.name })
    await store.saveDeparture(inside.db, delivery.id, delivery.lines, inside.clock.now())
    const { allShipped } = await store.progress(inside.db, order.id)
    const said = `${delivery.number} berangkat: ${delivery.vehicle} ${delivery.plate}, sopir ${delivery.driver}.`
    const moved = await step(
      inside,
      order,
      allShipped ? 'shipped' : 'partly_shipped',
      staffBy(ctx),
      said,
    )
    await record(inside, order, 'Berangkatkan pengiriman', {
      before: { order: order.status, delivery: delivery.number, status: delivery.status },
      after: { order: moved.status, delivery: delivery.number, status },
    })
    await letters.departed(inside, order, delivery)
  })

/**
 * The delivery was received: by whom, and when. The last one makes the order delivered. Answers
 * the order's id. Throws 404, 409 `delivery.state`, 422 `delivery.time`.
 */
export const receive = (
  ctx: StaffContext,
  deliveryId: string,
  receivedBy: string,
  receivedAt: string,
) =>
  withDelivery(ctx, deliveryId, async (inside, order, delivery) => {
    const status = moveDelivery(delivery.status, 'received')
    const at = receiptTime(receivedAt, delivery.shippedAt!, ctx.clock.now())
    await store.saveReceipt(inside.db, delivery.id, receivedBy, at)
    const { allShipped, allReceived } = await store.progress(inside.db, order.id)
    const said = `${delivery.number} diterima oleh ${receivedBy}.`
    const whole = allShipped && allReceived
    const moved = whole
      ? await step(inside, order, 'delivered', staffBy(ctx), said)
      : await note(inside, order, staffBy(ctx), said)
    await record(inside, order, 'Catat penerimaan', {
      before: { order: order.status, delivery: delivery.number, status: delivery.status },
      after: {
        order: moved.status,
        delivery: delivery.number,
        status,
        receivedBy,
        receivedAt: isoTime(at),
      },
    })
    if (!whole) return
    const runAt = new Date(ctx.clock.now().getTime() + COMPLAINT)
    await enqueue(inside.db, {
      name: 'orders.complete',
      payload: { orderId: order.id },
      runAt,
      key: `orders.complete ${order.id}`,
    })
    await letters.delivered(inside, order, receivedBy)
  })

/**
 * A time as a form writes it: to the minute, without an offset in Jakarta's. Throws 422
 * `delivery.time` before the departure or after now.
 */
function receiptTime(written: string, shippedAt: Date, now: Date): Date {
  const at = new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(written) ? written : `${written}+07:00`)
  if (at > now) throw wrongTime('Waktu terima tidak boleh di masa depan.')
  if (at.getTime() < Math.floor(shippedAt.getTime() / 60_000) * 60_000)
    throw wrongTime('Waktu terima tidak boleh sebelum pengiriman berangkat.')
  return at
}

const wrongTime = (sentence: string) => Refusal.field('receivedAt', 'delivery.time', sentence)

type Delivery = NonNullable<Awaited<ReturnType<typeof store.deliveryOf>>>

/** Holds the delivery's order, so that two at the desk take turns; reads the delivery after that. */
const withDelivery = (
  ctx: StaffContext,
  deliveryId: string,
  story: (inside: StaffContext, order: LockedOrder, delivery: Delivery) => Promise<void>,
): Promise<string> =>
  withTransaction(ctx, async (ctx) => {
    const orderId = await store.orderOf(ctx.db, deliveryId)
    if (!orderId) throw notFound()
    const order = await lock(ctx, orderId)
    const delivery = await store.deliveryOf(ctx.db, deliveryId)
    // It was taken back while we waited: the order has been cancelled.
    if (!delivery) throw notFound()
    await story(ctx, order, delivery)
    return orderId
  })

const staffBy = ({ staff }: StaffContext) => ({ kind: 'staff', name: staff.name }) as const

const record = (
  ctx: StaffContext,
  order: LockedOrder,
  action: string,
  change: { before?: unknown; after: unknown },
) =>
  audit.record(ctx, {
    action,
    thing: 'order',
    thingId: order.id,
    thingName: order.number,
    ...change,
  })
