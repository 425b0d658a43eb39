import path from 'node:path'
import { findFreePort } from '#database/embedded/port.ts'
import { startBenchDatabase } from '#bench/data/database.ts'
import { seedBenchDatabase } from '#bench/data/seed.ts'
import { startBalancer } from '../balancer.ts'
import { startCluster } from '../cluster/whole-cluster.ts'
import type { DrillContext } from '../drill.ts'
import { startShop } from '../shop-process.ts'

/** What a day runs on: a process, four behind a balancer, or everything that `npm run cluster` starts. */
export const SHAPES = ['one', 'four', 'cluster'] as const
export type DayShape = (typeof SHAPES)[number]

const PROCESSES = { one: 1, four: 4 }
/** Four that serve, as in `four`, and one for jobs. */
const CLUSTER_SIZE = { web: 2, api: 2, worker: 1 }
/** Each process has up to 29, and the audit some. */
const MAX_CONNECTIONS = '200'
/** Visitors have networks of their own, where calls are counted by network. */
const SHOP_VARIABLES = { DEMO: '0', TRUSTED_PROXIES: '127.0.0.1,::1' }

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
export const startDayShop = (context: DrillContext, options: DayShopOptions): Promise<DayShop> =>
  options.shape === 'cluster'
    ? startDayCluster(context, options)
    : startDayProcesses(context, { ...options, count: PROCESSES[options.shape] })

async function startDayProcesses(
  context: DrillContext,
  { count, products, dataDir: storedIn }: DayShopOptions & { count: number },
): Promise<DayShop> {
  const database = await startBenchDatabase({
    dataDir: storedIn,
    port: undefined,
    size: { products },
    settings: { max_connections: MAX_CONNECTIONS },
    printLine: context.printLine,
  })
  context.onEnd(() => database.stop())
  const dataDir = path.join(context.scratch, 'data')
  const ports = await Promise.all(Array.from({ length: count }, findFreePort))
  const pids: number[] = []
  let origin = ''
  for (const port of ports) {
    const env = { ...SHOP_VARIABLES, DATABASE_URL: database.url }
    const shop = await startShop(context, { dataDir, port, env })
    pids.push(shop.pid)
    origin = shop.origin
  }
  return {
    origin: count === 1 ? origin : await startBalancer(context, { pages: ports }),
    databaseUrl: database.url,
    pids,
  }
}

async function startDayCluster(
  context: DrillContext,
  { products }: DayShopOptions,
): Promise<DayShop> {
  const { origin, database, processes } = await startCluster(context, {
    size: CLUSTER_SIZE,
    env: SHOP_VARIABLES,
    prepare: (databaseUrl) => seedBenchDatabase(databaseUrl, { products }, context.printLine),
  })
  const pids = Object.values(processes).flatMap((each) => each.map(({ pid }) => pid))
  return { origin, databaseUrl: database.url, pids }
}
