import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { openS3Server } from '#tests/support/servers/s3-server.ts'
import { collectFile } from '../files/stored-content.ts'
import { MissingFileError, StorageError } from '../files/storage-error.ts'
import { createS3FileStore } from './s3-file-store.ts'

const { account, objects, state, sending } = await openS3Server()
const options = { timeoutMs: 300, retryDelaysMs: [1, 1] }
const files = createS3FileStore(account, options)

beforeEach(() => {
  objects.clear()
  Object.assign(state, { failures: 0, resets: 0, cuts: 0, stalls: 0, isSilent: false })
  Object.assign(state, { isReadOnly: false, isLying: false })
})

test('createS3FileStore: what is put is got, listed over pages, and gone when removed', async () => {
  const names = ['bukti/a b.pdf', 'pictures/é&(1).svg', 'c', 'd', 'e', 'f', 'g']
  for (const name of names) await files.put(name, Buffer.from(`isi ${name}`))
  assert.equal((await files.get('pictures/é&(1).svg')).toString(), 'isi pictures/é&(1).svg')
  const listed = []
  for await (const { name, size } of files.list()) listed.push([name, size])
  assert.deepEqual(
    listed.sort(),
    names.map((name) => [name, Buffer.byteLength(`isi ${name}`)]).sort(),
  )
  await files.remove('c')
  await files.remove('c')
  await assert.rejects(files.get('c'), MissingFileError)
})

test('createS3FileStore: what is busy, cut off or reset is asked for again', async () => {
  await files.put('a', Buffer.alloc(100_000, 7))
  for (const fault of ['failures', 'resets', 'cuts'] as const) {
    state[fault] = 2
    assert.equal((await files.get('a')).length, 100_000)
    state[fault] = 2
    await files.put('b', Buffer.from('sudah'))
    assert.equal(objects.get('b')!.bytes.toString(), 'sudah')
    state[fault] = 0
  }
})

test('createS3FileStore: a service that stays silent or broken is a StorageError', async () => {
  await files.put('a', Buffer.from('ada'))
  for (const fault of [{ isSilent: true }, { failures: 100 }, { cuts: 100 }]) {
    Object.assign(state, { isSilent: false, failures: 0, cuts: 0 }, fault)
    await assert.rejects(files.get('a'), StorageError)
  }
  Object.assign(state, { isSilent: false, cuts: 0, isReadOnly: true })
  const before = state.requests
  await assert.rejects(files.put('b', Buffer.from('x')), StorageError)
  assert.equal(state.requests, before + 1, 'a refusal is not asked for again')
})

test('createS3FileStore: a file that has changed in the bucket is not answered', async () => {
  await files.put('a', Buffer.from('Rp 1.000'))
  objects.get('a')!.bytes = Buffer.from('Rp 9.000')
  await assert.rejects(files.get('a'), StorageError)
})

test('createS3FileStore: a wrong key, a wrong bucket and a name that leads out are errors', async () => {
  const wrongKey = createS3FileStore({ ...account, secretAccessKey: 'salah-semua' }, options)
  await assert.rejects(wrongKey.get('a'), StorageError)
  const wrongBucket = createS3FileStore({ ...account, bucket: 'lain' }, options)
  await assert.rejects(wrongBucket.get('a'), StorageError)
  assert.throws(() => files.get('../a'), /outside the file store/)
})

/** A file of many pieces: each of its bytes tells where it is. */
const LARGE = Buffer.from(Array.from({ length: 1_000_000 }, (_, nr) => (nr * 7) & 255))
const isLarge = async (opened: Parameters<typeof collectFile>[0]) =>
  assert.ok((await collectFile(opened)).equals(LARGE))

test('createS3FileStore: what is put piece by piece comes as it was, with its checksum', async () => {
  await files.put('besar', new Blob([LARGE]))
  assert.ok(objects.get('besar')!.bytes.equals(LARGE))
  const opened = await files.open('besar')
  assert.equal(opened.size, LARGE.length)
  await isLarge(opened)
  const lying = {
    size: LARGE.length,
    sha256: '0'.repeat(64),
    stream: () => new Blob([LARGE]).stream(),
  }
  await assert.rejects(files.put('lain', lying), StorageError)
  assert.equal(objects.has('lain'), false)
  await assert.rejects(files.open('tidak-ada'), MissingFileError)
})

test('createS3FileStore: what is cut off or stops in the middle goes on from where it was', async () => {
  await files.put('besar', LARGE)
  for (const fault of ['failures', 'resets', 'cuts', 'stalls'] as const) {
    state[fault] = 2
    await isLarge(await files.open('besar'))
  }
  state.failures = 2
  await files.put('kedua', new Blob([LARGE]))
  assert.ok(objects.get('kedua')!.bytes.equals(LARGE))
})

test('createS3FileStore: a file that is not what was stored never comes to its end', async () => {
  await files.put('besar', LARGE)
  await files.put('kecil', Buffer.from('Rp 1.000'))
  state.isLying = true
  await assert.rejects(files.open('kecil'), StorageError)
  for (const fault of [{}, { cuts: 100, isLying: false }, { cuts: 0, stalls: 100 }]) {
    Object.assign(state, fault)
    const cuts: unknown[] = []
    const { stream } = await files.open('besar', { onCut: (thrown) => cuts.push(thrown) })
    let read = 0
    await assert.rejects(async () => {
      for await (const piece of stream) read += piece.length
    }, StorageError)
    assert.ok(read < LARGE.length, 'the end of it was passed on')
    assert.equal(cuts.length, 1)
  }
})

test('createS3FileStore: who leaves in the middle ends the request to the bucket', async () => {
  // On a busy machine so much takes longer than the timeout that the other tests wait for.
  const patient = createS3FileStore(account, { ...options, timeoutMs: 30_000 })
  await patient.put('besar', Buffer.alloc(32 * 1_048_576))
  state.stalls = 1
  for (const isWaiting of [false, true]) {
    const { stream } = await files.open('besar')
    const reader = stream.getReader()
    await reader.read()
    assert.equal(sending.size, 1)
    // Also while it waits for what does not come.
    const waiting = isWaiting ? reader.read() : undefined
    await reader.cancel()
    await waiting?.catch(() => {})
    while (sending.size > 0) await new Promise(setImmediate)
  }
})
