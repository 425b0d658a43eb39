import { randomUUID } from 'node:crypto'
import { isCallError } from '#platform/contract/call-error.ts'
import { buildOrderInput } from '#tests/support/orders/order-input.ts'
import { pick, type Visit } from './visit.ts'

/** How often an order without an answer is sent again with its key, as a page does. */
const MAX_ATTEMPTS = 5
const SECONDS_UNTIL_AGAIN = 1

type Payment = { paymentType: 'transfer' } | { paymentType: 'va'; bank: 'bca' }

/** Puts some goods into the cart, one after another. */
export async function fillCart({ dice, goods, api, time, think }: Visit): Promise<void> {
  for (let line = dice(1, 4); line > 0; line--) {
    const product_variant_id = String(pick(dice, goods.variantIds))
    const qty = dice(1, 5)
    await time('add to cart', () => api.cart.add({ body: { product_variant_id, qty } }))
    await think(2)
  }
}

/** Goes from the cart through the checkout to an order. Undefined where it was sent and never answered. */
export async function placeOrder(visit: Visit, payment: Payment) {
  const { api, buyer, read, time, think, record } = visit
  await read('cart page', '/cart')
  await think(3)
  await read('checkout page', '/checkout')
  await think(8)
  const { addressId } = buyer!
  const input = await time('quotation and summary', () => buildOrderInput(api, { addressId }))
  await think(3)
  const key = randomUUID()
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    try {
      const body = { ...input, ...payment }
      const order = await time('order', () => api.checkout.placeOrder({ body }, { key }))
      record.orders.push({ number: order.number })
      return order
    } catch (thrown) {
      const isUnanswered = isCallError(thrown) && (thrown.status === 0 || thrown.status === 503)
      if (!isUnanswered) throw thrown
      await think(SECONDS_UNTIL_AGAIN)
    }
  }
  record.unanswered += 1
  return undefined
}
