import type { Api } from '#modules/client.ts'
import { toJakartaDate } from '#platform/clock.ts'
import { makeProofImage } from '../../support/orders.ts'

/** Returns of a buyer's delivered goods: one to decide, one to fetch, one to give the money back for. */
export async function startReturns(buyer: Api, staff: Api) {
  const { id: returnableOrder, lineId, day } = await findReturnable(buyer)
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
  return { returnableOrder, requestedReturn, approvedReturn, receivedReturn }
}

/** An order of which a line has goods for three returns and more, and the day on which it was delivered or later. */
async function findReturnable(buyer: Api) {
  const { results } = await buyer.orders.list({ query: { count: 50 } })
  for (const { id } of results) {
    const { returnable } = await buyer.returns.ofOrder({ id })
    const line = returnable.find(({ left }) => left > 3)
    if (line) return { id, lineId: line.lineId, day: await readShopDay(buyer) }
  }
  throw new Error('no order has goods to return')
}

/** Today of the shop, whose clock may stand still: the day after which a bid may be wanted. */
async function readShopDay(buyer: Api): Promise<string> {
  const { results } = await buyer.orders.list({ query: { count: 1 } })
  return toJakartaDate(new Date(results[0]!.placedAt))
}
