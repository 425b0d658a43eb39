import { setImmediate } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import type { FileBytes } from '../http/uploads/received-file.ts'
import { tooMuchText } from './limits.ts'

/** Reads the bytes of a file from the beginning, as often as it is called, in chunks. */
export type ByteSource = () => AsyncGenerator<Uint8Array>

const CHUNK_BYTES = 262_144
/** The most that a packed CSV may hold: more than 200,000 rows of an export (bytes). */
const MAX_UNPACKED_BYTES = 268_435_456

/**
 * The bytes of a CSV, which may be packed (`.csv.gz`). A packed one is unpacked while it is read, so that it is
 * never whole in memory; reading throws 422 `sheet.unreadable` where it holds too much, and Error where it is broken.
 */
export const openCsv = ({ name, bytes }: FileBytes): ByteSource =>
  /\.gz$/i.test(name) ? () => unpack(bytes) : () => slice(bytes)

async function* slice(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    // Others have their turn between two chunks.
    if (at > 0) await setImmediate()
    yield bytes.subarray(at, at + CHUNK_BYTES)
  }
}

async function* unpack(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES })
  let length = 0
  try {
    gunzip.end(bytes)
    for await (const chunk of gunzip as AsyncIterable<Uint8Array>) {
      length += chunk.length
      if (length > MAX_UNPACKED_BYTES) throw tooMuchText()
      yield chunk
    }
  } finally {
    gunzip.destroy()
  }
}
