import { readClusterState } from '#database/embedded/cluster-state.ts'
import { findRunningPostmaster } from '#database/embedded/postmaster.ts'
import type { Drill } from '../drill.ts'
import { runDatabaseRounds } from '../database-rounds.ts'
import { seedDataFolder } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'

/** The embedded PostgreSQL is killed at once; `npm start` has to start it again. */
export const killDatabase: Drill = {
  name: 'kill-database',
  title: 'embedded PostgreSQL killed (-9) under load',
  rounds: 5,
  run: (context) => runEmbedded(context, 'SIGKILL'),
}

/** The embedded PostgreSQL is stopped by another hand than the shop's, as an operator would. */
export const stopEmbeddedDatabase: Drill = {
  name: 'stop-database',
  title: 'embedded PostgreSQL stopped under load, jobs in flight',
  rounds: 20,
  run: (context) => runEmbedded(context, 'SIGINT'),
}

async function runEmbedded(context: Parameters<Drill['run']>[0], signal: NodeJS.Signals) {
  const dataDir = await seedDataFolder(context)
  const shop = await startShop(context, { dataDir, env: { DEMO: '0' } })
  const { folder } = readClusterState(dataDir)!
  return runDatabaseRounds(context, shop, async () => {
    const postmaster = findRunningPostmaster(folder)
    if (!postmaster) throw new Error('PostgreSQL does not run')
    process.kill(postmaster.pid, signal)
  })
}
