// Runs before anything is installed: plain JavaScript without dependencies, for Node 20.0 or later.
// `node commands/bootstrap.mjs <command> [arguments]` installs the project's own Node and the packages
// that the command needs, and runs commands/<command>.ts on that Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { REPLACE_HOST, removeLocatedLock, writeLocatedLock } from './lib/located-lock.mjs'

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const RUNTIME = path.join(ROOT, 'runtime')
/** The hash of the lock that node_modules was installed from, and how much of it: `all` or `shop`. */
const STAMP = path.join(ROOT, 'node_modules', '.pondasi-lock')
/** How npm installs a lock: from nothing, from nothing with fewer requests, or beside what is there. */
const CLEAN_INSTALL = ['ci']
const FAST_INSTALL = ['ci', REPLACE_HOST]
const ADDING_INSTALL = ['install', '--no-save']

/** The child processes that currently run. */
const children = new Set()
/** These need no more than a shop is built and run with; the others are tested, checked or measured with devDependencies, too. */
const SHOP_COMMANDS = ['start', 'build', 'admin', 'backup', 'restore', 'files', 'postal-codes']

const [command = '', ...rest] = process.argv.slice(2)
const script = path.join(ROOT, 'commands', `${command}.ts`)
if (!/^[a-z-]+$/.test(command) || !fs.existsSync(script)) {
  fail(`There is no command "${command}".`)
}

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = true
    // A child in the same terminal has received the signal too; commands treat both as one.
    if (children.size === 0) process.exit(130)
    for (const child of children) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  })
}
watchParents()
removeLocatedLock(ROOT)
process.once('exit', () => removeLocatedLock(ROOT))

// Neither needs the other: the packages' own scripts run on any Node.
const [node] = await Promise.all([ensureNode(), installPackages()])
const { code } = await run(node, [...nodeFlags(), script, ...rest], {
  env: makeEnvironment(node),
  ipc: true,
})
process.exit(code)

/**
 * On a machine with much memory V8 lets young objects fill 128 MB before it looks for garbage among them. With a quarter
 * of that a busy shop takes as much processor time and 150 MB less (decision 154). The bench measures it like this.
 */
function nodeFlags() {
  return ['start', 'bench'].includes(command) ? ['--max-semi-space-size=16'] : []
}

/**
 * Returns the path of the project's own Node. Installs it if it is missing or of another version.
 */
async function ensureNode() {
  const name = `node-${process.platform}-${process.arch}`
  const required =
    JSON.parse(read(path.join(RUNTIME, 'package.json')) ?? '{}').optionalDependencies ?? {}
  if (!required[name]) {
    if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
    return fail(
      `The registry has no Node for ${process.platform} ${process.arch}, and this machine's is ` +
        `${process.version}: install Node 24 or later and run this again.`,
    )
  }
  const folder = path.join(RUNTIME, 'node_modules', name)
  const program = path.join(folder, 'bin', 'node')
  const about = read(path.join(folder, 'package.json'))
  if (!about || JSON.parse(about).version !== required[name] || !fs.existsSync(program)) {
    await runNpm(RUNTIME, `Installing Node ${required[name]}`, [CLEAN_INSTALL, ADDING_INSTALL])
    if (!fs.existsSync(program)) fail(`npm did not install ${name} into runtime/node_modules.`)
  }
  return program
}

/** Installs what the command needs of package-lock.json unless node_modules has it already. */
async function installPackages() {
  const lock = read(path.join(ROOT, 'package-lock.json'))
  if (!lock) fail('package-lock.json is missing: restore it from the repository.')
  const hash = createHash('sha256').update(lock).digest('hex')
  const withTools = !SHOP_COMMANDS.includes(command)
  const [installedHash, extent] = (read(STAMP) ?? '').split(' ')
  if (installedHash === hash && (extent === 'all' || !withTools)) return
  if (!matchesLock(lock, withTools)) {
    // A shop that is running from this folder keeps its packages while the tools are added.
    const attempts = matchesLock(lock, false)
      ? [ADDING_INSTALL]
      : [FAST_INSTALL, CLEAN_INSTALL, ADDING_INSTALL]
    const scope = withTools ? '--include=dev' : '--omit=dev'
    await runNpm(ROOT, 'Installing packages', attempts, scope)
  }
  fs.writeFileSync(STAMP, `${hash} ${withTools ? 'all' : 'shop'}`)
}

/**
 * Whether node_modules has the packages of the lock and no others, including this machine's native ones. Without
 * `withTools` those of devDependencies may be missing.
 */
