import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { days } from '../../clock.ts'
import { StorageError } from '../../files/storage-error.ts'
import { ReceivedFile } from './received-file.ts'

/** Uploads of running requests, kept apart from the shop's stored files. */
const FOLDER = 'files-received'
/** What is older was left by a process that ended in the middle of a request (ms). */
const ABANDONED_AFTER_MS = days(1)

const requests = new AsyncLocalStorage<{ folder: string; received: string[] }>()

/** Answers a request, and removes the files that came with it. */
export async function withReceivedFiles<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const received: string[] = []
  try {
    return await requests.run({ folder: path.join(dataDir, FOLDER), received }, work)
  } finally {
    await Promise.all(received.map((file) => rm(file, { force: true }).catch(() => {})))
  }
}

/** Receives a file: writes it to the disk as it arrives, and computes its checksum. */
export type FileReceiver = (
  name: string,
  pieces: AsyncIterable<Uint8Array>,
) => Promise<ReceivedFile>

/**
 * The receiver of the request that is being answered. To be called before its body is read: what arrives later comes
 * in the context of the connection, which knows of no request. Throws Error outside of one.
 */
export function openReceiver(): FileReceiver {
  const request = requests.getStore()
  if (!request) throw new Error('no request is being answered')
  return (name, pieces) => receiveFile(request, name, pieces)
}

/**
 * However slowly a file comes, no more of it is in memory than one piece. Throws what `pieces` throws, and StorageError
 * where the disk takes no more.
 */
async function receiveFile(
  { folder, received }: { folder: string; received: string[] },
  name: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<ReceivedFile> {
  const file = path.join(folder, randomUUID())
  received.push(file)
  const hash = createHash('sha256')
  let failure: unknown
  async function* pass() {
    try {
      for await (const piece of pieces) {
        hash.update(piece)
        yield piece
      }
    } catch (thrown) {
      failure = thrown
      throw thrown
    }
  }
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(file, pass(), { mode: 0o600 })
    return new ReceivedFile(await openAsBlob(file), name, hash.digest('hex'))
  } catch (thrown) {
    await rm(file, { force: true }).catch(() => {})
    throw failure ?? new StorageError(thrown)
  }
}

/** Removes what a process has left that ended in the middle of a request. */
export async function removeAbandonedFiles(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, FOLDER)
  const before = Date.now() - ABANDONED_AFTER_MS
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(file, { force: true })
  }
}
