import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { MAJOR_VERSION } from '../embedded/binaries.ts'
import { readClusterState } from '../embedded/cluster-state.ts'
import type { ArchiveEntry, Manifest } from './archive.ts'
import { writeArchive } from './archive.ts'
import { readCluster } from './base-backup.ts'

/**
 * Writes the embedded database, which runs, and the shop's files into one archive, while the shop
 * goes on. It is complete or not there.
 *
 * A restored shop is as it was at the archive's end, and every file that it then knew is in the
 * archive: files that are there are read before that moment, and the few that came meanwhile after it.
 */
export async function createBackup(dataDir: string, file: string, now: Date): Promise<Manifest> {
  const state = readClusterState(dataDir)
  if (!state) throw new Error(`${dataDir} has no database`)
  const partial = `${file}.partial`
  await rm(partial, { force: true })
  const about = { createdAt: now.toISOString(), postgresVersion: MAJOR_VERSION }
  try {
    const manifest = await writeArchive(partial, readShop(), about)
    await rename(partial, file)
    return manifest
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }

  async function* readShop(): AsyncGenerator<ArchiveEntry> {
    const { id: _id, folder: _folder, port: _port, ...secrets } = state!
    yield { name: 'database.json', type: 'text', text: JSON.stringify(secrets) }
    const read = new Set<string>()
    yield* readCluster(state!, () => readFiles(dataDir, read))
    yield* readFiles(dataDir, read)
  }
}

/** The shop's uploads and images that are not in `read`, which it completes. They never change. */
async function* readFiles(dataDir: string, read: Set<string>): AsyncGenerator<ArchiveEntry> {
  yield { name: 'files', type: 'folder' }
  const root = path.join(dataDir, 'files')
  const found = await readdir(root, { withFileTypes: true, recursive: true }).catch(() => [])
  for (const entry of found) {
    const source = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || read.has(source)) continue
    read.add(source)
    const name = path.posix.join('files', ...path.relative(root, source).split(path.sep))
    yield { name, type: 'file', source }
  }
}
