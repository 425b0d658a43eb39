import { days, toJakartaDate } from '#platform/clock.ts'
import { moneyToJson, sen, type MoneyJson } from '#platform/money.ts'
import type { Api } from '#modules/client.ts'
import { createSignedInBuyer } from '../accounts/buyers.ts'
import { createProduct } from '../catalogue/products.ts'
import type { TestShop } from '../shop.ts'

/** An amount of rupiah as calls take it. */
export const toRupiahJson = (amount: number): MoneyJson =>
  moneyToJson(sen(Math.round(amount * 100)))

/** A signed-in buyer with an address near Cibitung. */
export async function createNegotiatingBuyer(shop: TestShop) {
  const buyer = await createSignedInBuyer(shop.db)
  return { ...buyer, api: shop.client({ token: buyer.token }) }
}

/** Begins a negotiation: by variant, a quantity and a wished price before PPN in rupiah. Returns its id. */
export async function beginNegotiation(
  { api, addressId }: { api: Api; addressId: string },
  wishes: Record<string, [qty: number, price: number]>,
  extra: Partial<Parameters<Api['negotiations']['create']>[0]['body']> = {},
): Promise<string> {
  const lines = Object.entries(wishes).map(([product_variant_id, [qty, price]]) => ({
    product_variant_id,
    qty,
    price: toRupiahJson(price),
  }))
  const { id } = await api.negotiations.create({ body: { lines, addressId, ...extra } })
  return id
}

/** Staff answer the open lines with these prices (rupiah before PPN), in the order of the lines. */
export async function answerNegotiation(
  staff: Api,
  id: string,
  prices: readonly number[],
  terms: { freight?: number; validUntil?: string; note?: string } = {},
) {
  const { header, lines } = await staff.staffNegotiations.show({ id })
  const open = lines.filter(({ status }) => status === 'open')
  return staff.staffNegotiations.offer({
    id,
    body: {
      round: header.round,
      lines: open.map((line, index) => ({ lineId: line.id, price: toRupiahJson(prices[index]!) })),
      freight: toRupiahJson(terms.freight ?? 250_000),
      validUntil: terms.validUntil ?? '2026-11-27',
      note: terms.note ?? '',
    },
  })
}

type Decision = 'accept' | 'refuse' | number

/** The buyer decides the open lines in their order; a number is a new bid in rupiah before PPN. */
export async function decideNegotiation(
  api: Api,
  id: string,
  decisions: readonly Decision[],
  extra: { freight?: number; note?: string } = {},
) {
  const { round } = await api.negotiations.header({ id })
  const open = (await api.negotiations.items({ id })).results.filter(
    ({ status }) => status === 'open',
  )
  return api.negotiations.confirm({
    id,
    body: {
      round,
      note: extra.note ?? '',
      ...(extra.freight === undefined ? {} : { freight: toRupiahJson(extra.freight) }),
      lines: open.slice(0, decisions.length).map((line, index) => {
        const decision = decisions[index]!
        return typeof decision === 'number'
          ? { lineId: line.id, decision: 'counter' as const, price: toRupiahJson(decision) }
          : { lineId: line.id, decision }
      }),
    },
  })
}

/** Where and when the goods of a negotiation are to come: the first day and window on offer. */
export async function buildNegotiationOrder(api: Api, id: string, addressId: string) {
  const { dates, windows } = await api.negotiations.deliverySlots({ id, query: { addressId } })
  return {
    id,
    addressId,
    paymentType: 'transfer' as const,
    date: dates[0]!,
    window: windows[0]!,
    contactName: 'Pak Warsito',
    contactPhone: '0812 9041 7735',
  }
}

/** Negotiates twice, with a guest each: one waits, and one becomes an order that is cancelled. */
export async function negotiateTwice(
  shop: TestShop,
  staff: Api,
  { api, addressId }: { api: Api; addressId: string },
  { name }: { name: string },
): Promise<void> {
  const variant = await createProduct(shop.db, { price: 50_000, stock: { CBT: 1000 } })
  const validUntil = toJakartaDate(new Date(shop.clock.now().getTime() + days(7)))
  for (const isOrdered of [false, true]) {
    const note = `Tolong dibantu, ${name}.`
    const id = await beginNegotiation({ api, addressId }, { [variant]: [10, 40_000] }, { note })
    await api.negotiations.shareLink({ id, body: { name: `Rekan ${name}` } })
    if (!isOrdered) continue
    await answerNegotiation(staff, id, [42_000], { validUntil })
    await decideNegotiation(api, id, ['accept'], { note })
    const body = await buildNegotiationOrder(api, id, addressId)
    const order = await api.negotiations.placeOrder({ body })
    await api.orderCancellation.cancel({ id: order.id, body: { reason: 'salah ukuran' } })
  }
}
