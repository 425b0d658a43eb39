import type { Api } from '#modules/client.ts'
import { inventBuyer, sellInto, placed } from './buyers.ts'
import { LONG_ADDRESS, LONG_EMAIL, LONG_NAME, LONG_SEARCH } from './extremes.ts'
import { sendPurchaseOrders } from './purchase-orders.ts'

/** Who looks: a visitor, the demo's buyer, its company's, one without a past, one of extremes, and staff. */
export type Who = 'visitor' | 'buyer' | 'business' | 'fresh' | 'extreme' | 'staff'

/** The people who sign in for pictures. */
export type Account = { email: string; password: string }

/** What the screens are opened with, found in or put into the shop. */
export type Facts = {
  accounts: Record<Exclude<Who, 'visitor'>, Account>
  /** Registered, and the mail not opened yet. */
  waiting: string
  category: string
  subCategory: string
  product: string
  longestProduct: string
  longestCategory: string
  /** A variant that cannot be had now, where there is one: slug and query. */
  soldOut: string | undefined
  /** Orders of the demo's buyer: one to be paid, and the one that has come furthest. */
  unpaid: string
  order: string
  extremeOrder: string
  /** Files of a company that wait to be sent, and records of it. */
  sheet: string
  paper: string
  upo: string
  longUpo: string
}

/** A client for a visitor, or for whoever holds the token. */
export type ClientFor = (token?: string) => Api

export const BUYER = { email: 'retail@contoh.id', password: 'belanja-2026' }
const BUSINESS = { email: 'bisnis@contoh.id', password: 'belanja-2026' }
const STAFF = { email: 'admin@contoh.id', password: 'kelola-2026' }

/** Puts what the screens need into a demo shop, by the same calls that buyers make. */
export async function furnish(client: ClientFor): Promise<Facts> {
  const visitor = client()
  const shelf = await shelfOf(visitor)
  const { token } = await visitor.identity.signIn({ body: BUYER })
  const buyer = client(token)
  const goods = shelf.filter(({ offer }) => offer.stock >= offer.minOrder).map(({ offer }) => offer)
  const unpaid = await placed(buyer, goods.slice(0, 3))
  await sellInto(buyer, goods.slice(2, 7))
  const fresh = await inventBuyer(client, { name: 'Nina Kartika', email: 'baru-datang@contoh.id' })
  const extreme = await inventBuyer(client, { name: LONG_NAME, email: LONG_EMAIL }, LONG_ADDRESS)
  const extremeOrder = await placed(extreme.api, goods.slice(0, 12), { wordy: true })
  await sellInto(extreme.api, goods.slice(0, 14))
  await visitor.catalogue.requestMaterial({
    body: {
      name: LONG_NAME,
      phone: '0812 9041 7736',
      material: LONG_SEARCH,
      quantity: '1.250 lembar, untuk dua rumah',
    },
  })
  const { token: businessToken } = await visitor.identity.signIn({ body: BUSINESS })
  const sent = await sendPurchaseOrders(client(businessToken), goods)
  const waiting = 'belum-aktif@contoh.id'
  await register(visitor, waiting)
  const { results: orders } = await buyer.orders.list({ query: { count: 50 } })
  const far = orders.find(({ status }) => status === 'delivered' || status === 'partly_shipped')
  const longest = <T>(all: readonly T[], words: (one: T) => string) =>
    all.toSorted((a, b) => words(b).length - words(a).length)[0]!
  const soldOut = shelf.find(({ offer }) => offer.stock < offer.minOrder)
  const chosen = shelf.find(({ slug }) => slug.startsWith('triplek-meranti')) ?? shelf[0]!
  return {
    accounts: { buyer: BUYER, business: BUSINESS, fresh, extreme, staff: STAFF },
    waiting,
    category: chosen.category.slug,
    subCategory: chosen.subCategory.slug,
    product: chosen.slug,
    longestProduct: longest(shelf, ({ name, offer }) => `${name} ${offer.name}`).slug,
    longestCategory: longest(shelf, ({ subCategory }) => subCategory.subCategory).category.slug,
    soldOut: soldOut && `${soldOut.slug}?product_variant_id=${soldOut.offer.id}`,
    unpaid,
    order: far?.id ?? unpaid,
    extremeOrder,
    ...sent,
  }
}

/** The first products of every category. */
async function shelfOf(visitor: Api) {
  const { results } = await visitor.catalogue.categories()
  const lists = await Promise.all(
    results.map(({ slug }) =>
      visitor.catalogue.products({ query: { category: slug, count: 100 } }),
    ),
  )
  return lists.flatMap((list) => list.results)
}

const register = (visitor: Api, email: string) =>
  visitor.identity.register({
    body: { name: 'Joko Prasetyo', email, phone: '0812 9041 7736', password: BUYER.password },
    query: {},
  })
