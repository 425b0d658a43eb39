import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { CalendarDate, MoneySchema } from '#platform/contract/schemas.ts'
import { creditRefusals } from '#modules/finance/credit-terms/contract.ts'
import { PlacedOrderResponse } from '#modules/checkout/order-placement/contract.ts'
import { poRuleFields } from '#modules/people/company-members/contract.ts'
import {
  NewOrder,
  PaymentMethodChoice,
  RequiredApproval,
} from '#modules/checkout/checkout/contract.ts'

/** An order out of an accepted negotiation: where to and when; the prices are agreed. */
export const NewNegotiationOrder = NewOrder.omit({
  method: true,
  vehicle: true,
  pickupItems: true,
  seen: true,
}).extend({ id: z.uuid('Pilih negosiasinya.') })

const refusals = [
  'negotiation.state',
  'negotiation.expired',
  'negotiation.address',
  'delivery.outside_area',
  'delivery.no_vehicle',
  'stock.short',
] as const

export const negotiationOrderCalls = {
  deliverySlots: call('GET /ecom/negotiation/{id}/delivery-slots', {
    summary:
      'When the goods of an accepted negotiation can come to an address, and how they can be paid (ours)',
    who: 'buyer',
    ids: 'uuid',
    query: z.object({ addressId: z.uuid('Pilih alamat pengiriman.') }),
    refusals,
    response: json(
      z.object({
        /** How the goods come: a vehicle and its trips, a haulier, or where to fetch them. */
        description: z.string(),
        leadDays: z.int(),
        dates: z.array(CalendarDate),
        windows: z.array(z.string()),
        total: MoneySchema,
        /** The file is not wanted where the negotiation was made of an uploaded purchase order. */
        ...poRuleFields,
        payments: z.array(PaymentMethodChoice),
        /** Who decides about it before anything is paid; null where nobody has to. */
        approval: RequiredApproval.nullable(),
      }),
    ),
  }),
  placeOrder: call('POST /ecom/negotiation/so', {
    failures: [404],
    summary: 'Place an accepted negotiation as one order, at exactly the agreed figures',
    who: 'buyer',
    idempotent: true,
    body: NewNegotiationOrder,
    limit: { times: 600, seconds: 60, by: 'caller' },
    refusals: [
      ...refusals,
      'delivery.date',
      'payment.unavailable',
      'payment.bank',
      'order.po_number',
      'order.po_file',
      'file.gone',
      ...creditRefusals,
    ],
    lane: 'stock',
    response: created(PlacedOrderResponse),
  }),
}
