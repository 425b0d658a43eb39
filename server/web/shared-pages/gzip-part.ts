import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { copyAlone } from '../cache/copy-alone.ts'

/** A part of a body as deflated bytes. It refers to nothing outside of it, so parts can be joined in any order. */
export type GzipPart = {
  readonly deflated: Buffer
  /** CRC-32 and length (bytes) of the uncompressed text. */
  readonly checksum: number
  readonly length: number
}

/** Compresses what is sent many times. */
export const compressPart = (bytes: Buffer): GzipPart => ({
  deflated: copyAlone(deflateRawSync(bytes, { level: 6, finishFlush: constants.Z_FULL_FLUSH })),
  checksum: crc32(bytes),
  length: bytes.length,
})

/** The longest stored block of deflate (bytes, RFC 1951). */
const MAX_STORED_BYTES = 65_535

/** The same without compression, for what is sent once. */
export function storePart(bytes: Buffer): GzipPart {
  const blocks: Buffer[] = []
  for (let at = 0; at < bytes.length; at += MAX_STORED_BYTES) {
    const block = bytes.subarray(at, at + MAX_STORED_BYTES)
    const header = Buffer.alloc(5)
    header.writeUInt16LE(block.length, 1)
    header.writeUInt16LE(~block.length & 0xffff, 3)
    blocks.push(header, block)
  }
  return { deflated: Buffer.concat(blocks), checksum: crc32(bytes), length: bytes.length }
}

/** The bytes of a part as they were. */
export const expandPart = ({ deflated }: GzipPart): Buffer =>
  inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH })

/** Magic number, deflate, no flags, no time, unknown system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Joins the parts of a body into one gzip stream. */
export function joinGzip(parts: readonly GzipPart[]): Buffer {
  let checksum = 0
  let length = 0
  for (const part of parts) {
    checksum = appendChecksum(checksum, part)
    length += part.length
  }
  // An empty last block, then the checksum and the length.
  const trailer = Buffer.alloc(10)
  trailer[0] = 3
  trailer.writeUInt32LE(checksum, 2)
  trailer.writeUInt32LE(length >>> 0, 6)
  return Buffer.concat([HEADER, ...parts.map(({ deflated }) => deflated), trailer])
}

/** The polynomial of CRC-32 and the one that is 1, their bits reversed. */
const POLYNOMIAL = 0xedb88320
const ONE = 0x80000000

/** The CRC-32 of some bytes followed by a part, from the checksums of both: the first is shifted by the part's bits. */
const appendChecksum = (checksum: number, { checksum: appended, length }: GzipPart): number =>
  (multiplyPolynomials(findShift(length), checksum) ^ appended) >>> 0

/** The product of two polynomials over GF(2), modulo that of CRC-32. */
function multiplyPolynomials(a: number, b: number): number {
  let product = 0
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= b
    b = b & 1 ? (b >>> 1) ^ POLYNOMIAL : b >>> 1
  }
  return product >>> 0
}

/** x to the power of 8 · 2^i at place i: what a byte, two, four … shift a checksum by. */
const SHIFTS = [ONE >>> 8]
for (let i = 1; i < 32; i++) SHIFTS.push(multiplyPolynomials(SHIFTS[i - 1]!, SHIFTS[i - 1]!))

function findShift(bytes: number): number {
  let shift = ONE
  for (let i = 0, rest = bytes; rest > 0; i++, rest >>>= 1)
    if (rest & 1) shift = multiplyPolynomials(SHIFTS[i]!, shift)
  return shift
}
