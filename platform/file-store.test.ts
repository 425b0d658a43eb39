import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { createLocalFileStore } from './file-store.ts'

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
