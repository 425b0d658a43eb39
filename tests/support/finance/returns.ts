import type { Api } from '#modules/client.ts'
import { toJakartaDate } from '#platform/clock.ts'
import { makeProofImage, type PlacedTestOrder } from '../orders/orders.ts'
import type { TestShop } from '../shop.ts'
import { findLatestDelivery, type setUpStaffOrders } from '../orders/staff-orders.ts'

type StaffOrdersSetup = Awaited<ReturnType<typeof setUpStaffOrders>>
export type DeliveredTestOrder = PlacedTestOrder & { lines: readonly { id: string }[] }

/** Places and pays an order of one line and delivers so much of it. */
export async function deliverOrder(
  { shop, sales, createPaidOrder, prepare }: StaffOrdersSetup,
  items: { variant: string; qty: number }[],
  qty: number,
): Promise<DeliveredTestOrder> {
  const order = await createPaidOrder(items)
  const { id } = findLatestDelivery(await prepare(order.id, [{ lineId: order.lines[0]!.id, qty }]))
  await sales.staffOrders.depart({ id })
  await sales.staffOrders.receive({
    id,
    body: { receivedBy: 'Pak Warsito', receivedAt: shop.clock.now().toISOString() },
  })
  return order
}

/** Asks for a return of damaged goods of the order's first line, with a picture. */
export async function requestReturn({ api, id, lines }: DeliveredTestOrder, qty: number) {
  const { id: picture } = await api.files.upload({ form: {}, files: { file: makeProofImage() } })
  return api.returns.request({
    id,
    body: {
      lines: [{ lineId: lines[0]!.id, qty, reason: 'damaged' }],
      note: 'Sak sobek saat diturunkan.',
      refundTo: 'BCA 5271 882 901 a.n. Warsito',
      pictures: [picture],
    },
  })
}

/** Returns a unit of an order and gives its money back: the credit note, and the transfer. */
export async function creditReturn(
  shop: TestShop,
  admin: Api,
  api: Api,
  { id: orderId, lineId, name }: { id: string; lineId: string; name: string },
): Promise<void> {
  const day = toJakartaDate(shop.clock.now())
  const line = { lineId, qty: 1 }
  const { id } = await api.returns.request({
    id: orderId,
    body: {
      lines: [{ ...line, reason: 'surplus' }],
      note: `Hubungi ${name} dulu.`,
      refundTo: `BCA 5271 882 901 a.n. ${name}`,
    },
  })
  await admin.staffReturns.approve({ id, body: { lines: [line], pickupOn: day } })
  await admin.staffReturns.receive({
    id,
    body: { warehouse: 'CBT', receivedOn: day, lines: [{ ...line, restocked: 1 }] },
  })
  const { creditNotes } = await admin.staffReturns.credit({ id, body: {} })
  const { results } = await api.refunds.ofOrder({ id: orderId })
  const refund = results.find(({ status }) => status === 'ready')!
  const { total: amount } = creditNotes[0]!
  await admin.staffRefunds.prepare({ id: refund.id, body: { amount } })
  await admin.staffRefunds.pay({ id: refund.id, body: { reference: 'BCA 8817' } })
}
