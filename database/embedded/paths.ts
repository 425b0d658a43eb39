import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { changeOwner, canEnter, type OsUser } from './os-user.ts'

/**
 * The folder for the cluster `id`: inside `dataDir`, or, where the database's account may not
 * enter it (a clone below /root), in the system's own place for such data. Not created yet;
 * the folder above it is.
 * @throws Error when there is no folder that the account may enter
 */
export function chooseClusterFolder(dataDir: string, id: string, osUser: OsUser): string {
  if (canEnter(dataDir, osUser)) return path.join(dataDir, 'postgres')
  return path.join(ensureSharedFolder(osUser), `data-${id}`)
}

/** A folder of ours outside the project that the account may enter. */
export function ensureSharedFolder(osUser: OsUser): string {
  for (const parent of ['/var/lib', os.tmpdir()]) {
    const folder = path.join(parent, 'pondasi')
    try {
      fs.mkdirSync(folder, { mode: 0o711 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') continue
    }
    const stats = fs.lstatSync(folder)
    // A folder that somebody else made under our name could swap the programs we run.
    if (stats.isDirectory() && stats.uid === process.getuid?.() && canEnter(folder, osUser)) {
      return folder
    }
  }
  throw new Error(
    'PostgreSQL may not enter this folder as an unprivileged user, and neither /var/lib nor ' +
      `${os.tmpdir()} would do. Start from another folder, as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Makes the folder of a shop's data; passable but not listable for the database's account. */
export function createDataDir(dataDir: string): void {
  fs.mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
}

/** A file only the account can read, for as long as `use` runs. */
export function withSecretFile<T>(
  folder: string,
  text: string,
  osUser: OsUser,
  work: (file: string) => T,
): T {
  const file = path.join(folder, `.secret-${randomBytes(6).toString('hex')}`)
  fs.writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  try {
    changeOwner(file, osUser)
    return work(file)
  } finally {
    fs.rmSync(file, { force: true })
  }
}
