import { fillCart, placeOrder } from '../place-order.ts'
import type { DayVisitor } from '../visit.ts'

/** Orders and pays to a virtual account; the bank tells the shop, twice, as banks do. */
export const payer: DayVisitor = {
  name: 'payer',
  share: 45,
  isBuyer: true,
  async run(visit) {
    const { api, time, think, bank, record } = visit
    await fillCart(visit)
    const payment = { paymentType: 'va', bank: 'bca' } as const
    const order = await placeOrder(visit, payment)
    if (!order) return
    const { id, number } = order
    await time('payment page', () => api.payments.choosePayment({ body: { id, ...payment } }))
    const { body, ...opened } = await bank.open(id)
    await think(12)
    await time('payment notification', () => bank.notify(body))
    record.payments.push({ number, orderId: id, ...opened })
    await time('payment notification', () => bank.notify(body))
    await time('own order', () => api.orders.header({ id }))
  },
}
