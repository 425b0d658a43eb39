import { isoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { sen, toAnswer } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import * as audit from '#modules/audit/service.ts'
import { staffActions } from './actions.ts'
import { headerAnswer, lineAnswer, shippingAnswer, transferAnswer } from './answer.ts'
import { OrderStatus } from './rules.ts'
import { lock, step } from './service.ts'
import { shippableLines } from './store/deliveries.ts'
import * as lists from './store/lists.ts'
import * as reading from './store/reading.ts'

/** All orders, newest first, with how many stand in each state. Throws 422 on an impossible day. */
export async function list(
  { db }: StaffContext,
  { page, count, status, search, from, to }: lists.Wanted & lists.Range,
) {
  const found = { search, from: dayIn('from', from), to: dayIn('to', to) }
  const [rows, size, counted] = await Promise.all([
    lists.rows(db, { page, count, status, ...found }),
    lists.rowTotal(db, { status, ...found }),
    lists.countsByStatus(db, found),
  ])
  const results = rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status as OrderStatus,
    placedAt: isoTime(row.placed_at),
    buyer: row.company_name ?? row.buyer_name,
    isBusiness: row.company_id !== null,
    city: row.city,
    total: toAnswer(sen(row.total)),
    paymentType: row.payment_type,
    lines: row.lines,
  }))
  const counts = Object.fromEntries(OrderStatus.map((each) => [each, counted.get(each) ?? 0]))
  return { results, page, count, ...size, counts }
}

/** A day as a date field sends it; an empty one is none. */
function dayIn(field: string, day: string | undefined): string | undefined {
  if (!day) return undefined
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && isReal(day)) return day
  const sentence = 'Tulis tanggal sebagai tahun-bulan-hari.'
  throw new Refusal('input.invalid', 'Periksa lagi isian yang ditandai.', 422, {
    errors: { [field]: sentence },
  })
}

const isReal = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** One order with everything the desk works with. Throws 404. */
export async function show({ db }: StaffContext, id: string) {
  const order = await reading.orderHead(db, id, undefined)
  if (!order) throw notFound()
  const [invoice, timeline, lines, shippable, deliveries] = await Promise.all([
    reading.invoiceOf(db, id),
    reading.timelineOf(db, id),
    reading.linesOf(db, id, undefined),
    shippableLines(db, id),
    reading.deliveriesOf(db, id),
  ])
  const left = new Map(
    shippable.map((line) => [line.id, thousandths(line.quantity - line.planned)]),
  )
  const actions = staffActions(
    order.status,
    [...left.values()].some((quantity) => quantity > 0),
  )
  return {
    header: headerAnswer(order, invoice, timeline, actions),
    buyer: order.buyer,
    lines: lines.map((line) => ({
      ...lineAnswer(line),
      stockThere: line.free ?? 0,
      toShip: left.get(line.id) ?? 0,
    })),
    shipping: shippingAnswer(order, deliveries),
    transfer: invoice?.paymentType === 'transfer' ? transferAnswer(invoice) : null,
  }
}

/** Quantities have three decimals; differences must not carry a float's dust. */
const thousandths = (quantity: number) => Math.round(quantity * 1000) / 1000

/** Staff close a delivered order. Throws 404, 409 `order.state`. */
export const complete = (ctx: StaffContext, id: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lock(ctx, id)
    const { status } = await step(ctx, order, 'completed', {
      kind: 'staff',
      name: ctx.staff.name,
    })
    await audit.record(ctx, {
      action: 'Selesaikan pesanan',
      thing: 'order',
      thingId: order.id,
      thingName: order.number,
      before: { status: order.status },
      after: { status },
    })
  })
