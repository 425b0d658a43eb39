import { createBuyerWithCart } from './order-input.ts'
import type { TestShop } from '../shop.ts'

/** Places an order of these goods (quantity by variant), some of which are picked up at their warehouse. */
export async function placePickup(
  shop: TestShop,
  goods: Record<string, number>,
  pickupItems: readonly string[],
) {
  const { api, accountId, addressId } = await createBuyerWithCart(shop, goods)
  const choice = { addressId, method: 'delivery' as const, pickupItems: [...pickupItems] }
  const { options, dates, windows } = await api.checkout.quotations({ body: choice })
  const vehicle = options.find(({ cheapest }) => cheapest)?.vehicle
  const delivery = { ...choice, ...(vehicle ? { vehicle } : {}) }
  const { seen } = await api.checkout.summary({ body: delivery })
  const placed = await api.checkout.placeOrder({
    body: {
      ...delivery,
      paymentType: 'transfer',
      date: dates[0]!,
      window: windows[0]!,
      contactName: 'Pak Warsito',
      contactPhone: '0812 9041 7735',
      seen,
    },
  })
  return { api, accountId, ...placed, date: dates[0]! }
}

/** Places such an order and pays it. */
export async function placePaidPickup(...order: Parameters<typeof placePickup>) {
  const [shop] = order
  const placed = await placePickup(...order)
  const { toSend } = await placed.api.invoices.header({ id: placed.invoiceId })
  const finance = await shop.asStaff('finance@contoh.id')
  const { lines } = await finance.staffPayments.confirmPayment({
    id: placed.id,
    body: { received: toSend },
  })
  return { ...placed, lines }
}
