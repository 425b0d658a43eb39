import type { Api } from '#modules/client.ts'
import { toJakartaDate } from '#platform/clock.ts'
import { makeProofImage } from '../../support/orders/orders.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from '../../support/orders/staff-orders.ts'
import { placeOrder } from './buyers.ts'

type ReturnableOffer = Parameters<typeof placeOrder>[1][number]

/**
 * Returns of a buyer's delivered goods: one to decide, one to fetch, one to give the money back for. Without such goods
 * an order is delivered first.
 */
export async function startReturns(buyer: Api, staff: Api, offers: readonly ReturnableOffer[]) {
  const found = await findReturnable(buyer)
  const deliveredOrder = found ? undefined : await deliver(buyer, staff, offers)
  const { id: returnableOrder, lineId, day } = found ?? (await findReturnable(buyer))!
  const lines = [{ lineId, qty: 1 }]
  const ask = async () => {
    const file = makeProofImage('sak-sobek.png')
    const { id: picture } = await buyer.files.upload({ form: {}, files: { file } })
    const { id } = await buyer.returns.request({
      id: returnableOrder,
      body: {
        lines: [{ ...lines[0]!, reason: 'damaged' }],
        note: 'Kemasannya sobek saat diturunkan.',
        refundTo: 'BCA 5271 882 901 a.n. Warsito Mandor',
        pictures: [picture],
      },
    })
    return id
  }
  const [requestedReturn, approvedReturn, receivedReturn] = [await ask(), await ask(), await ask()]
  for (const id of [approvedReturn, receivedReturn])
    await staff.staffReturns.approve({ id, body: { lines, pickupOn: day } })
  const { warehouses } = await staff.staffReturns.show({ id: receivedReturn })
  await staff.staffReturns.receive({
    id: receivedReturn,
    body: {
      warehouse: warehouses[0]!.code,
      receivedOn: day,
      lines: [{ ...lines[0]!, restocked: 0 }],
    },
  })
  return {
    deliveredOrder,
    returnIds: { returnableOrder, requestedReturn, approvedReturn, receivedReturn },
  }
}

/** Places an order of goods that are sold by more than three, and delivers it. Returns its id. */
async function deliver(buyer: Api, staff: Api, offers: readonly ReturnableOffer[]) {
  const id = await placeOrder(buyer, offers.filter(({ minOrder }) => minOrder > 3).slice(0, 1))
  const { transfer } = await staff.staffOrders.show({ id })
  const { lines } = await staff.staffPayments.confirmPayment({
    id,
    body: { received: transfer!.expected },
  })
  for (const { id: lineId, toShip } of lines) {
    const prepared = await staff.staffOrders.prepare({
      id,
      body: { lines: [{ lineId, qty: toShip }], ...VEHICLE_AND_DRIVER },
    })
    const { id: deliveryId } = findLatestDelivery(prepared)
    const departed = await staff.staffOrders.depart({ id: deliveryId })
    const { shippedAt } = departed.shipping.deliveries.find((each) => each.id === deliveryId)!
    const body = { receivedBy: 'Pak Warsito', receivedAt: shippedAt! }
    await staff.staffOrders.receive({ id: deliveryId, body })
  }
  return id
}

/** An order of which a line has goods for three returns and more, and the day of the shop. */
async function findReturnable(buyer: Api) {
  const { results } = await buyer.orders.list({ query: { count: 50 } })
  for (const { id } of results) {
    const { returnable } = await buyer.returns.ofOrder({ id })
    const line = returnable.find(({ left }) => left > 3)
    if (line) return { id, lineId: line.lineId, day: await readShopDay(buyer) }
  }
  return undefined
}

/** Today of the shop, whose clock may stand still: the day of the newest order, which was placed just now. */
async function readShopDay(buyer: Api): Promise<string> {
  const { results } = await buyer.orders.list({ query: { count: 1 } })
  return toJakartaDate(new Date(results[0]!.placedAt))
}
