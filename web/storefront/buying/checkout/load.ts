import { isCallFailed } from '#platform/contract/failure.ts'
import type { Api } from '#modules/client.ts'
import { DeliveryMethodCode, VehicleCode } from '#modules/checkout/contract.ts'

/** What the address of the page has chosen so far: nothing personal stands there. */
export function choiceFrom(query: URLSearchParams) {
  return {
    addressId: query.get('alamat') ?? undefined,
    method: DeliveryMethodCode.safeParse(query.get('cara')).data ?? ('delivery' as const),
    vehicle: VehicleCode.safeParse(query.get('kendaraan')).data,
  }
}

/** Everything that the checkout shows for that choice; `trouble` is why there is no price yet. */
export async function loadCheckout(api: Api, query: URLSearchParams) {
  const choice = choiceFrom(query)
  const [{ results: addresses }, { results: payments }] = await Promise.all([
    api.customers.addresses(),
    api.checkout.paymentMethods(),
  ])
  const address = addresses.find(({ id }) => id === choice.addressId) ?? addresses[0]
  if (!address) return { addresses, payments, address: undefined, method: choice.method }
  try {
    return { addresses, payments, address, ...(await offerFor(api, address.id, choice)) }
  } catch (thrown) {
    if (!isCallFailed(thrown) || thrown.status >= 500 || thrown.status === 0) throw thrown
    return { addresses, payments, address, method: choice.method, trouble: thrown.message }
  }
}

async function offerFor(
  api: Api,
  addressId: string,
  { method, vehicle: wanted }: ReturnType<typeof choiceFrom>,
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
  const open = quotations.options.filter(({ available }) => available)
  const vehicle = (
    open.find((option) => option.vehicle === wanted) ??
    open.find(({ cheapest }) => cheapest) ??
    open[0]
  )?.vehicle
  const summary = vehicle && (await api.checkout.summary({ body: { addressId, method, vehicle } }))
  return { method, methods, quotations, vehicle, summary }
}

export type Checkout = Awaited<ReturnType<typeof loadCheckout>>