function matchesLock(lock, withTools) {
  const hidden = read(path.join(ROOT, 'node_modules', '.package-lock.json'))
  if (!hidden) return false
  const required = JSON.parse(lock).packages
  const found = JSON.parse(hidden).packages
  if (Object.keys(found).some((name) => !required[name])) return false
  return Object.entries(required).every(([name, { version, dev, optional, os, cpu, libc }]) => {
    if (name === '') return true
    if (found[name]) {
      return found[name].version === version && fs.existsSync(path.join(ROOT, name, 'package.json'))
    }
    const foreign =
      (os && !os.includes(process.platform)) ||
      (cpu && !cpu.includes(process.arch)) ||
      (libc && !libc.includes(usesMusl() ? 'musl' : 'glibc'))
    return (dev && !withTools) || (optional && (foreign || (!os && !cpu)))
  })
}

function usesMusl() {
  return process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
}

/**
 * Installs a folder's lock, printing a line at least every 5 s. If `npm ci` fails (a lock made with a registry that
 * lacks another system's native packages has gaps), `npm install` reads the same lock less strictly.
 */
async function runNpm(folder, what, attempts, scope = '--include=dev') {
  const startedAt = Date.now()
  console.log(`${what} …`)
  const timer = setInterval(() => {
    console.log(`${what} … ${Math.round((Date.now() - startedAt) / 1000)} s`)
  }, 4_000)
  const failures = []
  for (const args of attempts) {
    const { code, output } = await runNpmOnce(folder, [...args, scope])
    if (stopping) process.exit(130)
    if (code === 0) {
      clearInterval(timer)
      console.log(`${what}: done (${Math.round((Date.now() - startedAt) / 1000)} s)`)
      return
    }
    failures.push(`npm ${args.join(' ')} ended with code ${code}:\n${output.trim().slice(-3000)}`)
  }
  fail(
    `${failures.join('\n\n')}\n\nThe packages of ${folder} could not be installed; see npm's output above.`,
  )
}

async function runNpmOnce(folder, args) {
  const env = makeEnvironment(process.execPath)
  // Set by the npm that runs us, for the project's folder rather than runtime/.
  for (const name of ['npm_config_local_prefix', 'npm_config_prefix']) delete env[name]
  // The packages run on the project's Node, which may be newer than the one that installs them.
  const lenient = ['--include=optional', '--engine-strict=false', '--no-audit', '--no-fund']
  const allArgs = [...args, ...lenient]
  if (args.includes(REPLACE_HOST)) writeLocatedLock(folder)
  const cli = process.env.npm_execpath
  const canUseCli = cli && path.basename(cli) === 'npm-cli.js' && fs.existsSync(cli)
  const options = { cwd: folder, env, capture: true }
  const result = await (canUseCli
    ? run(process.execPath, [cli, ...allArgs], options)
    : run('npm', allArgs, options))
  removeLocatedLock(folder)
  return result
}

function makeEnvironment(node) {
  return {
    // glibc would keep freed buffers of pages, pictures and workbooks: those above this it gives back at once (decision 201).
    MALLOC_MMAP_THRESHOLD_: String(32_768),
    // Each thread that compresses or reads files would get a heap of its own, which is never given back.
    MALLOC_ARENA_MAX: '2',
    // Node stores there what it has compiled, for the next process: the shop's own code alone takes a second.
    NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules', '.cache', 'compiled'),
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
  }
}

/**
 * Runs a program to its end. Returns its exit code (128 + n for a signal) and, if captured, its
 * output.
 */
function run(program, args, { cwd = process.cwd(), env, capture = false, ipc = false }) {
  return new Promise((resolve) => {
    const mode = capture ? 'pipe' : 'inherit'
    const stdio = ['ignore', mode, mode]
    // Through the IPC channel a command notices at once that this process was killed.
    const child = spawn(program, args, { cwd, env, stdio: ipc ? [...stdio, 'ipc'] : stdio })
    children.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => (output += data))
    child.once('error', (error) => fail(`${program} does not run: ${error.message}`))
    child.once('close', (code, signal) => {
      children.delete(child)
      const number = { SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 1
      resolve({ code: code ?? 128 + number, output })
    })
  })
}

/** If the npm that runs us is killed with SIGKILL, no signal arrives: ends as if SIGTERM had. */
function watchParents() {
  if (!process.env.npm_lifecycle_event) return
  const parents = [process.ppid]
  if (/^(sh|dash|bash|ash|busybox)$/.test(read(`/proc/${process.ppid}/comm`)?.trim() ?? '')) {
    const stat = read(`/proc/${process.ppid}/stat`) ?? ''
    parents.push(Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  setInterval(() => {
    if (process.ppid === parents[0] && parents.every(isAlive)) return
    if (!stopping) process.kill(process.pid, 'SIGTERM')
  }, 200).unref()
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function fail(message) {
  console.error(message)
  for (const child of children) child.kill()
  process.exit(1)
}
