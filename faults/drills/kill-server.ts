import { setTimeout as pause } from 'node:timers/promises'
import { auditAgreedOrders } from '../agreed-order-audit.ts'
import { startAgreedOrders } from '../agreed-orders.ts'
import type { Drill } from '../drill.ts'
import { auditJobs } from '../job-audit.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'

const BUYERS = 6
const HAGGLERS = 6
const ORDER_LIMIT_MS = 60_000
/** Kills come at every moment of a call: so many milliseconds after an order, a prime number of steps apart. */
const STEP_MS = 37

/**
 * The whole server is killed while offers are haggled about, accepted and placed, orders repeated and carts checked
 * out. What it has acknowledged is there after the next start, at exactly the agreed figures, and once.
 */
export const killServer: Drill = {
  name: 'kill-server',
  title: 'server killed (-9) during negotiation into order, repeat order and checkout',
  rounds: 200,
  async run(context) {
    const { printLine } = context
    const database = await startSeededDatabase(context)
    const env = { DATABASE_URL: database.url, DEMO: '0' }
    let shop = await startShop(context, { env })
    const recoveriesMs: number[] = []
    const load = await startOrderLoad(shop, BUYERS)
    const agreed = await startAgreedOrders(shop, () => shop.origin, HAGGLERS)
    for (let round = 1; round <= context.rounds; round++) {
      context.endSignal.throwIfAborted()
      await load.waitForOrderSentAfter(performance.now(), ORDER_LIMIT_MS)
      await pause((round * STEP_MS) % 500)
      const killedAt = performance.now()
      await shop.end('SIGKILL')
      shop = await startShop(context, { env })
      load.moveTo(shop.origin)
      await load.waitForOrderSentAfter(killedAt, ORDER_LIMIT_MS)
      recoveriesMs.push(performance.now() - killedAt)
      if (round % 10 === 0)
        printLine(`round ${round}: ${agreed.acknowledged.length} agreed orders acknowledged`)
    }
    await load.finish()
    await agreed.finish()
    const orders = await auditOrders(database.url, load)
    const audit = await auditAgreedOrders(database.url, agreed)
    const failures = [
      ...audit.failures,
      ...findOrderFailures(orders, load),
      ...(await auditJobs(database.url, load)),
    ]
    const { acknowledged, missing, surplus } = audit.orders
    if (missing + surplus > 0)
      failures.push(`of ${acknowledged} agreed orders ${missing} are missing, ${surplus} too many`)
    const offers = agreed.acknowledged.filter(({ isOffer }) => isOffer).length
    const figures = [
      `${offers} orders out of accepted offers, ${acknowledged - offers} of repeated orders: ${missing} lost, ${surplus} too many`,
    ]
    return { orders, recoveriesMs, failures, figures }
  },
}
