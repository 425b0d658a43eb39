import path from 'node:path'
import { databaseAccount, type Account } from './account.ts'
import { binaries } from './binaries.ts'
import { addressOf, answers, makeCluster, prepareCluster } from './cluster.ts'
import { setGuard } from './guard.ts'
import { becomeOwner, guardLives, leaveOwnership, ownerLives, readOwner } from './owner.ts'
import { clusterFolder, makeDataDir } from './places.ts'
import { freePort, isFree } from './port.ts'
import { launch, runningPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts'
import { pause } from './processes.ts'
import { newPassword, readRecord, writeRecord, type ClusterRecord } from './record.ts'

/** A running embedded PostgreSQL. */
export type Embedded = {
  /** The application's address; its role owns the database and is no superuser. */
  url: string
  superuserUrl: string
  /** Started here, taken over from a killed process, or in use by another live process. */
  how: 'started' | 'adopted' | 'joined'
  /** Stops PostgreSQL and waits for its end; leaves it alone when it was only joined. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  /** Fixed when given, else a free one below 32768, kept for the next start. */
  port?: number | undefined
  /** Further settings of PostgreSQL, by name. */
  settings?: Record<string, string>
  say: (line: string) => void
}

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over the one that a killed process
 * left running, or joins the one that another live process owns.
 * @throws Error in plain words when it cannot run here
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = path.resolve(options.dataDir)
  const account = databaseAccount()
  makeDataDir(dataDir)
  const record = readRecord(dataDir) ?? newRecord(dataDir, account)
  if (!record.folder.startsWith(dataDir + path.sep)) {
    options.say(`PostgreSQL may not enter ${dataDir}; its data is kept in ${record.folder}`)
  }

  const found = await settled(dataDir, record, options.port)
  if (found?.joined) {
    return { ...addresses(record), how: 'joined', stop: async () => {} }
  }
  let postmaster = found?.postmaster
  if (!postmaster) {
    const native = binaries(dataDir, account, options.say)
    record.port = await choosePort(record.port, options.port)
    writeRecord(dataDir, record)
    makeCluster(native, record, account)
    const log = path.join(dataDir, 'postgres.log')
    postmaster = await launch(native, record, account, log, options.settings ?? {})
  }
  const { pid } = postmaster
  const guard = setGuard(pid)
  becomeOwner(dataDir, guard.pid)
  const stop = once(async () => {
    await stopPostmaster(pid)
    leaveOwnership(dataDir)
    await guard.release()
  })
  try {
    if (!record.prepared) {
      await prepareCluster(record)
      writeRecord(dataDir, { ...record, prepared: true })
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { ...addresses(record), how: found ? 'adopted' : 'started', stop }
}

/** The live process that owns the data folder's database, if one does. */
export function databaseOwner(dataDir: string): number | undefined {
  const owner = readOwner(path.resolve(dataDir))
  return ownerLives(owner) ? owner.pid : undefined
}

/** The postmaster to take over or to join, once nothing about it is in motion any more. */
async function settled(
  dataDir: string,
  record: ClusterRecord,
  port: number | undefined,
): Promise<{ postmaster: Postmaster; joined: boolean } | undefined> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const postmaster = runningPostmaster(record.folder)
    if (!postmaster) return undefined
    const owner = readOwner(dataDir)
    const joined = ownerLives(owner)
    const leaving = !joined && guardLives(owner)
    if (postmaster.status === 'ready' && !leaving) {
      if (joined || port === undefined || port === postmaster.port) {
        record.port = postmaster.port
        if (await answers(record)) return { postmaster, joined }
      } else {
        await stopPostmaster(postmaster.pid)
      }
    }
    if (Date.now() > deadline) {
      throw new Error(
        `Process ${postmaster.pid} runs PostgreSQL on ${record.folder} and neither answers nor ends. ` +
          'Stop it, or choose another DATA_DIR.',
      )
    }
    await pause(25)
  }
}

function newRecord(dataDir: string, account: Account): ClusterRecord {
  const id = newPassword()
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 12)
  const folder = clusterFolder(dataDir, id, account)
  const [superuserPassword, password] = [newPassword(), newPassword()]
  return { id, folder, port: 0, superuserPassword, password, prepared: false }
}

async function choosePort(remembered: number, fixed: number | undefined): Promise<number> {
  if (fixed === undefined) {
    return remembered && (await isFree(remembered)) ? remembered : freePort()
  }
  if (await isFree(fixed)) return fixed
  throw new Error(
    `EMBEDDED_PG_PORT ${fixed} is in use; free it, choose another, or leave it unset.`,
  )
}

function addresses(record: ClusterRecord): { url: string; superuserUrl: string } {
  return { url: addressOf(record, 'application'), superuserUrl: addressOf(record, 'superuser') }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => (running ??= work())
}
