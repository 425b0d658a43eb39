import path from 'node:path'
import { installEarlierBinaries } from '#database/upgrade/earlier-binaries.ts'
import { upgradeCluster } from '#database/upgrade/upgrade-cluster.ts'
import { buildConnectionUrl, createCluster, prepareCluster } from '#database/embedded/cluster.ts'
import {
  generateClusterId,
  generatePassword,
  writeClusterState,
} from '#database/embedded/cluster-state.ts'
import { resolveOsUser } from '#database/embedded/os-user.ts'
import { chooseClusterFolder, createDataDir } from '#database/embedded/paths.ts'
import { findFreePort } from '#database/embedded/port.ts'
import { launchPostmaster, stopPostmaster } from '#database/embedded/postmaster.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { connect } from '#platform/database/database.ts'
import type { Drill, DrillContext } from '../drill.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { seedDatabase } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'
import { findDifferences, sumTables } from '../table-checksums.ts'

const EARLIER = '17'
const BUYERS = 6
const ORDERS = 300

/**
 * A shop on the PostgreSQL before this one sells, is closed and upgraded: every row of every table is there, the folder of before
 * still opens with its own version, and the shop sells on.
 */
export const upgrade: Drill = {
  name: 'upgrade',
  title: `a shop with data of PostgreSQL ${EARLIER} is upgraded to the embedded one, and sells on`,
  rounds: 1,
  async run(context) {
    const { printLine, scratch } = context
    const dataDir = path.join(scratch, 'data')
    createDataDir(dataDir)
    const osUser = resolveOsUser()
    const programs = installEarlierBinaries(EARLIER, dataDir, printLine)
    const id = generateClusterId()
    const state = {
      id,
      folder: chooseClusterFolder(dataDir, id, osUser),
      port: await findFreePort(),
      superuserPassword: generatePassword(),
      password: generatePassword(),
      prepared: true,
    }
    createCluster(programs, state, osUser)
    const start = (folder: string) =>
      launchPostmaster({
        nativeFolder: programs,
        state: { ...state, folder },
        osUser,
        logFile: path.join(dataDir, 'earlier.log'),
        settings: {},
        onSpawn: () => {},
      })
    const earlier = await start(state.folder)
    context.onEnd(() => stopPostmaster(earlier.pid))
    await prepareCluster(state)
    writeClusterState(dataDir, state)
    const url = buildConnectionUrl(state, 'application')
    await seedDatabase(url)
    const shop = await startShop(context, { dataDir, env: { DATABASE_URL: url, DEMO: '0' } })
    const load = await startOrderLoad(shop, BUYERS)
    while (load.acknowledged.length < ORDERS)
      await load.waitForOrderSentAfter(performance.now(), 60_000)
    await load.finish()
    const failures = findOrderFailures(await auditOrders(url, load), load)
    await shop.end('SIGTERM')
    const expected = await sumAll(url)
    await stopPostmaster(earlier.pid)

    const upgradingAt = performance.now()
    const { previousFolder, tables, rows } = await upgradeCluster({
      dataDir,
      printLine,
      findBinaries: () => programs,
    })
    const upgradedMs = performance.now() - upgradingAt
    const differences = await compareWith(context, dataDir, expected)
    failures.push(...differences.map((name) => `${name} differs`))

    const again = await start(previousFolder)
    const previous = buildConnectionUrl({ ...state, folder: previousFolder }, 'application')
    for (const name of findDifferences(expected, await sumAll(previous)))
      failures.push(`${name} of the copy that stays differs`)
    await stopPostmaster(again.pid)

    const restoredAt = performance.now()
    const open = await startShop(context, { dataDir, env: { DEMO: '0' } })
    const next = await startOrderLoad(open, 2)
    await next.waitForOrderSentAfter(restoredAt, 60_000)
    await next.finish()
    const orders = await auditOrders(open.databaseUrl, next)
    failures.push(...findOrderFailures(orders, next))
    await open.end('SIGTERM')
    return {
      failures,
      recoveriesMs: [upgradedMs],
      figures: [
        `${rows} rows of ${tables} tables, ${load.acknowledged.length} orders of before, ${next.acknowledged.length} after`,
      ],
    }
  },
}

async function compareWith(
  { printLine }: DrillContext,
  dataDir: string,
  expected: ReadonlyMap<string, string>,
): Promise<string[]> {
  const embedded = await startEmbedded({ dataDir, printLine })
  try {
    return findDifferences(expected, await sumAll(embedded.url))
  } finally {
    await embedded.stop()
  }
}

async function sumAll(url: string): Promise<Map<string, string>> {
  const { db, pool } = connect(url, { max: 1 })
  try {
    return await sumTables(pool)
  } finally {
    await db.destroy()
  }
}
