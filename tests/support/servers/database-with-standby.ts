import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { readCluster } from '#database/backup/base-backup.ts'
import { ensureBinaries } from '#database/embedded/binaries.ts'
import { readClusterState, type ClusterState } from '#database/embedded/cluster-state.ts'
import { buildConnectionUrl } from '#database/embedded/cluster.ts'
import { changeOwner, resolveOsUser } from '#database/embedded/os-user.ts'
import { findFreePort } from '#database/embedded/port.ts'
import { launchPostmaster, stopPostmaster } from '#database/embedded/postmaster.ts'
import { startEmbedded } from '#database/embedded/start.ts'

export type DatabaseWithStandby = {
  url: string
  standbyUrl: string
  /** Pauses replay: the standby keeps receiving but does not apply anything. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  stopStandby(): Promise<void>
  close(): Promise<void>
}

/** An embedded PostgreSQL of its own and a second one that follows it, empty both. */
export async function openDatabaseWithStandby(): Promise<DatabaseWithStandby> {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'pondasi-standby-'))
  fs.chmodSync(parent, 0o711)
  const dataDir = path.join(parent, 'primary')
  const primary = await startEmbedded({ dataDir, printLine: () => {} })
  const state = readClusterState(dataDir)!
  const follower = { ...state, folder: path.join(parent, 'postgres'), port: await findFreePort() }
  await copyCluster(state, parent)
  const standby = await launchStandby(state, follower, dataDir)
  const control = (statement: string) => run(follower, statement)
  return {
    url: primary.url,
    standbyUrl: buildConnectionUrl(follower, 'application'),
    pauseReplay: () => control('select pg_wal_replay_pause()'),
    resumeReplay: () => control('select pg_wal_replay_resume()'),
    stopStandby: () => stopPostmaster(standby.pid),
    async close() {
      await stopPostmaster(standby.pid)
      await primary.stop()
      fs.rmSync(parent, { recursive: true, force: true })
    },
  }
}

/** Copies the running cluster to `postgres` below the folder. */
async function copyCluster(state: ClusterState, parent: string): Promise<void> {
  for await (const entry of readCluster(state, async function* () {})) {
    const target = path.join(parent, entry.name)
    if (entry.type === 'folder') fs.mkdirSync(target, { mode: 0o700, recursive: true })
    else if (entry.type === 'file') fs.copyFileSync(entry.source, target)
    else fs.writeFileSync(target, entry.text)
  }
  const folder = path.join(parent, 'postgres')
  fs.writeFileSync(path.join(folder, 'standby.signal'), '')
  const osUser = resolveOsUser()
  changeOwner(folder, osUser)
  for (const name of fs.readdirSync(folder, { recursive: true }) as string[])
    changeOwner(path.join(folder, name), osUser)
}

function launchStandby(
  { port, superuserPassword }: ClusterState,
  state: ClusterState,
  dataDir: string,
) {
  const osUser = resolveOsUser()
  return launchPostmaster({
    nativeFolder: ensureBinaries(dataDir, osUser, () => {}),
    state,
    osUser,
    logFile: path.join(path.dirname(state.folder), 'standby.log'),
    settings: {
      primary_conninfo: `host=127.0.0.1 port=${port} user=postgres password=${superuserPassword}`,
    },
    onSpawn: () => {},
  })
}

async function run(state: ClusterState, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: buildConnectionUrl(state, 'superuser') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
