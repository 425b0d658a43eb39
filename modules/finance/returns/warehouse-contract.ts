import { call, json } from '#platform/contract/call.ts'
import { ReturnedGoods, returnedGoodsRefusals, StaffReturn } from './staff-contract.ts'

/** A return as those see it who receive the goods: neither the buyer's bank account nor what is given back. */
export const WarehouseReturn = StaffReturn.omit({
  refundTo: true,
  creditNotes: true,
  credit: true,
  timeline: true,
}).extend({ buyer: StaffReturn.shape.buyer.omit({ email: true }) })

const options = {
  who: 'staff',
  roles: ['warehouse'],
  ids: 'uuid',
  response: json(WarehouseReturn),
} as const

export const warehouseReturnCalls = {
  show: call('GET /staff/warehouse/returns/{id}', {
    ...options,
    summary: 'A return whose goods arrive, without money',
  }),
  receive: call('POST /staff/warehouse/returns/{id}/receive', {
    ...options,
    summary: 'Record what came back, to which warehouse, and what of it goes into stock again',
    lane: 'stock',
    body: ReturnedGoods,
    refusals: returnedGoodsRefusals,
  }),
}
