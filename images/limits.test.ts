import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { createImageService } from './service.ts'

const folder = await mkdtemp(join(tmpdir(), 'image-limits-'))
after(() => rm(folder, { recursive: true, force: true }))
const sourceRoot = join(folder, 'sources')
await mkdir(sourceRoot)
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle r="90" fill="red"/></svg>`
await writeFile(join(sourceRoot, 'square.svg'), svg(400, 400))
await writeFile(join(sourceRoot, 'tall.svg'), svg(10, 5000))
await writeFile(join(sourceRoot, 'huge.svg'), svg(9000, 4500))

const createService = (name: string) =>
  createImageService({ sources: sourceRoot, cacheRoot: join(folder, name), maxBytes: 10_000_000 })
const NOBODY = { network: 'nobody', spend: () => {} }

test('images.get: a hundred qualities are three pictures', async () => {
  const images = createService('qualities')
  const etags = new Set<string>()
  for (let quality = 1; quality <= 100; quality++)
    etags.add((await images.get(`unsafe/48x48/filters:quality(${quality})/square.svg`)).etag)
  assert.equal(etags.size, 3)
  const [asked, default80] = await Promise.all([
    images.get('unsafe/48x48/filters:quality(100)/square.svg'),
    images.get('unsafe/48x48/square.svg'),
  ])
  assert.equal(asked.etag, default80.etag)
})

test('images.get: 400 for an AVIF larger than the shop ever shows', async () => {
  const images = createService('avif')
  for (const size of ['3072x3072', '2048x0', '48x2560'])
    await assert.rejects(images.get(`unsafe/${size}/filters:format(avif)/square.svg`), {
      status: 400,
    })
  const { type } = await images.get('unsafe/fit-in/320x0/filters:format(avif)/square.svg')
  assert.equal(type, 'image/avif')
})

test('images.get: no side of a picture is longer than the largest, whatever its source', async () => {
  const images = createService('sides')
  const sidesOf = async (path: string) => {
    const { width, height } = await sharp((await images.get(path)).bytes).metadata()
    return [width, height]
  }
  assert.deepEqual(await sidesOf('unsafe/fit-in/0x0/huge.svg'), [3072, 1536])
  assert.deepEqual(await sidesOf('unsafe/0x0/square.svg'), [400, 400])
  assert.deepEqual(await sidesOf('unsafe/fit-in/1536x0/tall.svg'), [6, 3072])
})

test('images.get: only pictures that have to be made cost their requester, by their size', async () => {
  const images = createService('cost')
  const costs: number[] = []
  const requester = { network: 'a', spend: (cost: number) => void costs.push(cost) }
  for (const size of ['320x0', '320x0', '96x0', '1280x640', '320x0', '0x0'])
    await images.get(`unsafe/fit-in/${size}/square.svg`, requester)
  assert.deepEqual(costs, [1, 1, 8, 92])
  const spend = () => {
    throw new Error('too much')
  }
  await assert.rejects(
    images.get('unsafe/fit-in/640x0/square.svg', { ...requester, spend }),
    /much/,
  )
  await images.get('unsafe/fit-in/320x0/square.svg', { ...requester, spend })
})

test('images.get: refuses with a 503 what would wait too long, and answers other networks', async () => {
  const images = createService('queue')
  const sides = [48, 96, 160, 192, 240, 320, 480, 640, 768]
  const paths = sides.flatMap((width) =>
    sides.map((height) => `unsafe/${width}x${height}/filters:format(jpeg)/square.svg`),
  )
  const flood = paths.map((path) =>
    images.get(path, { ...NOBODY, network: 'flood' }).then(
      () => 200,
      (thrown) => thrown.status,
    ),
  )
  assert.ok((await images.get('unsafe/96x96/square.svg', NOBODY)).bytes.length > 0)
  const statuses = await Promise.all(flood)
  const count = (status: number) => statuses.filter((each) => each === status).length
  assert.ok(count(503) > 0)
  assert.ok(count(200) >= 60)
  assert.equal(count(200) + count(503), paths.length)
})

test('images.get: on a full disk a picture is made and sent, and nothing of it stays', async () => {
  const cacheRoot = join(folder, 'full')
  const code = `
    const { createImageService } = await import(${JSON.stringify(import.meta.resolve('./service.ts'))})
    const failures = []
    const images = createImageService({
      ...${JSON.stringify({ sources: sourceRoot, cacheRoot, maxBytes: 1e7 })},
      onCacheFailure: ({ code }) => failures.push(code),
    })
    const path = 'unsafe/1536x1536/filters:format(png)/square.svg'
    const sizes = [await images.get(path), await images.get(path)].map(({ bytes }) => bytes.length)
    console.log(JSON.stringify({ sizes, failures }))`
  const args = ['-c', 'ulimit -f 2; exec "$0" --input-type=module -e "$1"', process.execPath, code]
  const { stdout } = await promisify(execFile)('sh', args)
  const { sizes, failures } = JSON.parse(stdout)
  assert.ok(sizes[0] > 1024, stdout)
  assert.equal(sizes[1], sizes[0])
  assert.deepEqual(failures, ['EFBIG'])
  const files = await readdir(cacheRoot, { recursive: true, withFileTypes: true })
  assert.deepEqual(
    files.filter((each) => each.isFile()).map(({ name }) => name),
    [],
  )
})
