import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Files below this size are not compressed (bytes). */
const MIN_BYTES = 1_024

/**
 * Writes a .br and a .gz beside every text file of a folder, if it is smaller than the file itself.
 */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const bytes = await readFile(file)
      if (bytes.length < MIN_BYTES) return
      const compressed = {
        br: await brotliAsync(bytes, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
        gz: await gzipAsync(bytes, { level: 9 }),
      }
      for (const [extension, compressedBytes] of Object.entries(compressed))
        if (compressedBytes.length < bytes.length)
          await writeFile(`${file}.${extension}`, compressedBytes)
    }),
  )
}
