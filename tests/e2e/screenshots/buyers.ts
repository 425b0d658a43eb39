import type { Api } from '#modules/client.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import { LONG_NOTE, LONG_PO, type LONG_ADDRESS } from './long-inputs.ts'
import type { ViewerCredentials, ClientFor } from './screen-data.ts'

type CartableOffer = { id: string; minOrder: number; stock: number }
type Person = { name: string; email: string }

const PASSWORD = 'rumah-joglo-77'

/** Registers, activates and signs in a buyer, with an address if one is given. */
export async function registerBuyer(
  client: ClientFor,
  person: Person,
  address?: typeof LONG_ADDRESS,
): Promise<ViewerCredentials & { api: Api }> {
  const visitor = client()
  const account = { email: person.email, password: PASSWORD }
  const existing = await visitor.identity.signIn({ body: account }).catch(() => undefined)
  if (existing) return { ...account, api: client(existing.token) }
  await visitor.identity.register({
    body: { ...person, phone: '0812 9041 7735', password: PASSWORD },
    query: {},
  })
  const { results } = await visitor.notifications.demoMail({ query: { email: person.email } })
  const token = new URL(results[0]!.link!).searchParams.get('token')!
  await visitor.identity.activate({ token })
  const api = client((await visitor.identity.signIn({ body: account })).token)
  if (address)
    await api.customers.addAddress({ body: { ...address, ...(await findNearbyRegions(api)) } })
  return { ...account, api }
}

/** A village near the Cibitung warehouse. */
async function findNearbyRegions(api: Api) {
  const { results: districts } = await api.regions.districts({ query: { cityId: '32.16' } })
  const district = districts.find(({ name }) => name === 'Cikarang Barat') ?? districts[0]!
  const { results: villages } = await api.regions.villages({ id: district.id })
  return { provinceId: '32', cityId: '32.16', districtId: district.id, villageId: villages[0]!.id }
}

/** Adds products to a cart. Refusals are ignored: the line may already be there. */
export async function fillCart(api: Api, offers: readonly CartableOffer[]): Promise<void> {
  for (const { id, minOrder } of offers) {
    try {
      await api.cart.add({ body: { product_variant_id: id, qty: minOrder } })
    } catch (thrown) {
      if (!isCallError(thrown)) throw thrown
    }
  }
}

type PlaceOptions = {
  withLongTexts?: boolean
  payment?: { paymentType: 'transfer' | 'va' | 'qris' | 'tempo'; bank?: 'bca' | 'mandiri' }
}

/** Places an order of exactly these products, to be paid by transfer unless told otherwise. Returns its id. */
export async function placeOrder(
  api: Api,
  offers: readonly CartableOffer[],
  { withLongTexts = false, payment = { paymentType: 'transfer' } }: PlaceOptions = {},
): Promise<string> {
  for (const { id } of (await api.cart.show()).lines) await api.cart.remove({ id })
  await fillCart(api, offers)
  const { results: addresses } = await api.customers.addresses()
  const delivery = { addressId: addresses[0]!.id, method: 'delivery' as const }
  const { options, dates, windows } = await api.checkout.quotations({ body: delivery })
  const vehicle = options.find(({ available }) => available)!.vehicle
  const { seen } = await api.checkout.summary({ body: { ...delivery, vehicle } })
  const order = await api.checkout.placeOrder({
    body: {
      ...delivery,
      vehicle,
      ...payment,
      date: dates[0]!,
      window: windows[0]!,
      contactName: addresses[0]!.recipient,
      contactPhone: addresses[0]!.phone,
      ...(withLongTexts ? { note: LONG_NOTE, poNumber: LONG_PO } : {}),
      seen,
    },
  })
  return order.id
}

/** An order whose payment the bank has opened. */
export async function placeToPay(
  buyer: Api,
  offers: Parameters<typeof placeOrder>[1],
  payment: { paymentType: 'va' | 'qris'; bank?: 'mandiri' },
): Promise<string> {
  const id = await placeOrder(buyer, offers.slice(0, 1), { payment })
  await buyer.payments.choosePayment({ body: { id, ...payment } })
  return id
}

/** Registers a buyer who has not opened the link yet. */
export const registerOnly = (visitor: Api, email: string) =>
  visitor.identity.register({
    body: { name: 'Joko Prasetyo', email, phone: '0812 9041 7736', password: 'lumajang-pasir-88' },
    query: {},
  })
