// Runs before anything is installed, so: plain JavaScript, no dependency, on Node 20.0 or later.
// `node commands/bootstrap.mjs <command> [arguments]` installs our own Node, the packages under it,
// and hands over to commands/<command>.ts on that Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const RUNTIME = path.join(ROOT, 'runtime')
const STAMP = path.join(ROOT, 'node_modules', '.pondasi-lock')

const [command = '', ...rest] = process.argv.slice(2)
const script = path.join(ROOT, 'commands', `${command}.ts`)
if (!/^[a-z-]+$/.test(command) || !fs.existsSync(script)) {
  fail(`There is no command "${command}".`)
}

/** The program that runs now, if one does. */
let child
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = true
    // A child in the same terminal has had it as well; commands take the pair as one.
    if (child) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    else process.exit(130)
  })
}
watchParents()

const node = await ourNode()
await installPackages(node)
const { code } = await run(node, [script, ...rest], { env: environment(node), ipc: true })
process.exit(code)

/** Our own Node's program, installed from runtime/package.json where it is missing or of another version. */
async function ourNode() {
  const name = `node-${process.platform}-${process.arch}`
  const wanted =
    JSON.parse(read(path.join(RUNTIME, 'package.json')) ?? '{}').optionalDependencies ?? {}
  if (!wanted[name]) {
    if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
    return fail(
      `The registry has no Node for ${process.platform} ${process.arch}, and this machine's is ` +
        `${process.version}: install Node 24 or later and run this again.`,
    )
  }
  const folder = path.join(RUNTIME, 'node_modules', name)
  const program = path.join(folder, 'bin', 'node')
  const about = read(path.join(folder, 'package.json'))
  if (!about || JSON.parse(about).version !== wanted[name] || !fs.existsSync(program)) {
    await npm(process.execPath, RUNTIME, `Installing Node ${wanted[name]}`)
    if (!fs.existsSync(program)) fail(`npm did not install ${name} into runtime/node_modules.`)
  }
  return program
}

/** Installs what package-lock.json says, if that is not what node_modules holds. */
async function installPackages(node) {
  const lock = read(path.join(ROOT, 'package-lock.json'))
  if (!lock) fail('package-lock.json is missing: get it back from the repository.')
  const hash = createHash('sha256').update(lock).digest('hex')
  if (read(STAMP) === hash) return
  if (!holds(lock)) await npm(node, ROOT, 'Installing packages')
  fs.writeFileSync(STAMP, hash)
}

/** Whether an `npm install` by hand has left exactly what the lock says, the machine's native parts included. */
function holds(lock) {
  const hidden = read(path.join(ROOT, 'node_modules', '.package-lock.json'))
  if (!hidden) return false
  const wanted = JSON.parse(lock).packages
  const found = JSON.parse(hidden).packages
  if (Object.keys(found).some((name) => !wanted[name])) return false
  return Object.entries(wanted).every(([name, { version, optional, os, cpu, libc }]) => {
    if (name === '') return true
    if (found[name]) {
      return found[name].version === version && fs.existsSync(path.join(ROOT, name, 'package.json'))
    }
    const foreign =
      (os && !os.includes(process.platform)) ||
      (cpu && !cpu.includes(process.arch)) ||
      (libc && !libc.includes(musl() ? 'musl' : 'glibc'))
    return optional && (foreign || (!os && !cpu))
  })
}

function musl() {
  return process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
}

/**
 * Installs a folder's lock under the given Node, saying a line at least every 5 s. Where `npm ci`
 * refuses (a registry that lacks another system's native parts leaves gaps in the lock),
 * `npm install` reads the same lock less strictly.
 */
async function npm(node, folder, what) {
  const begun = Date.now()
  console.log(`${what} …`)
  const timer = setInterval(() => {
    console.log(`${what} … ${Math.round((Date.now() - begun) / 1000)} s`)
  }, 4_000)
  const said = []
  for (const words of [['ci'], ['install', '--no-save']]) {
    const { code, output } = await npmOnce(node, folder, words)
    if (stopping) process.exit(130)
    if (code === 0) {
      clearInterval(timer)
      console.log(`${what}: done (${Math.round((Date.now() - begun) / 1000)} s)`)
      return
    }
    said.push(`npm ${words.join(' ')} ended with code ${code}:\n${output.trim().slice(-3000)}`)
  }
  fail(
    `${said.join('\n\n')}\n\nThe packages of ${folder} could not be installed; npm's reasons stand above.`,
  )
}

async function npmOnce(node, folder, words) {
  const env = environment(node)
  // Set by the npm that runs us, and about the project's folder rather than runtime/.
  for (const name of ['npm_config_local_prefix', 'npm_config_prefix']) delete env[name]
  const all = [...words, '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const cli = process.env.npm_execpath
  const byNode = cli && path.basename(cli) === 'npm-cli.js' && fs.existsSync(cli)
  const options = { cwd: folder, env, keep: true }
  return byNode ? run(node, [cli, ...all], options) : run('npm', all, options)
}

function environment(node) {
  return { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` }
}

/** Runs a program to its end: its exit code, 128 and more for a signal, and what it said if kept. */
function run(program, words, { cwd = process.cwd(), env, keep = false, ipc = false }) {
  return new Promise((resolve) => {
    const stdio = ['ignore', keep ? 'pipe' : 'inherit', keep ? 'pipe' : 'inherit']
    // Over the channel a command learns at once that this process was killed.
    child = spawn(program, words, { cwd, env, stdio: ipc ? [...stdio, 'ipc'] : stdio })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => (output += data))
    child.once('error', (error) => fail(`${program} does not run: ${error.message}`))
    child.once('close', (code, signal) => {
      child = undefined
      const number = { SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 1
      resolve({ code: code ?? 128 + number, output })
    })
  })
}

/** When the npm that runs us is killed outright, nobody forwards a signal: end as if one had come. */
function watchParents() {
  if (!process.env.npm_lifecycle_event) return
  const parents = [process.ppid]
  if (/^(sh|dash|bash|ash|busybox)$/.test(read(`/proc/${process.ppid}/comm`)?.trim() ?? '')) {
    const stat = read(`/proc/${process.ppid}/stat`) ?? ''
    parents.push(Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  setInterval(() => {
    if (process.ppid === parents[0] && parents.every(lives)) return
    if (!stopping) process.kill(process.pid, 'SIGTERM')
  }, 200).unref()
}

function lives(pid) {
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
  process.exit(1)
}
