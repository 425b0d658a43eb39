import type { CurrentSession } from '#web/context.ts'
import type { Reader } from '#web/reader/reader-sources.ts'
import { EMPTY_CART, NOTHING_WAITS } from '#web/shell.ts'
import type { CookieJar } from './cookies.ts'
import { headerQuery, type HeaderResponse, type RequestSession } from './request-session.ts'

/** The reader of a buyer's page. `hasPosted`: an action may have changed what the header shows. */
export function createReader(
  { api, header: loadHeaderBefore }: RequestSession,
  { user }: CurrentSession,
  { jar, hasPosted }: { jar: CookieJar; hasPosted: boolean },
): Reader {
  let header: Promise<HeaderResponse> | undefined
  const loadHeader = () =>
    (header ??= hasPosted ? api.header.show(headerQuery(jar)) : loadHeaderBefore())
  return {
    api,
    user: user ?? null,
    async loadCart() {
      const { cart } = await loadHeader()
      return { count: cart.count, total: cart.goods.amount, kg: cart.weightKg }
    },
    async countWaiting() {
      const { waitingNegotiations, waitingInvoices } = await loadHeader()
      return { negotiations: waitingNegotiations, invoices: waitingInvoices }
    },
    async findDistrict() {
      return (await loadHeader()).district ?? undefined
    },
  }
}

/** Staff have no cart and choose no district. */
export const createStaffReader = ({ api }: RequestSession, { user }: CurrentSession): Reader => ({
  api,
  user: user ?? null,
  loadCart: async () => EMPTY_CART,
  countWaiting: async () => NOTHING_WAITS,
  findDistrict: async () => undefined,
})
