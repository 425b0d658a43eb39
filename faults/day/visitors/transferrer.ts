import { makeProofImage } from '#tests/support/orders/orders.ts'
import { fillCart, placeOrder } from '../place-order.ts'
import type { DayVisitor } from '../visit.ts'

/** Orders, transfers, uploads the proof, and looks at the order once staff have matched it. */
export const transferrer: DayVisitor = {
  name: 'transferrer',
  share: 35,
  isBuyer: true,
  async run(visit) {
    const { api, time, think, staffRequests, record } = visit
    await fillCart(visit)
    const order = await placeOrder(visit, { paymentType: 'transfer' })
    if (!order) return
    const { id, invoiceId } = order
    await think(10)
    await time('proof of a transfer', () =>
      api.payments.sendProof({ id: invoiceId, form: {}, files: { file: makeProofImage() } }),
    )
    if (!(await staffRequests.ask({ about: 'proof', id }))) return
    record.confirmedOrderIds.push(id)
    await time('own order', () => api.orders.header({ id }))
  },
}
