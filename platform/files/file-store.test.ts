import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { createLocalFileStore } from './file-store.ts'
import { StorageError } from './storage-error.ts'
import { collectFile } from './stored-content.ts'

const folder = await mkdtemp(join(tmpdir(), 'file-store-'))
after(() => rm(folder, { recursive: true, force: true }))

/** Runs a module in a process whose files cannot exceed four kilobytes, as if the disk were full. */
async function runOnFullDisk(code: string): Promise<string> {
  const args = ['-c', 'ulimit -f 8; exec "$0" --input-type=module -e "$1"', process.execPath, code]
  const { stdout } = await promisify(execFile)('sh', args)
  return stdout.trim()
}

test('createLocalFileStore: on a full disk nothing of a file stays, and the old one is whole', async () => {
  const root = join(folder, 'full')
  await createLocalFileStore(root).put('pictures/a.svg', Buffer.from('old'))
  const outcome = await runOnFullDisk(`
    const { createLocalFileStore } = await import(${JSON.stringify(import.meta.resolve('./file-store.ts'))})
    const store = createLocalFileStore(${JSON.stringify(root)})
    await store.put('pictures/small.svg', Buffer.alloc(100))
    const thrown = await store.put('pictures/a.svg', Buffer.alloc(100_000)).catch((thrown) => thrown)
    console.log(thrown.name, thrown.cause.code)`)
  assert.equal(outcome, 'StorageError EFBIG')
  assert.deepEqual((await readdir(join(root, 'pictures'))).toSorted(), ['a.svg', 'small.svg'])
  assert.equal(await readFile(join(root, 'pictures/a.svg'), 'utf8'), 'old')
})

test('createLocalFileStore: refuses a name that leads out of its folder', async () => {
  const store = createLocalFileStore(join(folder, 'inside'))
  await assert.rejects(store.put('../outside.svg', Buffer.from('')), /outside the file store/)
})

test('createLocalFileStore: a file is put and opened piece by piece, and is what it was said to be', async () => {
  const root = join(folder, 'pieces')
  const store = createLocalFileStore(root)
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, nr) => nr & 255))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const stream = () => new Blob([bytes]).stream()
  await store.put('a', { size: bytes.length, sha256, stream })
  const opened = await store.open('a', { sha256 })
  assert.equal(opened.size, bytes.length)
  assert.ok((await collectFile(opened)).equals(bytes))
  await assert.rejects(store.put('b', { size: bytes.length - 1, stream }), StorageError)
  await assert.rejects(store.put('b', { size: 9, sha256: 'ff', stream }), StorageError)
  assert.deepEqual(await readdir(root), ['a'])
  await writeFile(join(root, 'a'), Buffer.alloc(300_000))
  await assert.rejects(async () => collectFile(await store.open('a', { sha256 })), StorageError)
})
