import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort, isFree } from '#database/embedded/port.ts'
import { runningPostmaster } from '#database/embedded/postmaster.ts'
import { isAlive, pause } from '#database/embedded/processes.ts'
import { readRecord } from '#database/embedded/record.ts'
import { PROJECT } from './steps/project.ts'
import { seconds } from './steps/progress.ts'

// `node commands/bootstrap.mjs rounds [20]`: by hand. Starts the whole shop through npm, ends it in
// turn by Ctrl-C, by killing npm alone, and by killing every process of it at once, and looks for
// what is left. Exits with 1 when anything is, or when a start after a kill takes over 5 s.
const ROUNDS = Number(process.argv[2] ?? 20)
const WAYS = [
  'Ctrl-C',
  'SIGINT to npm',
  'SIGTERM to npm',
  'kill -9 of npm',
  'kill -9 of everything',
] as const
const dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'pondasi-rounds-')), 'data')
fs.chmodSync(path.dirname(dataDir), 0o711)
const port = await freePort()
let wrong = 0

for (let round = 0; round <= ROUNDS; round++) {
  // The first start makes and fills the database: it is not one of the rounds.
  for (const way of round === 0 ? WAYS.slice(0, 1) : WAYS) {
    const begun = performance.now()
    const shop = await open()
    const up = performance.now() - begun
    const family = descendants(shop.pid ?? 0)
    const postmaster = runningPostmaster(readRecord(dataDir)?.folder ?? '')
    const all = [...family, ...(postmaster ? [postmaster.pid, ...descendants(postmaster.pid)] : [])]
    const ending = performance.now()
    await end(shop, way, family)
    const left = await leftOver(all)
    const good = left.length === 0 && (round === 0 || up <= 5_000)
    if (!good) wrong++
    console.log(
      `${round}/${ROUNDS} ${way}: up in ${Math.round(up)} ms, gone in ${seconds(ending)}` +
        (left.length > 0 ? `, LEFT: ${left.join(', ')}` : ''),
    )
  }
}
fs.rmSync(path.dirname(dataDir), { recursive: true, force: true })
console.log(wrong === 0 ? 'Nothing was left behind.' : `${wrong} rounds were not right.`)
process.exit(wrong === 0 ? 0 : 1)

/** Starts the shop as a person would, in a group of its own, and waits until it serves. */
async function open(): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir }
  for (const name of Object.keys(env))
    if (name.startsWith('npm_')) Reflect.deleteProperty(env, name)
  const shop = spawn('npm', ['start'], { cwd: PROJECT, env, detached: true, stdio: 'pipe' })
  let said = ''
  for (const stream of [shop.stdout, shop.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return shop
    if (shop.exitCode !== null) {
      console.error(`npm start ended with code ${shop.exitCode}:\n${said}`)
      process.exit(1)
    }
    await pause(20)
  }
}

async function end(
  shop: ChildProcess,
  way: (typeof WAYS)[number],
  family: readonly number[],
): Promise<void> {
  const npm = shop.pid ?? 0
  const gone = once(shop, 'exit')
  if (way === 'Ctrl-C') process.kill(-npm, 'SIGINT')
  else if (way === 'SIGINT to npm') process.kill(npm, 'SIGINT')
  else if (way === 'SIGTERM to npm') process.kill(npm, 'SIGTERM')
  else if (way === 'kill -9 of npm') process.kill(npm, 'SIGKILL')
  else for (const pid of family) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  await gone
}

/** What still runs or listens a while after the end, in words. */
async function leftOver(all: readonly number[]): Promise<string[]> {
  const database = readRecord(dataDir)?.port ?? 0
  const deadline = Date.now() + 10_000
  for (;;) {
    const left = all.filter(isAlive).map((pid) => `process ${pid}`)
    for (const each of [port, database]) if (!(await isFree(each))) left.push(`port ${each}`)
    if (left.length === 0 || Date.now() > deadline) return left
    await pause(20)
  }
}

/** The process and all below it, from /proc. */
function descendants(pid: number): number[] {
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
  return [pid, ...children.flatMap((child) => descendants(Number(child)))]
}
