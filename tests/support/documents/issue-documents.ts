import { days, toJakartaDate } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import {
  answerNegotiation,
  beginNegotiation,
  createNegotiatingBuyer,
} from '../orders/negotiations.ts'
import { createBuyerClient, placeOrder } from '../orders/orders.ts'
import type { TestShop } from '../shop.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from '../orders/staff-orders.ts'

type DocumentItem = { variant: string; qty: number }

/** A cart of these items and its proforma, with what their calls answer. */
export async function issueCartDocuments(shop: TestShop, items: readonly DocumentItem[]) {
  const { api, addressId } = await createBuyerClient(shop)
  for (const { variant, qty } of items)
    await api.cart.add({ body: { product_variant_id: variant, qty } })
  const body = { addressId, method: 'delivery' } as const
  return {
    cart: await api.cart.show(),
    cartPdf: await api.cart.pdf(),
    summary: await api.checkout.summary({ body }),
    proformaPdf: await api.proforma.ofCart({ body }),
  }
}

/** A negotiation over these items that the shop has answered, and its repetition, with what their calls answer. */
export async function issueNegotiationDocuments(
  shop: TestShop,
  staff: Api,
  items: readonly DocumentItem[],
) {
  const buyer = await createNegotiatingBuyer(shop)
  const listPrices: number[] = []
  for (const { variant, qty } of items) {
    const query = { product_variant_id: variant, qty }
    const { lines } = await buyer.api.negotiations.draft({ query })
    listPrices.push(Number(lines[0]!.listPrice.amount))
  }
  const wishes = Object.fromEntries(
    items.map(({ variant, qty }, index) => [variant, [qty, listPrices[index]! * 0.6]]),
  ) as Record<string, [number, number]>
  const id = await beginNegotiation(buyer, wishes)
  await answerNegotiation(
    staff,
    id,
    listPrices.map((price) => price * 0.7),
    { validUntil: toJakartaDate(new Date(shop.clock.now().getTime() + days(7))) },
  )
  const { negotiations, cart } = buyer.api
  const issued = {
    header: await negotiations.header({ id }),
    lines: (await negotiations.items({ id })).results,
    offerPdf: await negotiations.offerPdf({ id }),
    repeatItems: (await negotiations.repeatItems({ id })).results,
    repeatPdf: await negotiations.repeatPdf({ body: { id } }),
  }
  await negotiations.repeat({ body: { id } })
  return { ...issued, repeatedCart: await cart.show() }
}

/** An order of these items from its proforma to the credit note of a unit of each, with what their calls answer. */
export async function issueOrderDocuments(
  shop: TestShop,
  staff: Api,
  items: readonly DocumentItem[],
) {
  const { api, id, number, invoiceId } = await placeOrder(shop, items)
  const header = await api.orders.header({ id })
  const { results: lines } = await api.orders.products({ id })
  const { toSend } = await api.invoices.header({ id: invoiceId })
  const proformaPdf = await api.proforma.ofOrder({ id })
  const invoicePdf = await api.payments.pdf({ id: invoiceId })
  const preview = await api.repeatOrder.preview({ id })
  const repeatPdf = await api.repeatOrder.pdf({ body: { id } })
  await staff.staffPayments.confirmPayment({ id, body: { received: toSend } })
  const pickListPdf = await staff.staffDeliveryDocuments.pickListOfOrders({ body: { ids: [id] } })
  const prepared = await staff.staffOrders.prepare({
    id,
    body: {
      lines: lines.map(({ id: lineId, qty }) => ({ lineId, qty })),
      ...VEHICLE_AND_DRIVER,
    },
  })
  const delivery = findLatestDelivery(prepared)
  const notePdf = await api.deliveryDocuments.note({ id: delivery.id })
  const labelsPdf = await staff.staffDeliveryDocuments.labels({ id: delivery.id })
  await staff.staffOrders.depart({ id: delivery.id })
  await staff.staffOrders.receive({
    id: delivery.id,
    body: { receivedBy: 'Pak Warsito', receivedAt: shop.clock.now().toISOString() },
  })
  const creditNote = await creditUnits(shop, { api, staff }, id, lines)
  return {
    api,
    number,
    header,
    lines,
    toSend,
    preview,
    delivery,
    creditNote,
    proformaPdf,
    invoicePdf,
    repeatPdf,
    pickListPdf,
    notePdf,
    labelsPdf,
    creditNotePdf: await api.creditNotes.pdf({ id: creditNote.id }),
  }
}

/** Takes back one unit of each line, with its share of the freight, and pays for it. */
async function creditUnits(
  shop: TestShop,
  { api, staff }: { api: Api; staff: Api },
  orderId: string,
  lines: readonly { id: string }[],
) {
  const units = lines.map(({ id: lineId }) => ({ lineId, qty: 1 }))
  const { id } = await api.returns.request({
    id: orderId,
    body: {
      lines: units.map((line) => ({ ...line, reason: 'surplus' as const })),
      refundTo: 'BCA 5271 882 901 a.n. Warsito',
    },
  })
  const day = toJakartaDate(shop.clock.now())
  await staff.staffReturns.approve({ id, body: { lines: units, pickupOn: day } })
  await staff.staffReturns.receive({
    id,
    body: {
      warehouse: 'CBT',
      receivedOn: day,
      lines: units.map((line) => ({ ...line, restocked: 1 })),
    },
  })
  const credited = await staff.staffReturns.credit({ id, body: { withFreight: true } })
  return credited.creditNotes[0]!
}
