import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { makeImage } from '../valid.ts'
import { makeNumberedFiles, type MaliciousFile } from './malicious-file.ts'

/** A PNG of a few bytes that claims a huge size. */
function makePixelBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A valid PNG that a decoder must hold in memory as a whole: eight bytes per pixel, interlaced. */
function makeInterlacedBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([16, 6, 0, 0, 1], 8)
  // Adam7: the origin and the steps of each of the seven passes.
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const
  const lines = passes.map(([x, y, right, down]) =>
    Buffer.alloc(Math.ceil((height - y) / down) * (1 + 8 * Math.ceil((width - x) / right))),
  )
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Images with a second file appended, truncated ones, and noise. */
export async function makeMaliciousImages(): Promise<MaliciousFile[]> {
  const kinds = {
    png: await makeImage('png'),
    jpg: await makeImage('jpeg'),
    webp: await makeImage('webp'),
    gif: await makeImage('gif'),
  }
  const payloads = [
    '<script>alert(1)</script>',
    '<?php system($_GET[0]) ?>',
    '%PDF-1.7 %%EOF',
    'PK\u0003\u0004',
    '<html>',
    'javascript:alert(1)',
  ]
  return Object.entries(kinds).flatMap(([kind, bytes]) => [
    ...makeNumberedFiles(
      'image with a second file appended',
      kind,
      payloads.map((tail) => Buffer.concat([bytes, Buffer.from(tail)])),
    ),
    ...makeNumberedFiles('truncated image', kind, [bytes.subarray(0, 12), bytes.subarray(0, 30)]),
    ...makeNumberedFiles('noise after an image signature', kind, [
      Buffer.concat([bytes.subarray(0, 16), randomBytes(300)]),
    ]),
  ])
}

/** PNGs of a few bytes that would decode to more pixels than fit into memory. */
export const makePixelBombs = () =>
  makeNumberedFiles('pixel bomb', 'png', [
    makePixelBomb(60_000, 60_000),
    makePixelBomb(2_000_000_000, 2),
    makePixelBomb(100_000, 1_000),
    makePixelBomb(0, 0),
    makeInterlacedBomb(4_000, 4_000),
  ])
