import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { createHttpTransport } from '#platform/contract/http-transport.ts'
import { createApi, type Api } from '#modules/client.ts'
import { createDice } from '#tests/support/dice.ts'
import type { TestBuyer } from '#tests/support/accounts/buyers.ts'
import type { DayShop } from './day-shop.ts'
import type { People } from './people.ts'
import type { DayPlan } from './run-day.ts'
import type { Traffic } from './traffic.ts'
import type { Visit, DayVisitor } from './visit.ts'

/** Longer than a shop takes before it gives up an answer itself. */
const TIMEOUT_MS = 30_000
const DAY_MS = 86_400_000

type VisitsOptions = {
  shop: DayShop
  pool: pg.Pool
  people: People
  traffic: Traffic
  plan: Pick<DayPlan, 'seed' | 'thinking'>
}

/** Makes visits: each with dice, an address and, where it needs one, an account of its own. */
export function createVisits({ shop, pool, people, traffic, plan }: VisitsOptions) {
  const { goods, staffRequests, bank, record, staffToken } = people
  const { time } = traffic

  return function createVisit(nr: number, { isBuyer }: DayVisitor): Visit {
    const dice = createDice(plan.seed * 1_000_003 + nr)
    const address = `10.${(nr >> 16) & 255}.${(nr >> 8) & 255}.${nr & 255}`
    const buyer = isBuyer ? people.takeBuyer() : undefined
    const pageHeaders = { 'x-forwarded-for': address, ...(buyer && { cookie: toCookies(buyer) }) }
    return {
      dice,
      // Exponential, as between events that do not know of each other.
      think: (seconds) => pause(-Math.log(dice(1, 1_000) / 1_000) * seconds * 1000 * plan.thinking),
      read: (kind, path) => time(kind, () => readPage(shop.origin + path, pageHeaders)),
      time,
      api: createClient(shop, address, buyer?.token),
      buyer,
      staff: createClient(shop, address, staffToken),
      goods,
      staffRequests,
      bank,
      record,
      pool,
    }
  }
}

const createClient = ({ origin }: DayShop, address: string, token: string | undefined): Api =>
  createApi(
    createHttpTransport({
      baseUrl: () => `${origin}/api`,
      headers: () => ({
        'x-forwarded-for': address,
        ...(token && { authorization: `Bearer ${token}` }),
      }),
      timeoutMs: TIMEOUT_MS,
    }),
  )

async function readPage(url: string, headers: Record<string, string>): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { headers, redirect: 'manual', signal })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`status ${response.status}`)
}

/** The session as pages have it: over https and on this machine with the prefix, else without. */
function toCookies({ token }: TestBuyer): string {
  const pairs = [`access=${token}.${Date.now() + DAY_MS}`, `refresh=refresh-${token}`]
  return [...pairs.map((pair) => `__Host-${pair}`), ...pairs].join('; ')
}
