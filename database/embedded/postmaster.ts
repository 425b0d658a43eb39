import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { OsUser } from './os-user.ts'
import { POSTGRES_ENVIRONMENT } from './cluster.ts'
import { waitForExit, isAlive, isZombie, sleep } from './processes.ts'
import type { ClusterState } from './cluster-state.ts'
import { chooseSocketFolder, removeStaleSocket } from './socket.ts'

/** The contents of postmaster.pid; `status` is `ready`, `starting` or `stopping`. */
export type Postmaster = { pid: number; port: number; status: string }

const DEFAULT_SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '256MB',
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  password_encryption: 'scram-sha-256',
  // Containers limit /dev/shm to 64 MB, and a killed server leaves its segments there.
  dynamic_shared_memory_type: 'mmap',
  // After a kill, one flush of the file system instead of one for each of 1,300 files: 0.3 s
  // instead of 3 s on a busy disk.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
}

/** Finds the postmaster that runs on the cluster's folder. */
export function findRunningPostmaster(folder: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!isAlive(pid) || !isPostgres(pid)) return undefined
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' }
}

export type LaunchOptions = {
  nativeFolder: string
  state: ClusterState
  osUser: OsUser
  logFile: string
  settings: Record<string, string>
  /** Called with the process's id before it accepts connections; undefined once it has ended. */
  onSpawn: (pid: number | undefined) => void
  /** Stops a postmaster that is still starting. */
  signal?: AbortSignal | undefined
}

/**
 * Starts PostgreSQL outside the terminal's process group, so that Ctrl-C reaches us first, and
 * waits until it accepts connections. Retries while the remains of a killed server disappear.
 * @throws Error with the end of its log when it does not start
 */
export async function launchPostmaster({
  nativeFolder,
  state,
  osUser,
  logFile,
  settings,
  onSpawn,
  signal,
}: LaunchOptions): Promise<Postmaster> {
  // It says why the last one ended.
  if (fs.existsSync(logFile)) fs.renameSync(logFile, `${logFile}.1`)
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted()
    takeOverZombiePidFile(state.folder)
    removeStaleSocket(state)
    // Truncated at each attempt, so that the log stays small and its end belongs to this attempt.
    const output = fs.openSync(logFile, 'w', 0o600)
    const options = Object.entries({
      ...DEFAULT_SETTINGS,
      unix_socket_directories: chooseSocketFolder(state),
      ...settings,
    })
    const child = spawn(
      path.join(nativeFolder, 'bin/postgres'),
      ['-D', state.folder, '-p', String(state.port)].concat(
        options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ),
      {
        ...osUser,
        env: POSTGRES_ENVIRONMENT,
        cwd: '/',
        detached: true,
        stdio: ['ignore', output, output],
      },
    )
    fs.closeSync(output)
    child.unref()
    onSpawn(child.pid)
    let hasExited = false
    child.once('exit', () => (hasExited = true))
    child.once('error', () => (hasExited = true))
    while (!hasExited) {
      if (signal?.aborted) await stopPostmaster(child.pid ?? 0)
      const running = findRunningPostmaster(state.folder)
      if (running && running.pid === child.pid && running.status === 'ready') return running
      await sleep(10)
    }
    onSpawn(undefined)
    const logText = fs.readFileSync(logFile, 'utf8').trim()
    const isTransient = /shared memory block|lock file|another (postmaster|postgres)/i.test(logText)
    if (!isTransient || attempt >= 200) {
      throw new Error(`PostgreSQL did not start in ${state.folder}: ${logText.slice(-1500)}`)
    }
    await sleep(50)
  }
}

/** Stops a postmaster, started or adopted. Disconnects its clients; commits are safe. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, limitMs] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await waitForExit(pid, limitMs)) return
  }
}

/** After a reboot the process id in postmaster.pid may belong to another program. */
function isPostgres(pid: number): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return true
  }
}

/**
 * A killed postmaster that its parent has not reaped still has its process id, and PostgreSQL would
 * refuse to start. Replaces the id by ours, which PostgreSQL accepts because we are its parent. The
 * other lines stay, so that it still checks whether the shared memory is in use.
 */
function takeOverZombiePidFile(folder: string): void {
  const file = path.join(folder, 'postmaster.pid')
  if (!fs.existsSync(file)) return
  const [pid, ...rest] = fs.readFileSync(file, 'utf8').split('\n')
  if (!isZombie(Number(pid))) return
  fs.writeFileSync(file, [process.pid, ...rest].join('\n'))
}
