import fs from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from './lib/project.ts'

// `node commands/complete-lock.ts`, by hand after `npm install`: adds to package-lock.json the
// native packages of other systems, which npm omits if the registry in use lacks them at that
// version. `npm ci` requires all of them to be listed, though it fetches only this machine's.
type LockEntry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const file = path.join(PROJECT_ROOT, 'package-lock.json')
const lock = JSON.parse(fs.readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> }
const added: string[] = []

for (const [folder, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d/.test(version) || isReachable(folder, name)) continue
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...readSystem(name),
    }
    added.push(`${name}@${version}`)
  }
}
const [root, ...others] = Object.entries(lock.packages)
if (root) {
  others.sort(([a], [b]) => (a < b ? -1 : 1))
  lock.packages = Object.fromEntries([root, ...others])
}
if (added.length > 0) fs.writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`)
console.log(added.length === 0 ? 'Nothing was missing.' : `Added:\n  ${added.join('\n  ')}`)

/** Whether the lock has the package at a path where Node would resolve it from `folder`. */
function isReachable(folder: string, name: string): boolean {
  for (
    let parent = folder;
    ;
    parent = parent.slice(0, Math.max(0, parent.lastIndexOf('/node_modules/')))
  ) {
    if (lock.packages[`${parent === '' ? '' : `${parent}/`}node_modules/${name}`]) return true
    if (parent === '') return false
  }
}

/** Derives the package's system from its name, which follows a convention. */
function readSystem(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const cpu = /wasm32|arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64/.exec(
    name.replace('openharmony', ''),
  )
  const os = /android|darwin|freebsd|linux|openharmony|win32/.exec(name)
  return {
    ...(os ? { os: [os[0]] } : {}),
    ...(cpu ? { cpu: [cpu[0]] } : {}),
    ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    ...(/linux-.*gnu/.test(name) ? { libc: ['glibc'] } : {}),
  }
}
