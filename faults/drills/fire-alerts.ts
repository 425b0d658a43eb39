import { startPrometheus } from '../cluster/prometheus.ts'
import type { Drill } from '../drill.ts'
import { formatSeconds } from '../report.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'
import { waitFor } from '../wait.ts'

const PROCESSES = 2
/** Both rules have to hold for a minute before they fire; the rest is scraping on a busy machine (ms). */
const ALERT_LIMIT_MS = 180_000

/**
 * Prometheus scrapes the processes with our own rules. A dead process and an unreachable database fire alerts, which
 * end afterwards.
 */
export const fireAlerts: Drill = {
  name: 'fire-alerts',
  title: 'a process, then the database are gone; the alerts of Prometheus begin and end',
  rounds: 1,
  async run(context) {
    const database = await startSeededDatabase(context)
    const env = { DATABASE_URL: database.url, DEMO: '0' }
    const start = (port?: number) => startShop(context, { env, ...(port ? { port } : {}) })
    const [first, second] = [await start(), await start()]
    const port = Number(new URL(second.origin).port)
    const processes = [first, second].map(({ origin }) => ({ origin, role: 'all' }))
    const prometheus = await startPrometheus(context, { processes, everySeconds: 1 })
    await waitFor(
      'Prometheus reaches every process',
      30_000,
      async () => (await prometheus.countUp()) === PROCESSES || undefined,
    )
    const failures: string[] = []
    const figures: string[] = []
    /** Waits until exactly these alerts fire; returns how long that took. */
    const waitForAlerts = async (what: string, expected: readonly string[]) => {
      const startedAt = performance.now()
      let firing: string[] = []
      await waitFor(what, ALERT_LIMIT_MS, async () => {
        context.endSignal.throwIfAborted()
        firing = await prometheus.listFiring()
        return firing.join() === expected.join() || undefined
      }).catch((thrown: Error) => failures.push(`${thrown.message}; firing: ${firing.join(', ')}`))
      return formatSeconds(performance.now() - startedAt)
    }
    const addresses = [first, second]
      .map(({ origin }) => `127.0.0.1:${new URL(origin).port}`)
      .toSorted()

    await waitForAlerts('nothing wakes anybody', [])
    await second.end('SIGKILL')
    const gone = await waitForAlerts('a process is missed', [`ShopAway 127.0.0.1:${port}`])
    await start(port)
    const back = await waitForAlerts('the process is back', [])
    figures.push(`ShopAway ${gone} after the process was killed, over ${back} after it was ready`)

    await database.stop()
    const away = await waitForAlerts(
      'the database is missed',
      addresses.map((address) => `DatabaseAway ${address}`),
    )
    await database.startAgain()
    const there = await waitForAlerts('the database is back', [])
    figures.push(
      `DatabaseAway ${away} after the database was stopped, over ${there} after it was back`,
    )
    return { failures, figures }
  },
}
