import fs from 'node:fs'
import path from 'node:path'
import { connect } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { PREPARE_TIMEOUTS } from '#platform/database/timeouts.ts'
import { ensureBinaries, MAJOR_VERSION } from '../embedded/binaries.ts'
import { buildConnectionUrl, createCluster, prepareCluster } from '../embedded/cluster.ts'
import {
  generateClusterId,
  readClusterState,
  writeClusterState,
  type ClusterState,
} from '../embedded/cluster-state.ts'
import { resolveOsUser } from '../embedded/os-user.ts'
import { findFreePort } from '../embedded/port.ts'
import { launchPostmaster, stopPostmaster } from '../embedded/postmaster.ts'
import { copyRows } from './copy-rows.ts'

type UpgradeOptions = {
  dataDir: string
  printLine: (line: string) => void
  /** The programs of an earlier major version. */
  findBinaries: (major: string) => string
}

/**
 * Copies the database of an earlier PostgreSQL into a new cluster of this release's, and compares every table. The record of the
 * data folder names the new one only then: whatever goes wrong before, the old one is as it was.
 * @throws Error with a sentence for the operator
 */
export async function upgradeCluster({ dataDir, printLine, findBinaries }: UpgradeOptions) {
  const state = readClusterState(dataDir)
  if (!state) throw new Error(`${dataDir} has no database`)
  const earlier = fs.readFileSync(path.join(state.folder, 'PG_VERSION'), 'utf8').trim()
  if (earlier === MAJOR_VERSION)
    throw new Error(`The database is of PostgreSQL ${earlier} already.`)
  const osUser = resolveOsUser()
  const id = generateClusterId()
  const folder = path.join(path.dirname(state.folder), `postgres-${MAJOR_VERSION}-${id}`)
  const next: ClusterState = { ...state, id, folder, port: await findFreePort() }
  const old: ClusterState = { ...state, port: await findFreePort() }
  const nativeFolder = ensureBinaries(dataDir, osUser, printLine)
  const running: number[] = []
  const launch = async (cluster: ClusterState, programs: string, name: string) => {
    const { pid } = await launchPostmaster({
      nativeFolder: programs,
      state: cluster,
      osUser,
      logFile: path.join(dataDir, `${name}.log`),
      settings: {},
      onSpawn: () => {},
    })
    running.push(pid)
  }
  try {
    await launch(old, findBinaries(earlier), 'upgrade-from')
    createCluster(nativeFolder, next, osUser)
    await launch(next, nativeFolder, 'upgrade-to')
    await prepareCluster(next)
    printLine('The tables are made …')
    await migrateAs(old, next)
    printLine('The rows are copied and compared …')
    const copied = await copyRows(superuserUrl(old), superuserUrl(next), {
      folder: path.dirname(folder),
      osUser,
    })
    for (const pid of running.splice(0)) await stopPostmaster(pid)
    writeClusterState(dataDir, { ...next, prepared: true })
    const previousFolder = `${state.folder}-${earlier}`
    fs.renameSync(state.folder, previousFolder)
    writeClusterState(dataDir, { ...state, folder: previousFolder }, `database-${earlier}.json`)
    return { earlier, current: MAJOR_VERSION, previousFolder, ...copied }
  } catch (error) {
    for (const pid of running.splice(0)) await stopPostmaster(pid)
    fs.rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

const superuserUrl = (state: ClusterState): string => {
  const url = new URL(buildConnectionUrl(state, 'superuser'))
  url.pathname = new URL(buildConnectionUrl(state, 'application')).pathname
  return url.href
}

/** Gives the new database the tables of the old one: by its migrations and no later ones, which the next start applies to the rows. */
async function migrateAs(old: ClusterState, next: ClusterState): Promise<void> {
  const from = connect(buildConnectionUrl(old, 'application'), { max: 1 })
  const to = connect(buildConnectionUrl(next, 'application'), {
    max: 3,
    timeouts: PREPARE_TIMEOUTS,
  })
  try {
    const { rows } = await from.pool.query<{ name: string }>('select name from migration')
    const names = new Set(rows.map(({ name }) => name))
    const applied = await migrate(to.pool, { only: names })
    const unknown = [...names].filter((name) => !applied.includes(name))
    if (unknown.length > 0)
      throw new Error(`The database is of a later release, which has ${unknown.join(', ')}.`)
  } finally {
    await from.db.destroy()
    await to.db.destroy()
  }
}
