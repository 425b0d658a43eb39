import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { ImageError } from './error.ts'
import { createImageService, type ImageService } from './service.ts'

let folder: string
let images: ImageService
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malicious-images-'))
  images = createImageService({
    sources: folder,
    cacheRoot: join(folder, 'cache'),
    maxBytes: 50_000_000,
  })
})
after(() => rm(folder, { recursive: true, force: true }))

const svg = (content: string, attributes = 'width="400" height="400"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)

/** A PNG that claims to be `side` pixels wide and high, with a few bytes of pixels. */
function pngClaimingSide(side: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const all = Buffer.concat([Buffer.from(type), body])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(body.length)
    sum.writeUInt32BE(crc(all))
    return Buffer.concat([length, all, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const body = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

const BILLION_LAUGHS = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`)
  .join('')}]>`

async function createMaliciousFiles(): Promise<Record<string, Buffer>> {
  const photo = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#264' },
  })
    .jpeg()
    .toBuffer()
  const png = await sharp(photo).png().toBuffer()
  return {
    'empty.png': Buffer.alloc(0),
    'text.jpg': Buffer.from('<script>alert(1)</script>'),
    'cut.jpg': photo.subarray(0, photo.length / 2),
    'cut.png': png.subarray(0, 60),
    'headless.png': png.subarray(8),
    'noise.webp': Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919) % 256)),
    'wide.png': pngClaimingSide(60_000),
    'giant.png': pngClaimingSide(2_000_000_000),
    'program.gif': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)]),
    'frames.gif': Buffer.concat([
      Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'),
      Buffer.alloc(50_000, 0x2c),
    ]),
    'zip.png': Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(1000)]),
    'laughs.svg': Buffer.from(`${BILLION_LAUGHS}${svg('<text>&j;</text>').toString()}`),
    'entity.svg': Buffer.from(
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text y="20">&x;</text>').toString()}`,
    ),
    'outside.svg': svg('<image href="http://127.0.0.1:1/x.png" width="9" height="9"/>'),
    'file.svg': svg('<image href="file:///etc/hostname" width="9" height="9"/>'),
    'vast.svg': svg('<rect width="9" height="9"/>', 'width="9000000" height="9000000"'),
    'thin.svg': svg('<rect width="9" height="9"/>', 'width="1" height="900000"'),
    'sizeless.svg': svg('<rect width="9" height="9"/>', 'width="0" height="0"'),
    'deep.svg': svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)),
    'many.svg': svg('<rect width="9" height="9"/>'.repeat(100_000)),
    'dense.svg': svg('<rect width="9" height="9"/>'.repeat(19_000)),
    'blur.svg': svg(
      '<filter id="f"><feGaussianBlur stdDeviation="5000"/></filter><rect width="400" height="400" filter="url(#f)"/>',
    ),
    'loop.svg': svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><use href="#a"/>'),
    'open.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'),
    'huge.jpg': Buffer.alloc(21 * 1024 * 1024, 0xff),
  }
}

test('images.get: malicious images are refused or rendered small, within 300 MB of memory', async () => {
  const files = await createMaliciousFiles()
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
  const before = process.memoryUsage().rss
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 10)
  for (const name of Object.keys(files))
    for (const path of [
      `unsafe/fit-in/320x0/filters:format(webp):quality(80)/${name}`,
      `unsafe/cover/1280x1280/filters:format(jpeg)/${name}`,
    ])
      try {
        const { bytes } = await images.get(path)
        assert.ok(bytes.length < 2_000_000, name)
      } catch (thrown) {
        assert.ok(thrown instanceof ImageError, `${name}: ${String(thrown)}`)
        assert.equal(thrown.status, 415, name)
      }
  clearInterval(timer)
  assert.ok(peak - before < 300 * 1024 * 1024, `${Math.round((peak - before) / 1048576)} MB`)
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await writeFile(join(folder, 'valid.png'), photo)
  assert.ok((await images.get('unsafe/320x0/valid.png')).bytes.length > 0)
})

test('images.get: malformed URLs are a 400', async () => {
  const shapes = [
    '',
    'unsafe',
    'unsafe/320x320',
    'unsafe/321x0/a.png',
    'unsafe/-1x0/a.png',
    'unsafe/320x0/../a.png',
    'unsafe/320x0/%2e%2e/a.png',
    'unsafe/320x0/a%00.png',
    'unsafe/320x0/.hidden',
    'unsafe/320x0/filters:format(exe)/a.png',
    'unsafe/320x0/filters:quality(101)/a.png',
    'unsafe/320x0/filters:blur(9)/a.png',
    'unsafe/320x0/file:///etc/passwd',
    'unsafe/320x0/ftp://example.com/a.png',
    'unsafe/320x0/http://user@example.com/a.png',
    'unsafe/320x0/http://[::1]/a.png',
    'unsafe/320x0/data:image/png;base64,AAAA',
    'unsafe/320x0//etc/passwd',
    `unsafe/320x0/${'a'.repeat(700)}.png`,
    'signed/320x0/a.png',
  ]
  for (const shape of shapes)
    await assert.rejects(images.get(shape), (thrown) => {
      assert.ok(thrown instanceof ImageError, shape)
      assert.equal(thrown.status, 400, shape)
      return true
    })
})

test('images.get: fetches from an allowed host once, never from another host or a redirect', async () => {
  const requestedUrls: string[] = []
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a30' } })
    .png()
    .toBuffer()
  const server = createServer((request, response) => {
    requestedUrls.push(request.url!)
    if (request.url === '/away.png')
      response.writeHead(302, { location: 'http://127.0.0.1:1/x.png' }).end()
    else if (request.url === '/page.png')
      response.setHeader('content-type', 'text/html').end('<html>')
    else if (request.url === '/none.png') response.writeHead(404).end()
    else response.setHeader('content-type', 'image/png').end(png)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const remoteImages = createImageService({
    sources: folder,
    cacheRoot: join(folder, 'remote'),
    maxBytes: 10_000_000,
    ownHost: 'toko.contoh.id',
    allowedHosts: [host],
  })
  const getImage = (source: string) =>
    remoteImages.get(`unsafe/320x0/filters:format(png)/${source}`)
  try {
    await Promise.all([getImage(`http://${host}/a.png`), getImage(`http://${host}/a.png`)])
    await getImage(`http://${host}/a.png`)
    assert.deepEqual(requestedUrls, ['/a.png'])
    await writeFile(join(folder, 'own.png'), png)
    assert.ok((await getImage('https://toko.contoh.id/own.png')).bytes.length > 0)
    const statusOf = (source: string) =>
      getImage(source).then(
        () => 200,
        (thrown: unknown) => (thrown as ImageError).status,
      )
    assert.equal(await statusOf(`http://${host}/away.png`), 404)
    assert.equal(await statusOf(`http://${host}/none.png`), 404)
    assert.equal(await statusOf(`http://${host}/page.png`), 415)
    requestedUrls.length = 0
    for (const other of [
      'http://localhost:1/a.png',
      'http://169.254.169.254/latest',
      `http://127.0.0.2:80/a.png`,
    ])
      assert.equal(await statusOf(other), 404)
    assert.deepEqual(requestedUrls, [])
  } finally {
    server.close()
  }
})
