import { createSessionCookies } from '../data/session-cookies.ts'
import { makeTypos } from '../data/typos.ts'
import { CONNECTIONS } from '../load.ts'
import { measureInterleaved, repeatRequest, type BenchContext, type Measure } from './measure.ts'

/** A page that is made for one reader and rendered each time may take this much of the main thread (ms). */
const MAX_THREAD_MS = 3
const LINES_IN_CART = 5
/** As many that none of them meets a limit of calls for one network. */
const BUYERS_PER_CONNECTION = 16

/** A page of signed-in buyers with filled carts, which is rendered for each request. */
const definePage = (name: string, what: string, address: string): Measure => ({
  name,
  what: `${what}, rendered each time`,
  reference: 'render',
  maxThreadMs: MAX_THREAD_MS,
  run: async (bench) => {
    const requests = await signIn(bench)
    return measureInterleaved(
      { url: bench.shop, requests: (connection) => requests(connection, () => address) },
      repeatRequest(bench.references.render, '/'),
      bench.seconds,
    )
  },
})

export const cartPage = definePage('cart-page', 'cart page', '/cart')
export const checkoutPage = definePage('checkout-page', 'checkout page', '/checkout')
export const profilePage = definePage('profile-page', 'profile page', '/profile')

/** Searches on a page that can be rendered in two seconds by one connection. */
const TEXTS_PER_CONNECTION = BUYERS_PER_CONNECTION

/** The page of results of texts that nobody has searched for. */
export const searchPage: Measure = {
  name: 'search-page',
  what: 'search page of a new text',
  reference: 'render',
  maxThreadMs: MAX_THREAD_MS,
  run: async (bench) => {
    const askAs = await signIn(bench)
    const count = (bench.seconds + 3) * (CONNECTIONS + 1) * TEXTS_PER_CONNECTION
    // Not those that `search-uncached` begins with.
    const texts = (await makeTypos(bench.pool, 3 * count)).slice(-count)
    let usedCount = 0
    const requests = (connection: number) =>
      askAs(connection, () => {
        const text = texts[usedCount++ % texts.length]!
        return `/produk?search=${encodeURIComponent(text)}`
      })
    const render = repeatRequest(bench.references.render, '/')
    return measureInterleaved({ url: bench.shop, requests }, render, bench.seconds)
  },
}

/** Signs buyers in, and returns what those of a connection ask in turn. */
async function signIn(bench: BenchContext) {
  const carts = Array.from({ length: CONNECTIONS * BUYERS_PER_CONNECTION }, (_, buyer) =>
    Array.from({ length: LINES_IN_CART }, (_, line) => ({
      variantId: bench.variantIds[(buyer * LINES_IN_CART + line) % bench.variantIds.length]!,
      qty: 5,
    })),
  )
  const cookies = await createSessionCookies(bench, carts)
  return (connection: number, makePath: () => string) => {
    const from = (connection % CONNECTIONS) * BUYERS_PER_CONNECTION
    return cookies.slice(from, from + BUYERS_PER_CONNECTION).map((headers) => ({
      path: makePath(),
      headers: { 'accept-encoding': 'gzip, br', ...headers },
    }))
  }
}
