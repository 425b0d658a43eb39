import path from 'node:path'
import { resolveOsUser, type OsUser } from './os-user.ts'
import { ensureBinaries } from './binaries.ts'
import { buildConnectionUrl, acceptsConnections, createCluster, prepareCluster } from './cluster.ts'
import { startGuard } from './guard.ts'
import { supervisePostmaster, type PostmasterSupervisor } from './supervisor.ts'
import { claimOwnership, isGuardAlive, releaseOwnership, isOwnerAlive, readOwner } from './owner.ts'
import { chooseClusterFolder, createDataDir } from './paths.ts'
import { findFreePort, isPortFree } from './port.ts'
import {
  launchPostmaster,
  findRunningPostmaster,
  stopPostmaster,
  type Postmaster,
} from './postmaster.ts'
import { sleep } from './processes.ts'
import {
  generateClusterId,
  generatePassword,
  readClusterState,
  writeClusterState,
  type ClusterState,
} from './cluster-state.ts'

/** A running embedded PostgreSQL. */
export type EmbeddedDatabase = {
  /**
   * The connection URL of the application's role, which owns the database and is not a superuser.
   */
  url: string
  superuserUrl: string
  /** Started here, taken over from a killed process, or shared with another live process. */
  startMode: 'started' | 'adopted' | 'joined'
  /** Stops PostgreSQL and waits for its end. Does nothing if it was only joined. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  /** By default a free port below 32768, which later starts use again. */
  port?: number | undefined
  /** Additional PostgreSQL settings by name. */
  settings?: Record<string, string>
  printLine: (line: string) => void
  /** Called when PostgreSQL has been launched, before it accepts connections. */
  onLaunch?: () => void
}

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over one that a killed process left
 * running, or joins one that another live process owns.
 * @throws Error with advice for the operator when it cannot run here
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = path.resolve(options.dataDir)
  const osUser = resolveOsUser()
  createDataDir(dataDir)
  const state = readClusterState(dataDir) ?? createClusterState(dataDir, osUser)
  if (!state.folder.startsWith(dataDir + path.sep)) {
    options.printLine(`PostgreSQL may not enter ${dataDir}; its data is in ${state.folder}`)
  }

  const existing = await findSettledPostmaster(dataDir, state, options.port)
  if (existing?.isJoined) {
    return { ...buildConnectionUrls(state), startMode: 'joined', stop: async () => {} }
  }
  const guard = startGuard()
  const launch = (signal?: AbortSignal) =>
    launchPostmaster({
      nativeFolder: ensureBinaries(dataDir, osUser, options.printLine),
      state,
      osUser,
      logFile: path.join(dataDir, 'postgres.log'),
      settings: options.settings ?? {},
      onSpawn(pid) {
        guard.follow(pid)
        options.onLaunch?.()
      },
      signal,
    })
  const launchFirst = async () => {
    state.port = await choosePort(state.port, options.port)
    writeClusterState(dataDir, state)
    createCluster(ensureBinaries(dataDir, osUser, options.printLine), state, osUser)
    return launch()
  }
  let supervisor: PostmasterSupervisor | undefined
  const stop = callOnce(async () => {
    await supervisor?.stop()
    releaseOwnership(dataDir)
    await guard.release()
  })
  try {
    const postmaster = existing?.postmaster ?? (await launchFirst())
    guard.follow(postmaster.pid)
    claimOwnership(dataDir, guard.pid)
    supervisor = supervisePostmaster(postmaster, launch, options.printLine)
    if (!state.prepared) {
      await prepareCluster(state)
      writeClusterState(dataDir, { ...state, prepared: true })
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { ...buildConnectionUrls(state), startMode: existing ? 'adopted' : 'started', stop }
}

/** Returns the id of the live process that owns the data folder's database. */
export function findDatabaseOwner(dataDir: string): number | undefined {
  const owner = readOwner(path.resolve(dataDir))
  return isOwnerAlive(owner) ? owner.pid : undefined
}

/**
 * Finds the postmaster to take over or to join, once it is neither starting nor stopping. One that
 * has ended is started again by its owner, as long as that lives.
 */
async function findSettledPostmaster(
  dataDir: string,
  state: ClusterState,
  port: number | undefined,
): Promise<{ postmaster: Postmaster; isJoined: boolean } | undefined> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const postmaster = findRunningPostmaster(state.folder)
    const owner = readOwner(dataDir)
    const isJoined = isOwnerAlive(owner)
    if (!postmaster && !isJoined) return undefined
    const isStopping = !isJoined && isGuardAlive(owner)
    if (postmaster?.status === 'ready' && !isStopping) {
      if (isJoined || port === undefined || port === postmaster.port) {
        state.port = postmaster.port
        if (await acceptsConnections(state)) return { postmaster, isJoined }
      } else {
        await stopPostmaster(postmaster.pid)
      }
    }
    if (Date.now() > deadline) {
      throw new Error(
        `Process ${postmaster?.pid ?? owner?.pid} runs PostgreSQL on ${state.folder} and neither accepts ` +
          'connections nor stops. Stop it, or choose another DATA_DIR.',
      )
    }
    await sleep(25)
  }
}

function createClusterState(dataDir: string, osUser: OsUser): ClusterState {
  const id = generateClusterId()
  const folder = chooseClusterFolder(dataDir, id, osUser)
  const [superuserPassword, password] = [generatePassword(), generatePassword()]
  return { id, folder, port: 0, superuserPassword, password, prepared: false }
}

async function choosePort(previous: number, fixed: number | undefined): Promise<number> {
  if (fixed === undefined) {
    return previous && (await isPortFree(previous)) ? previous : findFreePort()
  }
  if (await isPortFree(fixed)) return fixed
  throw new Error(
    `EMBEDDED_PG_PORT ${fixed} is in use; free it, choose another, or leave it unset.`,
  )
}

function buildConnectionUrls(state: ClusterState): { url: string; superuserUrl: string } {
  return {
    url: buildConnectionUrl(state, 'application'),
    superuserUrl: buildConnectionUrl(state, 'superuser'),
  }
}

function callOnce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => (running ??= work())
}
