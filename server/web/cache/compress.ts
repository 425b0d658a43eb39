import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { Encoding } from '../requests/accept-encoding.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const brotliExpandAsync = promisify(brotliDecompress)
const gunzipAsync = promisify(gunzip)

/** Compresses a body that is sent many times. */
export const compressBody = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? gzipAsync(body, { level: 6 })
    : brotliAsync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 7,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })

/** A body as it was before `compressBody`. */
export const expandBody = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? gunzipAsync(body) : brotliExpandAsync(body)

/** Compresses a body that is sent once, at the cheapest level. */
export const compressOnce = (body: Uint8Array): Promise<Buffer> => gzipAsync(body, { level: 1 })
