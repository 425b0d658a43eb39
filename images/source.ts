import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { ImageRefusal } from './refusal.ts'

const LARGEST = 20 * 1024 * 1024
/** Every shape of a drawing is held in memory while it is drawn, some kilobytes each. */
export const LARGEST_VECTOR = 512 * 1024
const KINDS = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'])

/** A picture's file and what its cached results depend on. */
export type Source = { file: string; vector: boolean; version: string }

/**
 * Finds `name` under `root`. Throws ImageRefusal 404 where there is none (or a link leads out of
 * the root), 415 for another kind of file or one above 20 MB.
 */
export async function findSource(root: string, name: string): Promise<Source> {
  const missing = new ImageRefusal(404, 'Gambar tidak ditemukan')
  const kind = extname(name).toLowerCase()
  const [base, file] = await Promise.all([realpath(root), realpath(join(root, name))]).catch(() => {
    throw missing
  })
  if (!file.startsWith(base + sep)) throw missing
  const found = await stat(file).catch(() => {
    throw missing
  })
  if (!found.isFile()) throw missing
  if (!KINDS.has(kind)) throw new ImageRefusal(415, 'Bukan gambar')
  const vector = kind === '.svg'
  if (found.size > (vector ? LARGEST_VECTOR : LARGEST))
    throw new ImageRefusal(415, 'Gambar terlalu besar')
  return { file, vector, version: `${found.size}-${found.mtimeMs}` }
}

/** The picture's bytes: read into memory, so that a vector picture has no base to load from. */
export const readSource = (source: Source): Promise<Buffer> => readFile(source.file)
