import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { ImageError } from './error.ts'

const MAX_BYTES = 20 * 1024 * 1024
/** Rendering needs some kilobytes of memory for each shape of a drawing. */
export const MAX_VECTOR_BYTES = 512 * 1024
const EXTENSIONS = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'])

/** An image of the shop; `version` changes with its content, for cache keys. */
export type ImageSource = {
  version: string
  /** Reads it into memory, so that a vector image has no base path to load other files from. */
  read(): Promise<{ bytes: Buffer; vector: boolean }>
}

/**
 * Finds `name` below `root`. Throws ImageError 404 if there is none (or a symbolic link leads out
 * of the root), 415 for another kind of file or one that is too large.
 */
export async function findSource(root: string, name: string): Promise<ImageSource> {
  const missing = new ImageError(404, 'Gambar tidak ditemukan')
  const [base, file] = await Promise.all([realpath(root), realpath(join(root, name))]).catch(() => {
    throw missing
  })
  if (!file.startsWith(base + sep)) throw missing
  const stats = await stat(file).catch(() => {
    throw missing
  })
  if (!stats.isFile()) throw missing
  const vector = isVector(name, stats.size)
  return {
    version: `${stats.size}-${stats.mtimeMs}`,
    read: async () => ({ bytes: await readFile(file), vector }),
  }
}

/**
 * Whether the image is a drawing. Throws ImageError 415 for another kind of file or one that is too
 * large.
 */
export function isVector(name: string, bytes: number): boolean {
  const extension = extname(name).toLowerCase()
  if (!EXTENSIONS.has(extension)) throw new ImageError(415, 'Bukan gambar')
  const vector = extension === '.svg'
  if (bytes > (vector ? MAX_VECTOR_BYTES : MAX_BYTES))
    throw new ImageError(415, 'Gambar terlalu besar')
  return vector
}
