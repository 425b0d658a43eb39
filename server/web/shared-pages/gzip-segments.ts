import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Magic number, deflate, no flags, no time, unknown system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** The longest stored block of deflate (bytes, RFC 1951). */
const MAX_STORED_BYTES = 65_535

/** Compresses a part of a gzip body. It refers to nothing outside of it, so parts can be joined in any order. */
export const compressPart = (bytes: Buffer): Buffer =>
  deflateRawSync(bytes, { level: 6, finishFlush: constants.Z_FULL_FLUSH })

/** The same without compression, for what is sent once. */
export function storePart(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let at = 0; at < bytes.length; at += MAX_STORED_BYTES) {
    const block = bytes.subarray(at, at + MAX_STORED_BYTES)
    const header = Buffer.alloc(5)
    header.writeUInt16LE(block.length, 1)
    header.writeUInt16LE(~block.length & 0xffff, 3)
    blocks.push(header, block)
  }
  return blocks
}

/** Joins the parts of a body into one gzip stream. `raw` is the same body uncompressed, for its checksum. */
export function joinGzip(parts: readonly Buffer[], raw: readonly Buffer[]): Buffer {
  let checksum = 0
  let length = 0
  for (const bytes of raw) {
    checksum = crc32(bytes, checksum)
    length += bytes.length
  }
  // An empty last block, then the checksum and the length.
  const trailer = Buffer.alloc(10)
  trailer[0] = 3
  trailer.writeUInt32LE(checksum >>> 0, 2)
  trailer.writeUInt32LE(length >>> 0, 6)
  return Buffer.concat([HEADER, ...parts, trailer])
}
