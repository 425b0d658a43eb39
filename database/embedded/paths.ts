import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { changeOwner, canEnter, type OsUser } from './os-user.ts'

/**
 * Chooses the folder of cluster `id`: inside `dataDir`, or in a system folder if the database's OS
 * user may not enter that (a clone below /root). The folder is not created, its parent is.
 * @throws Error when there is no folder that the user may enter
 */
export function chooseClusterFolder(dataDir: string, id: string, osUser: OsUser): string {
  if (canEnter(dataDir, osUser)) return path.join(dataDir, 'postgres')
  return path.join(ensureSharedFolder(osUser), `data-${id}`)
}

/** Creates a folder outside the project that the user may enter. */
export function ensureSharedFolder(osUser: OsUser): string {
  for (const parent of ['/var/lib', os.tmpdir()]) {
    const folder = path.join(parent, 'pondasi')
    try {
      fs.mkdirSync(folder, { mode: 0o711 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') continue
    }
    const stats = fs.lstatSync(folder)
    // The owner of such a folder could replace the programs that we run.
    if (stats.isDirectory() && stats.uid === process.getuid?.() && canEnter(folder, osUser)) {
      return folder
    }
  }
  throw new Error(
    'PostgreSQL may not enter this folder as an unprivileged user, and neither /var/lib nor ' +
      `${os.tmpdir()} would do. Start from another folder, as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Creates the shop's data folder. The database's OS user can pass through it but not list it. */
export function createDataDir(dataDir: string): void {
  fs.mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
}

/** Runs `work` with a file that only the user can read, and deletes it afterwards. */
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
