import { isCallError } from '#platform/contract/call-error.ts'
import type { Api } from '#modules/client.ts'
import { DeliveryMethodCode } from '#modules/checkout/checkout/contract.ts'
import { VehicleCode } from '#modules/selling/delivery/rules/vehicles.ts'

/** The choices in the page's URL, which has no personal data. */
export function readChoice(query: URLSearchParams) {
  return {
    addressId: query.get('alamat') ?? undefined,
    method: DeliveryMethodCode.safeParse(query.get('cara')).data ?? ('delivery' as const),
    vehicle: VehicleCode.safeParse(query.get('kendaraan')).data,
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
  if (!address) return { addresses, payments, address: undefined, method: choice.method }
  try {
    return { addresses, payments, address, ...(await loadShippingOptions(api, address.id, choice)) }
  } catch (thrown) {
    if (!isCallError(thrown) || thrown.status >= 500 || thrown.status === 0) throw thrown
    return { addresses, payments, address, method: choice.method, shippingError: thrown.message }
  }
}

async function loadShippingOptions(
  api: Api,
  addressId: string,
  { method, vehicle: requestedVehicle }: ReturnType<typeof readChoice>,
) {
  const [{ results: methods }, quotations] = await Promise.all([
    api.checkout.deliveryMethods({ body: { addressId } }),
    api.checkout.quotations({ body: { addressId, method } }),
  ])
  if (method === 'pickup') {
    return {
      method,
      methods,
      quotations,
      summary: await api.checkout.summary({ body: { addressId, method } }),
    }
  }
  const availableOptions = quotations.options.filter(({ available }) => available)
  const vehicle = (
    availableOptions.find((option) => option.vehicle === requestedVehicle) ??
    availableOptions.find(({ cheapest }) => cheapest) ??
    availableOptions[0]
  )?.vehicle
  const summary = vehicle && (await api.checkout.summary({ body: { addressId, method, vehicle } }))
  return { method, methods, quotations, vehicle, summary }
}

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>
