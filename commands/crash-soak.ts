import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findFreePort, isPortFree } from '#database/embedded/port.ts'
import { findRunningPostmaster } from '#database/embedded/postmaster.ts'
import { isAlive, sleep } from '#database/embedded/processes.ts'
import { readClusterState } from '#database/embedded/cluster-state.ts'
import { PROJECT_ROOT } from './lib/project.ts'
import { formatElapsed } from './lib/progress.ts'

// `node commands/bootstrap.mjs crash-soak [20]`, by hand: starts the shop through npm, ends it in
// turn by Ctrl-C, by signals to npm and by killing all its processes at once, and looks for
// leftovers. Exits with 1 if there are any or a start after a kill takes more than 5 s.
const ROUNDS = Number(process.argv[2] ?? 20)
const STOP_METHODS = [
  'Ctrl-C',
  'SIGINT to npm',
  'SIGTERM to npm',
  'kill -9 of npm',
  'kill -9 of everything',
] as const
const dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'pondasi-crash-soak-')), 'data')
fs.chmodSync(path.dirname(dataDir), 0o711)
const port = await findFreePort()
let failedRounds = 0

for (let round = 0; round <= ROUNDS; round++) {
  // Round 0 creates and fills the database; its duration does not count.
  for (const stopMethod of round === 0 ? STOP_METHODS.slice(0, 1) : STOP_METHODS) {
    const startedAt = performance.now()
    const shop = await startShop()
    const startupMs = performance.now() - startedAt
    const processTree = findDescendants(shop.pid ?? 0)
    const postmaster = findRunningPostmaster(readClusterState(dataDir)?.folder ?? '')
    const allPids = [
      ...processTree,
      ...(postmaster ? [postmaster.pid, ...findDescendants(postmaster.pid)] : []),
    ]
    const stoppedAt = performance.now()
    await stopShop(shop, stopMethod, processTree)
    const leftovers = await findLeftovers(allPids)
    const isGood = leftovers.length === 0 && (round === 0 || startupMs <= 5_000)
    if (!isGood) failedRounds++
    console.log(
      `${round}/${ROUNDS} ${stopMethod}: up in ${Math.round(startupMs)} ms, gone in ${formatElapsed(stoppedAt)}` +
        (leftovers.length > 0 ? `, LEFTOVERS: ${leftovers.join(', ')}` : ''),
    )
  }
}
fs.rmSync(path.dirname(dataDir), { recursive: true, force: true })
console.log(failedRounds === 0 ? 'Nothing was left behind.' : `${failedRounds} rounds failed.`)
process.exit(failedRounds === 0 ? 0 : 1)

/** Starts the shop with `npm start` in its own process group, and waits until it is ready. */
async function startShop(): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir }
  for (const name of Object.keys(env))
    if (name.startsWith('npm_')) Reflect.deleteProperty(env, name)
  const shop = spawn('npm', ['start'], { cwd: PROJECT_ROOT, env, detached: true, stdio: 'pipe' })
  let output = ''
  for (const stream of [shop.stdout, shop.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return shop
    if (shop.exitCode !== null) {
      console.error(`npm start ended with code ${shop.exitCode}:\n${output}`)
      process.exit(1)
    }
    await sleep(20)
  }
}

async function stopShop(
  shop: ChildProcess,
  stopMethod: (typeof STOP_METHODS)[number],
  processTree: readonly number[],
): Promise<void> {
  const npm = shop.pid ?? 0
  const exited = once(shop, 'exit')
  if (stopMethod === 'Ctrl-C') process.kill(-npm, 'SIGINT')
  else if (stopMethod === 'SIGINT to npm') process.kill(npm, 'SIGINT')
  else if (stopMethod === 'SIGTERM to npm') process.kill(npm, 'SIGTERM')
  else if (stopMethod === 'kill -9 of npm') process.kill(npm, 'SIGKILL')
  else for (const pid of processTree) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  await exited
}

/** Describes the processes and ports that are still in use ten seconds after the end. */
async function findLeftovers(allPids: readonly number[]): Promise<string[]> {
  const databasePort = readClusterState(dataDir)?.port ?? 0
  const deadline = Date.now() + 10_000
  for (;;) {
    const leftovers = allPids.filter(isAlive).map((pid) => `process ${pid}`)
    for (const each of [port, databasePort])
      if (!(await isPortFree(each))) leftovers.push(`port ${each}`)
    if (leftovers.length === 0 || Date.now() > deadline) return leftovers
    await sleep(20)
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
