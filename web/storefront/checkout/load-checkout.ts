import { isCallError, type CallError } from '#platform/contract/call-error.ts'
import type { Api } from '#modules/client.ts'
import { DeliveryMethodCode } from '#modules/checkout/checkout/quotes-contract.ts'
import { toProformaUrl } from './proforma-url.ts'
import { VehicleCode } from '#modules/selling/delivery/rules/vehicles.ts'

/** The choices in the page's URL, which has no personal data. */
export function readChoice(query: URLSearchParams) {
  return {
    addressId: query.get('alamat') ?? undefined,
    method: DeliveryMethodCode.safeParse(query.get('cara')).data ?? ('delivery' as const),
    vehicle: VehicleCode.safeParse(query.get('kendaraan')).data,
    pickupItems: query.getAll('ambil').filter((id) => /^\d{1,9}$/.test(id)),
  }
}

/**
 * Loads the checkout for those choices; `shippingError` explains a missing price. Without a chosen address it
 * is the first one in the district that the buyer has chosen, else the main one.
 */
export async function loadCheckout(
  api: Api,
  query: URLSearchParams,
  districtId: string | undefined,
) {
  const choice = readChoice(query)
  const [{ results: addresses }, { results: payments }] = await Promise.all([
    api.customers.addresses(),
    api.checkout.paymentMethods(),
  ])
  const address =
    addresses.find(({ id }) => id === choice.addressId) ??
    addresses.find(({ district }) => district.id === districtId) ??
    addresses[0]
  const { shipping, shippingError } = address
    ? await tryToLoadShipping(api, address.id, choice)
    : nothingToShip
  const method = shipping?.method ?? choice.method
  const proformaUrl = address && shipping?.summary && toProformaUrl(address.id, shipping)
  return { addresses, payments, address, method, shipping, shippingError, proformaUrl }
}

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>

const nothingToShip = { shipping: undefined, shippingError: undefined }

/** The shipping to an address, or the shop's reason why there is none. */
async function tryToLoadShipping(
  api: Api,
  addressId: string,
  choice: ReturnType<typeof readChoice>,
) {
  try {
    return { ...nothingToShip, shipping: await loadShipping(api, addressId, choice) }
  } catch (thrown) {
    if (!isCallError(thrown) || thrown.status >= 500 || thrown.status === 0) throw thrown
    return { ...nothingToShip, shippingError: explainRefusal(thrown) }
  }
}

const explainRefusal = ({ code, message }: CallError): string =>
  code === 'stock.short'
    ? `${message} Ubah jumlahnya di keranjang, atau pilih alamat lain.`
    : message

/** The ways to deliver the cart. `vehicle` and `summary` are undefined where no vehicle can take it. */
async function loadShipping(
  api: Api,
  addressId: string,
  { method: requested, vehicle: requestedVehicle, ...choice }: ReturnType<typeof readChoice>,
) {
  // Ticks stay in the address while everything is picked up.
  const pickupItems = requested === 'delivery' ? choice.pickupItems : []
  const selection = { addressId, method: requested, pickupItems }
  const [{ results: methods, items }, quotations] = await Promise.all([
    api.checkout.deliveryMethods({ body: { addressId } }),
    api.checkout.quotations({ body: selection }),
  ])
  const { method } = quotations
  if (method === 'pickup') {
    const summary = await api.checkout.summary({ body: { addressId, method } })
    const nothingChosen = { items: [], pickupItems: [], vehicle: undefined }
    return { method, methods, quotations, summary, ...nothingChosen }
  }
  const availableOptions = quotations.options.filter(({ available }) => available)
  const vehicle = (
    availableOptions.find((option) => option.vehicle === requestedVehicle) ??
    availableOptions.find(({ cheapest }) => cheapest) ??
    availableOptions[0]
  )?.vehicle
  const summary = vehicle && (await api.checkout.summary({ body: { ...selection, vehicle } }))
  return { method, methods, quotations, summary, items, pickupItems, vehicle }
}
