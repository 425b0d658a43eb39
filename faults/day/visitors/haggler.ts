import { randomUUID } from 'node:crypto'
import {
  beginNegotiation,
  buildNegotiationOrder,
  decideNegotiation,
} from '#tests/support/orders/negotiations.ts'
import { pick, type DayVisitor } from '../visit.ts'

/** Bids for a larger quantity, waits for the answer of staff, accepts it and orders. */
export const haggler: DayVisitor = {
  name: 'haggler',
  share: 15,
  isBuyer: true,
  async run({ dice, goods, api, buyer, read, time, think, staffRequests, record }) {
    const { addressId } = buyer!
    const variantId = String(pick(dice, goods.variantIds))
    const qty = dice(5, 40)
    const query = { product_variant_id: variantId, qty }
    const { lines } = await api.negotiations.draft({ query })
    const price = Number(lines[0]!.listPrice.amount) * 0.8
    const id = await time('bid', () =>
      beginNegotiation({ api, addressId }, { [variantId]: [qty, price] }),
    )
    if (!(await staffRequests.ask({ about: 'negotiation', id }))) return
    await read('negotiation page', `/profile/daftar-negosiasi/detail?id=${id}`)
    await think(6)
    await time('answer to an offer', () => decideNegotiation(api, id, ['accept']))
    const body = await buildNegotiationOrder(api, id, addressId)
    const key = randomUUID()
    const order = await time('order of an offer', () =>
      api.negotiations.placeOrder({ body }, { key }),
    )
    record.agreedOrders.push({ number: order.number })
  },
}
