import path from 'node:path'
import { startBalancer } from '../balancer.ts'
import { startCutProxy } from '../cluster/cut-proxy.ts'
import type { Drill } from '../drill.ts'
import { auditJobs } from '../job-audit.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { isReady, startShop } from '../shop-process.ts'
import { waitFor } from '../wait.ts'

const BUYERS = 6
const CUT_MS = 6_000
/** Until orders flow again past a process that has lost its database (ms). */
const RECOVERY_LIMIT_MS = 10_000

/**
 * The network between one of two processes and the database is cut, then that between a web process and its
 * API: connections stay and nothing arrives. The balancer goes past the first, pages of the second say so in time.
 */
export const cutNetwork: Drill = {
  name: 'cut-network',
  title: 'network cut between a process and its database, and between web and API',
  rounds: 3,
  async run(context) {
    const database = await startSeededDatabase(context)
    const databasePort = Number(new URL(database.url).port)
    const toDatabase = await startCutProxy(context, databasePort)
    const dataDir = path.join(context.scratch, 'data')
    const addressOf = (port: number) => {
      const url = new URL(database.url)
      url.port = String(port)
      url.search = ''
      return url.href
    }
    const start = (env: Record<string, string>) =>
      startShop(context, { dataDir, env: { DEMO: '0', TRUSTED_PROXIES: '127.0.0.1', ...env } })
    const behindProxy = await start({ DATABASE_URL: addressOf(toDatabase.port) })
    const beside = await start({ DATABASE_URL: addressOf(databasePort) })
    const readPort = ({ origin }: { origin: string }) => Number(new URL(origin).port)
    const origin = await startBalancer(context, { pages: [behindProxy, beside].map(readPort) })
    const toApi = await startCutProxy(context, readPort(beside))
    const web = await start({
      ROLE: 'web',
      DATABASE_URL: addressOf(databasePort),
      API_URL: `http://127.0.0.1:${toApi.port}/api`,
    })
    const load = await startOrderLoad({ origin, databaseUrl: database.url }, BUYERS)
    const recoveriesMs: number[] = []
    const pageMs: number[] = []
    const failures: string[] = []
    for (let round = 1; round <= context.rounds; round++) {
      context.endSignal.throwIfAborted()
      await load.waitForOrderSentAfter(performance.now(), 60_000)
      const cutAt = performance.now()
      toDatabase.cut()
      await waitFor(
        'the process is not ready',
        20_000,
        async () => !(await isReady(behindProxy.origin)) || undefined,
      )
      for (let nr = 0; nr < BUYERS * 2; nr++)
        await load.waitForOrderSentAfter(performance.now(), 60_000)
      const { sentAt, waitedMs } = load.acknowledged.at(-1)!
      recoveriesMs.push(Math.max(sentAt - cutAt, waitedMs))
      await waitFor(
        'the cut lasts',
        CUT_MS * 2,
        () => performance.now() - cutAt > CUT_MS || undefined,
      )
      toDatabase.heal()
      await waitFor(
        'the process is ready again',
        30_000,
        async () => (await isReady(behindProxy.origin)) || undefined,
      )

      toApi.cut()
      const askedAt = performance.now()
      const { status } = await fetch(`${web.origin}/kategori`)
      pageMs.push(performance.now() - askedAt)
      if (status !== 503) failures.push(`round ${round}: a page without its API answered ${status}`)
      toApi.heal()
      await waitFor(
        'pages are back',
        30_000,
        async () => (await fetch(`${web.origin}/kategori`)).ok || undefined,
      )
    }
    await load.finish()
    const orders = await auditOrders(database.url, load)
    const slow = recoveriesMs.filter((ms) => ms > RECOVERY_LIMIT_MS)
    return {
      recoveriesMs,
      orders,
      figures: [
        `a page whose API is cut off answers 503 after ${pageMs.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')}`,
        `${load.countLost()} requests of buyers were answered by a 503 or not at all, and sent again`,
      ],
      failures: [
        ...failures,
        ...slow.map((ms) => `orders flowed again after ${Math.round(ms / 1000)} s`),
        ...findOrderFailures(orders, load),
        ...(await auditJobs(database.url, load)),
      ],
    }
  },
}
