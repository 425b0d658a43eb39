import fs from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { MAJOR_VERSION } from '../embedded/binaries.ts'
import { generateClusterId, writeClusterState } from '../embedded/cluster-state.ts'
import { changeOwner, resolveOsUser, type OsUser } from '../embedded/os-user.ts'
import { chooseClusterFolder, createDataDir } from '../embedded/paths.ts'
import { unpackArchive, verifyUnpacked, type Manifest } from './archive.ts'

/**
 * Restores an archive into an empty data folder, after every file of it was compared with its
 * checksum. A start of the database then brings it to the moment of the backup.
 * @throws Error with a sentence for the operator; the data folder is then as empty as before
 */
export async function restoreBackup(file: string, dataDir: string): Promise<Manifest> {
  await assertEmpty(dataDir)
  createDataDir(dataDir)
  const unpacked = path.join(dataDir, 'restoring')
  try {
    await mkdir(unpacked, { mode: 0o700 })
    const manifest = await readArchive(file, unpacked)
    await moveIntoPlace(unpacked, dataDir)
    return manifest
  } finally {
    // A damaged archive ends while files before the damage are still being written.
    await rm(unpacked, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

async function assertEmpty(dataDir: string): Promise<void> {
  const found = await readdir(dataDir).catch(() => [])
  if (found.length === 0) return
  throw new Error(
    `${dataDir} is not empty. Stop the shop and move that folder away first, or choose another DATA_DIR.`,
  )
}

async function readArchive(file: string, unpacked: string): Promise<Manifest> {
  try {
    await unpackArchive(file, unpacked)
    const manifest = await verifyUnpacked(unpacked)
    if (manifest.postgresVersion === MAJOR_VERSION) return manifest
    throw new Error(`it is of PostgreSQL ${manifest.postgresVersion}, and this is ${MAJOR_VERSION}`)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} cannot be restored: ${reason}. Nothing was changed.`, { cause })
  }
}

/** The database's record comes last: with it the folder is a shop's. */
async function moveIntoPlace(unpacked: string, dataDir: string): Promise<void> {
  const osUser = resolveOsUser()
  const id = generateClusterId()
  const folder = chooseClusterFolder(dataDir, id, osUser)
  const secrets = JSON.parse(await readFile(path.join(unpacked, 'database.json'), 'utf8'))
  changeOwners(path.join(unpacked, 'postgres'), osUser)
  await moveFolder(path.join(unpacked, 'postgres'), folder)
  await rename(path.join(unpacked, 'files'), path.join(dataDir, 'files'))
  writeClusterState(dataDir, { ...secrets, id, folder, port: 0 })
}

/** Copies where a rename is impossible, because the folder is on another file system. */
async function moveFolder(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    const partial = `${to}.restoring`
    fs.cpSync(from, partial, { recursive: true, preserveTimestamps: true })
    changeOwners(partial, resolveOsUser())
    fs.renameSync(partial, to)
  })
}

function changeOwners(folder: string, osUser: OsUser): void {
  changeOwner(folder, osUser)
  for (const name of fs.readdirSync(folder, { recursive: true }) as string[])
    changeOwner(path.join(folder, name), osUser)
}
