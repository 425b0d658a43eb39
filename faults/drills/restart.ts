import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '#commands/lib/project.ts'
import { readClusterState } from '#database/embedded/cluster-state.ts'
import { findFreePort, isPortFree } from '#database/embedded/port.ts'
import { findRunningPostmaster } from '#database/embedded/postmaster.ts'
import { isAlive } from '#database/embedded/processes.ts'
import type { Drill, DrillContext } from '../drill.ts'
import { formatSeconds } from '../report.ts'
import { seedDataFolder } from '../seeded-data.ts'
import { isReady } from '../shop-process.ts'
import { waitFor } from '../wait.ts'

const STOP_METHODS = [
  'Ctrl-C',
  'SIGINT to npm',
  'SIGTERM to npm',
  'kill -9 of npm',
  'kill -9 of everything',
] as const
type StopMethod = (typeof STOP_METHODS)[number]

const START_LIMIT_MS = 5_000

/**
 * The shop of a real `npm start` ends in every way that there is: nothing of it may be left, and the
 * next start may not take long.
 */
export const restart: Drill = {
  name: 'restart',
  title: 'npm start ended by Ctrl-C, by signals and by killing all of it',
  rounds: 4,
  async run(context) {
    const dataDir = await seedDataFolder(context)
    const failures: string[] = []
    const recoveriesMs: number[] = []
    const port = await findFreePort()
    for (let round = 1; round <= context.rounds; round++)
      for (const stopMethod of STOP_METHODS) {
        context.endSignal.throwIfAborted()
        const startedAt = performance.now()
        const npm = await startNpm(context, dataDir, port)
        const startupMs = performance.now() - startedAt
        recoveriesMs.push(startupMs)
        const pids = findAllProcesses(npm.pid ?? 0, dataDir)
        await stopShop(npm, stopMethod, pids.shop)
        const leftovers = await findLeftovers([...pids.shop, ...pids.database], dataDir, port)
        context.printLine(`round ${round}, ${stopMethod}: up in ${formatSeconds(startupMs)}`)
        for (const each of leftovers) failures.push(`${stopMethod} left ${each}`)
        if (startupMs > START_LIMIT_MS)
          failures.push(`the start before ${stopMethod} took ${formatSeconds(startupMs)}`)
      }
    return { failures, recoveriesMs }
  },
}

/** `npm start` in its own process group, once it is ready. */
async function startNpm(
  context: DrillContext,
  dataDir: string,
  port: number,
): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '0' }
  for (const name of Object.keys(env))
    if (name.startsWith('npm_')) Reflect.deleteProperty(env, name)
  const logFile = fs.openSync(path.join(context.scratch, 'npm.log'), 'w')
  const stdio = ['ignore', logFile, logFile] as const
  const npm = spawn('npm', ['start'], { cwd: PROJECT_ROOT, env, detached: true, stdio: [...stdio] })
  fs.closeSync(logFile)
  context.onEnd(async () => {
    if (npm.exitCode === null && npm.signalCode === null) process.kill(-(npm.pid ?? 0), 'SIGTERM')
  })
  await waitFor('npm start is ready', 60_000, async () => {
    if (npm.exitCode !== null) throw new Error(`npm start ended with code ${npm.exitCode}`)
    return (await isReady(`http://127.0.0.1:${port}`)) || undefined
  })
  return npm
}

async function stopShop(
  npm: ChildProcess,
  stopMethod: StopMethod,
  shopPids: readonly number[],
): Promise<void> {
  const pid = npm.pid ?? 0
  const exited = once(npm, 'exit')
  if (stopMethod === 'Ctrl-C') process.kill(-pid, 'SIGINT')
  else if (stopMethod === 'SIGINT to npm') process.kill(pid, 'SIGINT')
  else if (stopMethod === 'SIGTERM to npm') process.kill(pid, 'SIGTERM')
  else if (stopMethod === 'kill -9 of npm') process.kill(pid, 'SIGKILL')
  else for (const each of shopPids) if (isAlive(each)) process.kill(each, 'SIGKILL')
  await exited
}

/** The processes and ports that are still in use ten seconds after the end. */
async function findLeftovers(
  pids: readonly number[],
  dataDir: string,
  port: number,
): Promise<string[]> {
  const ports = [port, readClusterState(dataDir)?.port ?? 0]
  let leftovers: string[] = []
  await waitFor('everything has ended', 10_000, async () => {
    leftovers = pids.filter(isAlive).map((pid) => `process ${pid}`)
    for (const each of ports) if (!(await isPortFree(each))) leftovers.push(`port ${each}`)
    return leftovers.length === 0 || undefined
  }).catch(() => {})
  return leftovers
}

function findAllProcesses(npmPid: number, dataDir: string) {
  const postmaster = findRunningPostmaster(readClusterState(dataDir)?.folder ?? '')
  return {
    shop: findDescendants(npmPid),
    database: postmaster ? findDescendants(postmaster.pid) : [],
  }
}

/** The process and all its descendants, from /proc. */
function findDescendants(pid: number): number[] {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8')
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid
      } catch {
        return false
      }
    })
  return [pid, ...children.flatMap((child) => findDescendants(Number(child)))]
}
