import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startBalancer } from '../balancer.ts'
import { startRedis } from '../cluster/redis.ts'
import type { Drill } from '../drill.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { formatSeconds } from '../report.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { startShops } from '../shop-process.ts'
import { waitFor } from '../wait.ts'

const BUYERS = 6
const PROCESSES = 2
/** Sign-ins that one network may try in a minute (`signInLimit`). */
const NETWORK_LIMIT = 20
/** A missing Redis must not delay orders beyond the usual wait (ms). */
const MAX_WAIT_MS = 3_000

/** Redis dies and comes back under load. Nothing may fail or wait, and each process logs both events once. */
export const killRedis: Drill = {
  name: 'kill-redis',
  title: 'Redis killed (-9) under load and started again, empty',
  rounds: 5,
  async run(context) {
    const database = await startSeededDatabase(context)
    const redis = await startRedis(context)
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      DEMO: '0',
      // On which a process says that Redis is back.
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: '127.0.0.1',
    }
    const processes = await startShops(context, PROCESSES, env)
    const ports = processes.map(({ origin }) => new URL(origin).port)
    const origin = await startBalancer(context, { pages: ports.map(Number) })
    const load = await startOrderLoad({ origin, databaseUrl: database.url }, BUYERS)
    const countLines = (words: string) =>
      ports
        .map((port) => readFileSync(path.join(context.scratch, `shop-${port}.log`), 'utf8'))
        .reduce((sum, text) => sum + text.split(words).length - 1, 0)
    const failures: string[] = []
    const waits: number[] = []
    for (let round = 1; round <= context.rounds; round++) {
      await load.waitForOrderSentAfter(performance.now(), 60_000)
      const killedAt = performance.now()
      await redis.kill()
      await waitFor(
        'each process says that Redis is away',
        10_000,
        () => countLines('Redis is away') === round * PROCESSES || undefined,
      )
      for (let nr = 0; nr < 10; nr++) await load.waitForOrderSentAfter(performance.now(), 60_000)
      waits.push(load.findLongestWait(killedAt))
      await redis.start()
      await waitFor(
        'each process says that Redis is back',
        10_000,
        () => countLines('Redis is back') === round * PROCESSES || undefined,
      )
    }
    const admitted = await countAdmitted(processes.map((each) => each.origin))
    if (admitted > NETWORK_LIMIT + PROCESSES)
      failures.push(
        `${admitted} sign-ins of one network were admitted: nobody counts together any more`,
      )
    await load.finish()
    const lost = load.countLost()
    const longest = Math.max(...waits)
    if (lost > 0) failures.push(`${lost} requests of buyers were lost`)
    if (longest > MAX_WAIT_MS) failures.push(`an order waited ${formatSeconds(longest)}`)
    const orders = await auditOrders(database.url, load)
    return {
      failures: [...failures, ...findOrderFailures(orders, load)],
      orders,
      figures: [
        `an order waited at most ${formatSeconds(longest)} while Redis was away; ${lost} requests were lost; afterwards ${admitted} of ${2 * NETWORK_LIMIT} sign-ins of one network were admitted by two processes, ${NETWORK_LIMIT} are allowed`,
      ],
    }
  },
}

/** Of attempts from one address, over all processes, how many are not refused by their number. */
async function countAdmitted(origins: readonly string[]): Promise<number> {
  let admitted = 0
  for (let nr = 0; nr < 2 * NETWORK_LIMIT; nr++) {
    const response = await fetch(`${origins[nr % origins.length]}/api/auth/login/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
      body: JSON.stringify({ email: `orang${nr}@contoh.id`, password: 'salah sekali' }),
    })
    await response.arrayBuffer()
    if (response.status !== 429) admitted += 1
  }
  return admitted
}
