import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { UndoableStep } from './rules/undo-step.ts'
import { DeliveryInput, StaffOrder } from './staff-contract.ts'

const salesCall = {
  who: 'staff',
  roles: ['sales'],
  ids: 'uuid',
  response: json(StaffOrder),
} as const

/** What staff correct of deliveries: the plate, the driver, the day, the load. */
export const staffDeliveryCalls = {
  change: call('PUT /staff/deliveries/{id}', {
    ...salesCall,
    summary: 'Correct a delivery: all of a prepared one, the vehicle and driver of one on its way',
    body: DeliveryInput.extend({
      /** Only of a prepared delivery; what it carries by default. */
      lines: DeliveryInput.shape.lines.optional(),
      /** What the caller saw; another value is not overwritten. */
      seen: z.record(z.string(), z.unknown()).optional(),
    }),
    refusals: [
      'delivery.state',
      'delivery.too_much',
      'delivery.lines',
      'delivery.one_warehouse',
      'delivery.vehicle',
      'desk.changed',
    ],
  }),
  withdraw: call('DELETE /staff/deliveries/{id}', {
    ...salesCall,
    summary: 'Withdraw a prepared delivery; its goods can be delivered again',
    refusals: ['delivery.state'],
  }),
  undo: call('POST /staff/deliveries/{id}/undo', {
    ...salesCall,
    summary: 'Take the last step of a delivery back, within ten minutes (ours)',
    lane: 'stock',
    // Named, so that a second press does not take back the step before.
    body: z.object({ step: z.enum(UndoableStep) }),
    refusals: ['delivery.undo', 'order.state'],
  }),
  reschedule: call('PUT /staff/orders/{id}/delivery-date', {
    ...salesCall,
    summary: 'Deliver an order, and what is prepared of it, on another day, and notify the buyer',
    body: z.object({
      date: z.iso.date('Pilih tanggal kirim.'),
      /** One of the order's `deliveryWindows`. */
      window: z.string('Pilih jam tiba.').trim().min(1, 'Pilih jam tiba.').max(40),
      reason: z.string().trim().max(300).optional(),
    }),
    refusals: ['order.state', 'delivery.date'],
  }),
}
