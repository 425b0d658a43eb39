import pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { listRoleTimeouts, type PoolMode } from '../cluster/pooler-settings.ts'
import { startPooler } from '../cluster/pooler.ts'
import type { Drill, DrillContext } from '../drill.ts'
import { auditJobs } from '../job-audit.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'

const BUYERS = 8
const LOAD_MS = 20_000

type Way = 'direct' | 'direct, unprepared' | PoolMode
const WAYS: readonly Way[] = ['direct', 'session', 'direct, unprepared', 'transaction']

/** The same orders directly and through PgBouncer in both modes: everything holds, and what each mode costs. */
export const pooledDatabase: Drill = {
  name: 'pooled-database',
  title: 'orders directly, and through PgBouncer in session and in transaction mode',
  rounds: 1,
  async run(context) {
    const database = await startSeededDatabase(context)
    await runStatements(database.superuserUrl, listRoleTimeouts('pondasi', 'pondasi'))
    const failures: string[] = []
    const figures: string[] = []
    for (let round = 1; round <= context.rounds; round++)
      for (const way of WAYS) {
        context.endSignal.throwIfAborted()
        const measured = await orderOn(context, database.url, way)
        failures.push(...measured.failures.map((failure) => `${way}: ${failure}`))
        figures.push(`${way}: ${measured.figure}`)
      }
    return { failures, figures }
  },
}

async function orderOn(context: DrillContext, url: string, way: Way) {
  const isPooled = way === 'session' || way === 'transaction'
  const env: Record<string, string> = {
    DATABASE_URL: isPooled
      ? await startPooler(context, { url: toTcp(url), mode: way })
      : toTcp(url),
    // Otherwise the migration and the worker would take turns with everybody else.
    ...(isPooled ? { DATABASE_DIRECT_URL: url } : {}),
    ...(way === 'session' || way === 'direct' ? {} : { DATABASE_PREPARES_STATEMENTS: '0' }),
    DEMO: '0',
  }
  const shop = await startShop(context, { env })
  const load = await startOrderLoad({ origin: shop.origin, databaseUrl: url }, BUYERS)
  await pause(LOAD_MS / 4)
  const [before, cpuBefore] = [load.acknowledged.length, await readCpuSeconds(shop.origin)]
  await pause(LOAD_MS)
  const made = load.acknowledged.length - before
  const cpuMs = ((await readCpuSeconds(shop.origin)) - cpuBefore) * 1000
  const connections = await countConnections(url)
  await load.finish()
  const waits = load.acknowledged.map(({ waitedMs }) => waitedMs).toSorted((a, b) => a - b)
  const failures = [
    ...findOrderFailures(await auditOrders(url, load), load),
    ...(await auditJobs(url, load)),
    ...(load.countLost() > 0 ? [`${load.countLost()} requests were lost`] : []),
  ]
  await shop.end('SIGTERM')
  const half = waits[waits.length >> 1] ?? 0
  const figure = `${made} orders in ${LOAD_MS / 1000} s, median ${half.toFixed(0)} ms, ${(cpuMs / Math.max(1, made)).toFixed(0)} ms of the shop's processor an order, ${connections} connections at PostgreSQL`
  return { failures, figure }
}

/** Without the socket, which PgBouncer does not use. */
function toTcp(address: string): string {
  const url = new URL(address)
  url.search = ''
  return url.href
}

async function readCpuSeconds(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? 0)
}

async function countConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()',
  )
  await client.end()
  return rows[0]!.count
}

async function runStatements(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
