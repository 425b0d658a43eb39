import type { Api } from '#modules/client.ts'
import { placeOrder } from '../orders/orders.ts'
import { createProduct } from '../catalogue/products.ts'
import type { TestShop } from '../shop.ts'

/** A paid order of 100 sacks of a cement of its own. */
export async function createPaidCementOrder(shop: TestShop, admin: Api) {
  const variant = await createProduct(shop.db, {
    name: 'Semen Kirim',
    unit: 'sak',
    price: 54_500,
    weightKg: 40,
    stock: { CBT: 500 },
  })
  const placed = await placeOrder(shop, [{ variant, qty: 100 }])
  const { transfer } = await admin.staffOrders.show({ id: placed.id })
  const order = await admin.staffPayments.confirmPayment({
    id: placed.id,
    body: { received: transfer!.expected },
  })
  return { ...placed, lines: order.lines, lineId: order.lines[0]!.id }
}
