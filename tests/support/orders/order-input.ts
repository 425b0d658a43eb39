import type { Api } from '#modules/client.ts'
import { type TestAddressOptions, createSignedInBuyer } from '../accounts/buyers.ts'
import type { TestShop } from '../shop.ts'

/** The options of a test's order; the rest is fixed. */
export type TestOrderOptions = {
  addressId: string
  method?: 'delivery' | 'pickup'
  vehicle?: 'pickup' | 'engkel' | 'cdd' | 'fuso' | 'tronton'
  /** Default: the first day and window on offer. */
  date?: string
  window?: string
}

/** Loads the checkout summary and returns the body that places the order. */
export async function buildOrderInput(
  api: Api,
  { addressId, method = 'delivery', vehicle, date, window }: TestOrderOptions,
) {
  const { options, dates, windows } = await api.checkout.quotations({ body: { addressId, method } })
  const cheapest = options.find((option) => option.cheapest)?.vehicle
  const vehicleChoice = method === 'delivery' ? { vehicle: vehicle ?? cheapest } : {}
  const delivery = { addressId, method, ...vehicleChoice }
  const { seen } = await api.checkout.summary({ body: delivery })
  return {
    ...delivery,
    paymentType: 'transfer' as const,
    date: date ?? dates[0]!,
    window: window ?? windows[0]!,
    contactName: 'Pak Warsito',
    contactPhone: '0812 9041 7735',
    seen,
  }
}

/**
 * A buyer with these quantities by variant in the cart, by default with an address near Cibitung.
 */
export async function createBuyerWithCart(
  shop: TestShop,
  quantities: Record<string, number>,
  address: TestAddressOptions = {},
) {
  const buyer = await createSignedInBuyer(shop.db, address)
  const api = shop.client({ token: buyer.token })
  for (const [product_variant_id, qty] of Object.entries(quantities))
    await api.cart.add({ body: { product_variant_id, qty } })
  return { ...buyer, api }
}
