import { call, file } from '#platform/contract/call.ts'
import { DeliverySelection, selectionRefusals } from '#modules/checkout/checkout/contract.ts'

const drawingLimit = { times: 60, seconds: 60, by: 'caller' } as const

export const proformaCalls = {
  ofOrder: call('GET /so/ecom/{id}/proforma-invoice', {
    summary: 'The proforma invoice of one of my orders, as a PDF',
    who: 'buyer',
    ids: 'uuid',
    limit: drawingLimit,
    refusals: ['order.state'],
    response: file('application/pdf'),
  }),
  ofCart: call('POST /checkout/cart/proforma-invoice', {
    failures: [404],
    summary: 'What the cart would cost with this delivery, as a proforma invoice in PDF',
    who: 'buyer',
    body: DeliverySelection,
    limit: drawingLimit,
    refusals: selectionRefusals,
    response: file('application/pdf'),
  }),
}
