import type { z } from 'zod'
import type { Api } from '#modules/client.ts'
import type { PaymentChoice } from '#modules/finance/gateway/contract.ts'
import { createSignedInBuyer } from '../accounts/buyers.ts'
import type { TestShop } from '../shop.ts'

export type PlacedTestOrder = {
  api: Api
  accountId: string
  id: string
  number: string
  invoiceId: string
}

type TestPayment = z.input<typeof PaymentChoice>

/**
 * Places an order through the calls of a buyer: cart, summary, order. Creates the buyer if none is
 * given.
 */
export async function placeOrder(
  shop: TestShop,
  items: readonly { variant: string; qty: number }[],
  existingBuyer?: { api: Api; accountId: string; addressId: string },
  callOptions: { key?: string; payment?: TestPayment } = {},
): Promise<PlacedTestOrder> {
  const buyer = existingBuyer ?? (await createBuyerClient(shop))
  const { api, addressId, accountId } = buyer
  for (const { variant, qty } of items)
    await api.cart.add({ body: { product_variant_id: variant, qty } })
  const { options, dates, windows } = await api.checkout.quotations({
    body: { addressId, method: 'delivery' },
  })
  const vehicle = options.find(({ cheapest }) => cheapest)!.vehicle
  const { payment = { paymentType: 'transfer' }, ...requestOptions } = callOptions
  const delivery = { addressId, method: 'delivery', vehicle, ...payment } as const
  const { seen } = await api.checkout.summary({ body: delivery })
  const body = {
    ...delivery,
    date: dates[0]!,
    window: windows[0]!,
    contactName: 'Pak Warsito',
    contactPhone: '+628129041773',
    seen,
  }
  const { id, number, invoiceId } = await api.checkout.placeOrder({ body }, requestOptions)
  return { api, accountId, id, number, invoiceId }
}

/** A signed-in buyer with an address and a client. */
export async function createBuyerClient(shop: TestShop) {
  const { token, accountId, addressId } = await createSignedInBuyer(shop.db)
  return { api: shop.client({ token }), accountId, addressId }
}

/** A one-pixel PNG, the smallest valid proof. */
export const makeProofImage = (name = 'bukti.png'): File =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    name,
    { type: 'image/png' },
  )
