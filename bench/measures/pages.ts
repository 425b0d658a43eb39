import { createSessionCookie } from '../data/session-cookie.ts'
import { makeTypos } from '../data/typos.ts'
import { CONNECTIONS } from '../load.ts'
import { measureInterleaved, repeatRequest, type BenchContext, type Measure } from './measure.ts'

/** A page that is made for one reader and rendered each time may take this much of the main thread (ms). */
const MAX_THREAD_MS = 3
const LINES_IN_CART = 5

/** A page of a signed-in buyer with a filled cart, which is rendered for each request. */
const definePage = (name: string, what: string, address: string): Measure => ({
  name,
  what: `${what}, rendered each time`,
  reference: 'render',
  maxThreadMs: MAX_THREAD_MS,
  run: async (bench) => {
    const headers = await signIn(bench)
    return measureInterleaved(
      repeatRequest(bench.shop, address, headers),
      repeatRequest(bench.references.render, '/'),
      bench.seconds,
    )
  },
})

export const cartPage = definePage('cart-page', 'cart page', '/cart')
export const checkoutPage = definePage('checkout-page', 'checkout page', '/checkout')
export const profilePage = definePage('profile-page', 'profile page', '/profile')

/** Searches on a page that can be rendered in two seconds by one connection. */
const TEXTS_PER_CONNECTION = 12

/** The page of results of texts that nobody has searched for. */
export const searchPage: Measure = {
  name: 'search-page',
  what: 'search page of a new text',
  reference: 'render',
  maxThreadMs: MAX_THREAD_MS,
  run: async (bench) => {
    const headers = await signIn(bench)
    const count = (bench.seconds + 3) * (CONNECTIONS + 1) * TEXTS_PER_CONNECTION
    // Not those that `search-uncached` begins with.
    const texts = (await makeTypos(bench.pool, 3 * count)).slice(-count)
    let usedCount = 0
    const requests = () => {
      const next = texts.slice(usedCount, (usedCount += TEXTS_PER_CONNECTION))
      return (next.length > 0 ? next : texts).map((text) => ({
        path: `/produk?search=${encodeURIComponent(text)}`,
        headers,
      }))
    }
    const render = repeatRequest(bench.references.render, '/')
    return measureInterleaved({ url: bench.shop, requests }, render, bench.seconds)
  },
}

async function signIn(bench: BenchContext): Promise<Record<string, string>> {
  const lines = bench.variantIds.slice(0, LINES_IN_CART).map((variantId) => ({ variantId, qty: 5 }))
  return { 'accept-encoding': 'gzip, br', ...(await createSessionCookie(bench, lines)) }
}
