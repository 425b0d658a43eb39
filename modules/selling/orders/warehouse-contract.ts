import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { OrderHeader, OrderShipping } from './contract.ts'
import { staffDeliveryCalls } from './deliveries-contract.ts'
import { staffOrderCalls, StaffOrder, StaffOrderLine } from './staff-contract.ts'

export const WarehouseOrderLine = StaffOrderLine.omit({
  listPrice: true,
  discount: true,
  unitPrice: true,
  subtotal: true,
})

/** An order as those see it who pick and load: goods, destination and deliveries, no money. */
export const WarehouseOrder = z.object({
  header: OrderHeader.pick({
    id: true,
    number: true,
    status: true,
    placedAt: true,
    poNumber: true,
    note: true,
  }),
  buyer: StaffOrder.shape.buyer.omit({ email: true }),
  lines: z.array(WarehouseOrderLine),
  shipping: OrderShipping,
  proposedDay: StaffOrder.shape.proposedDay,
  undoable: StaffOrder.shape.undoable,
  /** Why no delivery can be prepared now; null where one can. */
  blockedReason: z.string().nullable(),
})

const options = {
  who: 'staff',
  roles: ['warehouse'],
  ids: 'uuid',
  response: json(WarehouseOrder),
} as const

/** What the warehouse does with an order's goods; the same steps as sales', answered without money. */
export const warehouseOrderCalls = {
  show: call('GET /staff/warehouse/orders/{id}', {
    ...options,
    summary: 'An order that may be loaded, without money',
  }),
  prepare: call('POST /staff/warehouse/orders/{id}/deliveries', {
    ...options,
    summary: 'Prepare a delivery of some or all lines from one warehouse',
    body: staffOrderCalls.prepare.body,
    refusals: staffOrderCalls.prepare.refusals,
  }),
  change: call('PUT /staff/warehouse/deliveries/{id}', {
    ...options,
    summary: 'Correct a delivery: all of a prepared one, the vehicle and driver of one on its way',
    body: staffDeliveryCalls.change.body,
    refusals: staffDeliveryCalls.change.refusals,
  }),
  withdraw: call('DELETE /staff/warehouse/deliveries/{id}', {
    ...options,
    summary: 'Withdraw a prepared delivery; its goods can be delivered again',
    refusals: staffDeliveryCalls.withdraw.refusals,
  }),
  undo: call('POST /staff/warehouse/deliveries/{id}/undo', {
    ...options,
    summary: 'Take the last step of a delivery back, within ten minutes',
    lane: 'stock',
    body: staffDeliveryCalls.undo.body,
    refusals: staffDeliveryCalls.undo.refusals,
  }),
  depart: call('POST /staff/warehouse/deliveries/{id}/depart', {
    ...options,
    summary: 'Record that the delivery departs; its goods leave the stock',
    lane: 'stock',
    refusals: staffOrderCalls.depart.refusals,
  }),
  receive: call('POST /staff/warehouse/deliveries/{id}/receive', {
    ...options,
    summary:
      'Record by whom and when the delivery was received; goods that are picked up leave the stock with it',
    lane: 'stock',
    body: staffOrderCalls.receive.body,
    refusals: staffOrderCalls.receive.refusals,
  }),
}
