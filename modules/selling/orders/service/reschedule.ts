import type { z } from 'zod'
import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatWeekdayDate } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadSetting } from '#modules/foundation/settings/service.ts'
import { explainClosed } from '#modules/selling/delivery/rules/delivery-dates.ts'
import {
  describeClosedDay,
  listWindowsToMoveTo,
} from '#modules/selling/delivery/rules/delivery-schedule.ts'
import { fleetSetting } from '#modules/selling/delivery/service/fleet-setting.ts'
import type { staffDeliveryCalls } from '../deliveries-contract.ts'
import * as emails from '../emails.ts'
import { canReschedule, orderStateMachine } from '../rules/order-status.ts'
import { moveDeliveries } from '../store/deliveries.ts'
import { saveDeliverySlot } from '../store/order-status.ts'
import { recordOrderAudit } from './order-audit.ts'
import { addNote, lockOrder, type LockedOrder } from './orders.ts'

type NewSlot = z.output<typeof staffDeliveryCalls.reschedule.body>

/**
 * Delivers an order on another day, with what is prepared of it, and tells the buyer. Throws 404, 409
 * `order.state`, 422 `delivery.date` for a day that is past, on which the shop is closed, or on which goods cannot be
 * picked up, and for a window that the shop does not have.
 */
export const reschedule = (ctx: StaffContext, id: string, { date, window, reason }: NewSlot) =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    if (!canReschedule(order.status)) throw orderStateMachine.refuse(order.status)
    if (date < toJakartaDate(ctx.clock.now()))
      throw Refusal.field(
        'date',
        'delivery.date',
        'Tanggal itu sudah lewat. Pilih hari ini atau sesudahnya.',
      )
    const before = { date: order.deliveryDate, window: order.deliveryWindow }
    const after = { date, window }
    await assertScheduled(ctx, before, after)
    const closed = explainClosed(toPickupHours(order), after)
    if (closed) throw Refusal.field('window', 'delivery.date', closed)
    if (before.date === date && before.window === window) return
    await saveDeliverySlot(ctx.db, id, after)
    await moveDeliveries(ctx.db, id, date)
    const day = formatWeekdayDate(`${date}T12:00:00+07:00`)
    const note = [`Jadwal kirim menjadi ${day}, ${window}.`, reason].filter(Boolean).join(' ')
    await addNote(ctx, order, toStaffActor(ctx), note)
    await recordOrderAudit(ctx, order, 'Jadwal ulang pengiriman', { before, after })
    await emails.queueRescheduledEmail(ctx, order, {
      before,
      after,
      ...(reason ? { reason } : {}),
    })
  })

type Slot = { date: string; window: string }

/** What was agreed before may stay, although the schedule has changed since. Throws 422 `delivery.date`. */
async function assertScheduled({ db }: StaffContext, before: Slot, after: Slot): Promise<void> {
  const { schedule } = await loadSetting(db, fleetSetting)
  const closedOn = describeClosedDay(schedule, after.date)
  if (closedOn && after.date !== before.date)
    throw Refusal.field(
      'date',
      'delivery.date',
      `${closedOn} tidak ada pengiriman. Pilih hari lain.`,
    )
  const windows = listWindowsToMoveTo(schedule, before.window)
  if (!windows.includes(after.window))
    throw Refusal.field('window', 'delivery.date', `Pilih jam: ${windows.join(', ')}.`)
}

const toPickupHours = ({ pickup }: LockedOrder) =>
  pickup ? { name: pickup.warehouse, openingHours: pickup.openingHours } : null
