import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { copyFiles } from '#commands/lib/copy-files.ts'
import { createImageService } from '#images/service.ts'
import { createLocalFileStore } from '#platform/files/file-store.ts'
import { createS3FileStore } from '#platform/s3/s3-file-store.ts'
import { openS3Server } from '#tests/support/servers/s3-server.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { assertOwnBucket } from '../start-up/bucket-owner.ts'
import { readConfig } from './config.ts'
import { openBucket } from './file-store-config.ts'

const shop = await useTestShop()
const { account, objects, state } = await openS3Server()
const RED =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red"/></svg>'

beforeEach(() => {
  objects.clear()
  state.isReadOnly = false
})

test('readConfig: the variables of a bucket belong together, and none is a folder', () => {
  assert.equal(readConfig({}).bucket, undefined)
  const S3 = {
    S3_ENDPOINT: account.endpoint,
    S3_BUCKET: account.bucket,
    S3_REGION: account.region,
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  }
  assert.deepEqual(readConfig(S3).bucket, account)
  const { S3_SECRET_ACCESS_KEY: _, ...incomplete } = S3
  assert.throws(() => readConfig(incomplete), /S3_SECRET_ACCESS_KEY.*needed beside S3_ENDPOINT/)
  assert.throws(() => readConfig({ ...S3, S3_ENDPOINT: 'http://s3.contoh.id' }), /S3_ENDPOINT/)
})

test('openBucket: a bucket that denies writing, or is not there, is refused by the names of its variables', async () => {
  await openBucket(account)
  assert.equal(objects.size, 0)
  state.isReadOnly = true
  await assert.rejects(openBucket(account), /S3_ENDPOINT, S3_BUCKET: .*berkas-toko.*AccessDenied/)
  await assert.rejects(openBucket({ ...account, bucket: 'lain' }), /NoSuchBucket/)
})

test('assertOwnBucket: of two shops on one bucket the second does not start', async () => {
  const files = createS3FileStore(account)
  const deps = { ...shop.deps, files }
  await Promise.all([assertOwnBucket(deps), assertOwnBucket(deps)])
  await assertOwnBucket(deps)
  await files.put('owner.txt', Buffer.from('toko lain'))
  await assert.rejects(assertOwnBucket(deps), /files of another shop; choose another bucket/)
})

test('copyFiles: a folder moves into a bucket and back; begun again it copies what is missing', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'copy-files-'))
  const folder = createLocalFileStore(path.join(root, 'from'))
  for (let nr = 0; nr < 20; nr++) await folder.put(`bukti/${nr}.pdf`, Buffer.from(`bukti ${nr}`))
  const bucket = createS3FileStore(account)
  await bucket.put('bukti/3.pdf', Buffer.from('bukti 3'))
  await bucket.put('bukti/4.pdf', Buffer.from('potong'))
  assert.deepEqual(await copyFiles(folder, bucket), { copied: 19, skipped: 1 })
  assert.deepEqual(await copyFiles(folder, bucket), { copied: 0, skipped: 20 })
  const back = createLocalFileStore(path.join(root, 'back'))
  assert.deepEqual(await copyFiles(bucket, back), { copied: 20, skipped: 0 })
  assert.equal((await back.get('bukti/4.pdf')).toString(), 'bukti 4')
  await rm(root, { recursive: true })
})

test('/img: an image that one process has made of a bucket is what the others send', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'made-'))
  const sources = createS3FileStore(account)
  await sources.put('pictures/green.svg', Buffer.from(RED.replace('red', 'green')))
  let spent = 0
  const read = (name: string) =>
    createImageService({
      sources,
      shared: sources,
      cacheRoot: path.join(root, name),
      maxBytes: 1e6,
      publicFolder: 'pictures/',
    }).get('unsafe/fit-in/320x0/filters:format(webp)/pictures/green.svg', {
      network: name,
      spend: () => void (spent += 1),
    })
  const made = await read('one')
  const isShared = async () => {
    for await (const { name } of sources.list()) if (name.startsWith('pictures-made/')) return true
    return false
  }
  while (!(await isShared())) await new Promise(setImmediate)
  assert.deepEqual((await read('two')).bytes, made.bytes)
  assert.equal(spent, 1)
  await rm(root, { recursive: true })
})

test('/img: images are made from a bucket, and a missing one is a 404', async () => {
  const cacheRoot = await mkdtemp(path.join(tmpdir(), 'made-'))
  const sources = createS3FileStore(account)
  await sources.put('pictures/red.svg', Buffer.from(RED))
  const images = createImageService({
    sources,
    cacheRoot,
    maxBytes: 1e6,
    publicFolder: 'pictures/',
  })
  const { type, bytes } = await images.get(
    'unsafe/fit-in/320x0/filters:format(webp)/pictures/red.svg',
  )
  assert.equal(type, 'image/webp')
  assert.ok(bytes.length > 0)
  const missing = images.get('unsafe/fit-in/320x0/filters:format(webp)/pictures/blue.svg')
  await assert.rejects(missing, { status: 404 })
  await rm(cacheRoot, { recursive: true })
})
