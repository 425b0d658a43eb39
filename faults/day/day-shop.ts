import path from 'node:path'
import { findFreePort } from '#database/embedded/port.ts'
import { startBenchDatabase } from '#bench/data/database.ts'
import { startBalancer } from '../balancer.ts'
import { startDatabasePair } from '../cluster/database-pair.ts'
import type { DrillContext } from '../drill.ts'
import { seedDatabase } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'

/** What a day runs on: a process, four behind a balancer, or four with a database and its standby. */
export const SHAPES = ['one', 'four', 'cluster'] as const
export type DayShape = (typeof SHAPES)[number]

const PROCESSES: Record<DayShape, number> = { one: 1, four: 4, cluster: 4 }
/** Each process has up to 29, and the audit some. */
const MAX_CONNECTIONS = '200'

/** A shop that a day runs on. */
export type DayShop = {
  origin: string
  databaseUrl: string
  /** Its processes on this machine; none of a shop elsewhere. */
  pids: readonly number[]
}

type DayShopOptions = {
  shape: DayShape
  products: number
  /** Where filled databases are kept. */
  dataDir: string
}

/** Starts a shop of its own for a day. It ends with the context. */
export async function startDayShop(
  context: DrillContext,
  options: DayShopOptions,
): Promise<DayShop> {
  const databaseUrl = await startDatabase(context, options)
  const dataDir = path.join(context.scratch, 'data')
  const count = PROCESSES[options.shape]
  const ports = await Promise.all(Array.from({ length: count }, findFreePort))
  const pids: number[] = []
  let origin = ''
  for (const port of ports) {
    // Visitors have networks of their own, where calls are counted by network.
    const env = { DATABASE_URL: databaseUrl, DEMO: '0', TRUSTED_PROXIES: '127.0.0.1,::1' }
    const shop = await startShop(context, { dataDir, port, env })
    pids.push(shop.pid)
    origin = shop.origin
  }
  return {
    origin: count === 1 ? origin : await startBalancer(context, { pages: ports }),
    databaseUrl,
    pids,
  }
}

async function startDatabase(
  context: DrillContext,
  { shape, products, dataDir }: DayShopOptions,
): Promise<string> {
  if (shape === 'cluster') {
    const { url } = await startDatabasePair(context)
    await seedDatabase(url)
    return url
  }
  const database = await startBenchDatabase({
    dataDir,
    port: undefined,
    size: { products },
    settings: { max_connections: MAX_CONNECTIONS },
    printLine: context.printLine,
  })
  context.onEnd(() => database.stop())
  return database.url
}
