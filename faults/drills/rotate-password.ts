import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { findFreePort } from '#database/embedded/port.ts'
import { connect } from '#platform/database/database.ts'
import { startBalancer } from '../balancer.ts'
import { startDatabasePair } from '../cluster/database-pair.ts'
import { listRoleTimeouts } from '../cluster/pooler-settings.ts'
import { listLoggedReasons } from '../day/refusal-reasons.ts'
import type { Drill } from '../drill.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { seedDatabase } from '../seeded-data.ts'
import { replaceProcesses } from '../replace-processes.ts'
import { startShop, type ShopProcess } from '../shop-process.ts'

const PROCESSES = 2
const BUYERS = 4
/** The role that owns the database, and the one that signs in as well, in turns. */
const ROLES = ['pondasi', 'pondasi_2'] as const

/**
 * The password of `DATABASE_URL` is replaced under load, as docs/operating/passwords-and-keys.md describes it: a second role that acts as the first
 * gets a password of its own, each process is replaced in turn, and the former role may not sign in any more.
 */
export const rotatePassword: Drill = {
  name: 'rotate-password',
  title: 'password of DATABASE_URL replaced by a second role, processes in turn, under load',
  rounds: 2,
  async run(context) {
    const pair = await startDatabasePair(context)
    await seedDatabase(pair.url)
    const { primary } = await pair.waitUntilWhole()
    const control = async (statements: readonly string[]) => {
      for (const statement of statements) await pair.control(primary, statement)
    }
    const [owner, second] = ROLES
    await control([
      `create role ${second} nologin in role ${owner}`,
      // What a migration makes belongs to the owner.
      `alter role ${second} set role = ${owner}`,
      ...listRoleTimeouts(second, 'pondasi'),
    ])
    const ports = await Promise.all(Array.from({ length: PROCESSES }, findFreePort))
    const startProcess = (port: number, databaseUrl: string) =>
      startShop(context, {
        dataDir: path.join(context.scratch, 'data'),
        port,
        env: { DATABASE_URL: databaseUrl, DEMO: '0', DRAIN_SECONDS: '1' },
      })
    const processes: ShopProcess[] = []
    for (const port of ports) processes.push(await startProcess(port, pair.url))
    const origin = await startBalancer(context, { pages: ports })
    const failures: string[] = []
    const recoveriesMs: number[] = []
    let [url, role] = [pair.url, owner as string]
    const load = await startOrderLoad({ origin, databaseUrl: url }, BUYERS)
    for (let round = 1; round <= context.rounds; round++) {
      const [former, formerUrl] = [role, url]
      role = role === owner ? second : owner
      const password = randomBytes(16).toString('hex')
      const next = new URL(pair.url)
      Object.assign(next, { username: role, password })
      url = next.href
      await control([`alter role ${role} login password '${password}'`])
      recoveriesMs.push(
        ...(await replaceProcesses(context, load, processes, (nr) =>
          startProcess(ports[nr]!, url),
        )),
      )
      await control([`alter role ${former} nologin password null`])
      if (await opens(formerUrl)) failures.push(`${former} signs in with the former password`)
      await load.waitForOrderSentAfter(performance.now(), 60_000)
    }
    await load.finish()
    const orders = await auditOrders(url, load)
    const lost = load.countLost()
    if (lost > 0)
      failures.push(
        `${lost} requests of buyers were lost: ${listLoggedReasons(context.scratch).join(', ')}`,
      )
    return {
      failures: [...failures, ...findOrderFailures(orders, load)],
      recoveriesMs,
      orders,
      figures: [
        `of the buyers' requests ${lost} were lost; an order waited at most ${Math.round(load.findLongestWait(0))} ms`,
      ],
    }
  },
}

async function opens(url: string): Promise<boolean> {
  const { db, pool } = connect(url, { max: 1 })
  try {
    await pool.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await db.destroy()
  }
}
