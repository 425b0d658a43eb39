import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '#commands/lib/project.ts'
import { buildConnectionUrl } from '#database/embedded/cluster.ts'
import { readClusterState } from '#database/embedded/cluster-state.ts'
import { findFreePort } from '#database/embedded/port.ts'
import type { ClusterContext } from './cluster/run-program.ts'
import { waitFor } from './wait.ts'

/** Generous: a first start seeds the demo. */
const START_LIMIT_MS = 300_000

export type ShopProcess = {
  /** `http://localhost:23456` */
  readonly origin: string
  readonly pid: number
  readonly dataDir: string
  readonly databaseUrl: string
  /** Why it ended; undefined while it runs. */
  findEnd(): string | undefined
  /** Resident memory of the process (MB). */
  readMemoryMb(): number
  /** Sends a signal and waits for the end of the process. */
  end(signal: NodeJS.Signals): Promise<void>
}

export type ShopProcessOptions = {
  /** Its data; by default `data` in the drill's folder. */
  dataDir?: string
  /** By default a free one. */
  port?: number
  /** Another checkout of the project, such as an earlier release. */
  root?: string | undefined
  /** Variables besides the port and the data folder, such as `DEMO`, `ROLE` and `DATABASE_URL`. */
  env?: Record<string, string>
}

/**
 * Runs `npm start` without npm: the whole shop in a process of its own, on a free port. It ends
 * with the drill. The web has to be built before.
 * @throws Error with the end of its output when it does not become ready
 */
export async function startShop(
  context: ClusterContext,
  options: ShopProcessOptions = {},
): Promise<ShopProcess> {
  const dataDir = options.dataDir ?? path.join(context.scratch, 'data')
  const port = options.port ?? (await findFreePort())
  const logFile = path.join(context.scratch, `shop-${port}.log`)
  const root = options.root ?? PROJECT_ROOT
  const child = spawnShop({ root, port, dataDir, logFile }, options.env ?? {})
  const exited = once(child, 'exit')
  const findEnd = () =>
    child.exitCode === null && child.signalCode === null
      ? undefined
      : `the shop ended with ${child.signalCode ?? `code ${child.exitCode}`}:\n${readEnd(logFile)}`
  const end = async (signal: NodeJS.Signals) => {
    if (findEnd() === undefined) child.kill(signal)
    await exited
  }
  context.onEnd(() => end('SIGTERM'))
  const origin = `http://localhost:${port}`
  await waitFor('the shop becomes ready', START_LIMIT_MS, async () => {
    context.endSignal.throwIfAborted()
    const ended = findEnd()
    if (ended) throw new Error(ended)
    return (await isReady(origin)) || undefined
  })
  const pid = child.pid ?? 0
  return {
    origin,
    pid,
    dataDir,
    databaseUrl:
      options.env?.['DATABASE_URL'] ??
      buildConnectionUrl(readClusterState(dataDir)!, 'application'),
    findEnd,
    readMemoryMb: () => readMemoryMb(pid),
    end,
  }
}

/** Starts several one after another, on one data folder. */
export async function startShops(
  context: ClusterContext,
  count: number,
  env: Record<string, string>,
): Promise<ShopProcess[]> {
  const started: ShopProcess[] = []
  for (let nr = 0; nr < count; nr++) started.push(await startShop(context, { env }))
  return started
}

/** Whether `/readyz` answers 200 within a second. */
export async function isReady(origin: string): Promise<boolean> {
  const signal = AbortSignal.timeout(1_000)
  const response = await fetch(`${origin}/readyz`, { signal }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok === true
}

function spawnShop(
  {
    root,
    port,
    dataDir,
    logFile,
  }: { root: string; port: number; dataDir: string; logFile: string },
  env: Record<string, string>,
): ChildProcess {
  const output = fs.openSync(logFile, 'a')
  const child = spawn(process.execPath, [path.join(root, 'commands', 'start.ts')], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      // As commands/bootstrap.mjs sets it for `npm start`.
      MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'],
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      LOG_LEVEL: 'warn',
      ...env,
    },
    // Through the channel it notices when this process is killed.
    stdio: ['ignore', output, output, 'ipc'],
  })
  fs.closeSync(output)
  return child
}

const readEnd = (logFile: string): string => fs.readFileSync(logFile, 'utf8').trim().slice(-2_000)

function readMemoryMb(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(kilobytes) / 1024)
}
