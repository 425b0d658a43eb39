import { giveLimit } from './credit.ts'
import { placeOrder } from '../orders/orders.ts'
import { createProduct } from '../catalogue/products.ts'
import type { TestShop } from '../shop.ts'

/** Who buys for the demo's company, which has a limit (whole rupiah) from now on, and sacks that cost Rp 55.500. */
export async function prepareCompanyOnTerms(shop: TestShop, limit: number) {
  const email = 'bisnis@contoh.id'
  const variant = await createProduct(shop.db, {
    name: 'Semen tempo',
    unit: 'sak',
    price: 55_500,
    stock: { CBT: 900 },
  })
  const api = await shop.asBuyer(email)
  const { company_id } = await shop.db
    .selectFrom('account')
    .select('company_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await giveLimit(shop, company_id!, limit, 'D')
  // Its own tests show the notice of a grade; elsewhere it would open over whatever page is looked at.
  const { notice } = await api.grade.notice()
  await api.grade.setPopupStatus({ id: notice!.id, body: {} })
  const { results } = await api.customers.addresses()
  const buyer = { api, accountId: '', addressId: results[0]!.id }

  /** An order on credit terms of so many sacks, with its only line. */
  async function placeOnTerms(qty: number) {
    const tempo = { payment: { paymentType: 'tempo' } } as const
    const order = await placeOrder(shop, [{ variant, qty }], buyer, tempo)
    const { lines } = await (await shop.asStaff()).staffOrders.show({ id: order.id })
    return { ...order, lineId: lines[0]!.id }
  }
  return { email, placeOnTerms }
}
