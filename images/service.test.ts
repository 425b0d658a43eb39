import assert from 'node:assert/strict'
import { mkdtemp, readdir, symlink, writeFile, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { createImageCache } from './cache.ts'
import { createImageService } from './service.ts'

const folder = await mkdtemp(join(tmpdir(), 'images-'))
after(() => rm(folder, { recursive: true, force: true }))
const sourceRoot = join(folder, 'sources')
await mkdir(join(sourceRoot, 'products'), { recursive: true })
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${inner}</svg>`
await writeFile(
  join(sourceRoot, 'products/red.svg'),
  svg('<rect width="400" height="400" fill="red"/>'),
)
await writeFile(
  join(sourceRoot, 'outside.svg'),
  svg(
    '<script>1</script><image href="file:///etc/hostname" width="9" height="9"/><rect width="400" height="400" fill="blue"/>',
  ),
)
const photo = sharp({ create: { width: 500, height: 250, channels: 3, background: '#228833' } })
await writeFile(join(sourceRoot, 'photo.jpg'), await photo.jpeg().toBuffer())
await writeFile(join(sourceRoot, 'broken.png'), 'not an image')
await writeFile(join(sourceRoot, 'notes.txt'), 'not an image')
await writeFile(join(folder, 'secret.svg'), svg(''))
await symlink(join(folder, 'secret.svg'), join(sourceRoot, 'link.svg'))

const createService = (name: string) =>
  createImageService({ sources: sourceRoot, cacheRoot: join(folder, name), maxBytes: 10_000_000 })
const images = createService('cache')
const sizeOf = async (path: string) => {
  const { width, height, format } = await sharp((await images.get(path)).bytes).metadata()
  return { width, height, format }
}

test('images.get: renders a vector image at the requested size, even above its own', async () => {
  const path = 'unsafe/fit-in/1280x0/filters:format(webp):quality(80)/products/red.svg'
  assert.deepEqual(await sizeOf(path), { width: 1280, height: 1280, format: 'webp' })
})

test('images.get: fit-in shows the whole photo and never enlarges it; cover fills the box', async () => {
  assert.deepEqual(await sizeOf('unsafe/fit-in/320x320/photo.jpg'), {
    width: 320,
    height: 160,
    format: 'webp',
  })
  assert.deepEqual((await sizeOf('unsafe/fit-in/1280x0/photo.jpg')).width, 500)
  assert.deepEqual(await sizeOf('unsafe/cover/160x160/filters:format(png)/photo.jpg'), {
    width: 160,
    height: 160,
    format: 'png',
  })
})

test('images.get: every format has its media type and a stable ETag', async () => {
  for (const format of ['webp', 'avif', 'jpeg', 'png']) {
    const path = `unsafe/fit-in/96x0/filters:format(${format})/products/red.svg`
    const [first, second] = [await images.get(path), await images.get(path)]
    assert.equal(first.type, `image/${format}`)
    assert.equal(first.etag, second.etag)
    assert.ok(first.bytes.equals(second.bytes))
  }
})

test('images.get: a vector image loads nothing from outside', async () => {
  const { bytes } = await images.get('unsafe/fit-in/48x0/filters:format(png)/outside.svg')
  const { dominant } = await sharp(bytes).stats()
  assert.ok(dominant.b > 200)
})

test('images.get: 404 for a missing image or a link out of the root, 415 for other files', async () => {
  const status = (name: string) =>
    images.get(`unsafe/fit-in/320x0/${name}`).then(
      () => 200,
      (error: { status: number }) => error.status,
    )
  assert.equal(await status('none.svg'), 404)
  assert.equal(await status('products'), 404)
  assert.equal(await status('link.svg'), 404)
  assert.equal(await status('broken.png'), 415)
  assert.equal(await status('notes.txt'), 415)
})

test('cache.getOrCreate: twenty concurrent calls create once, and a new cache finds the file', async () => {
  const cacheRoot = join(folder, 'once')
  const cache = createImageCache(cacheRoot, 1000)
  let createCount = 0
  const createOne = async () => {
    createCount++
    return Buffer.from('image')
  }
  await Promise.all(Array.from({ length: 20 }, () => cache.getOrCreate('abcd', createOne)))
  assert.equal(createCount, 1)
  await createImageCache(cacheRoot, 1000).getOrCreate('abcd', createOne)
  assert.equal(createCount, 1)
})

test('cache.getOrCreate: evicts the least recently used above the maximum size', async () => {
  const root = join(folder, 'bound')
  const cache = createImageCache(root, 250)
  const createHundredBytes = async () => Buffer.alloc(100)
  await cache.getOrCreate('aa1', createHundredBytes)
  await cache.getOrCreate('bb2', createHundredBytes)
  await cache.getOrCreate('aa1', createHundredBytes)
  await cache.getOrCreate('cc3', createHundredBytes)
  assert.equal(cache.size(), 200)
  const remaining = (await readdir(root, { recursive: true })).filter((name) => name.length > 2)
  assert.deepEqual(remaining.toSorted(), ['aa/aa1', 'cc/cc3'])
})

test('cache.getOrCreate: does not cache a failure', async () => {
  const cache = createImageCache(join(folder, 'failed'), 1000)
  await assert.rejects(cache.getOrCreate('ab', () => Promise.reject(new Error('no'))))
  assert.equal((await cache.getOrCreate('ab', async () => Buffer.from('yes'))).toString(), 'yes')
})
