import { MAX_VECTOR_BYTES } from '#images/local-source.ts'
import type { UploadedFile } from '#platform/contract/call.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { PLACEHOLDER_IMAGE } from '../rules/placeholder-image.ts'

/** Shown where there is no image: a frame with a hill and a sun. */
const PLACEHOLDER_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">
<rect width="240" height="240" fill="#eef1f4"/><g fill="none" stroke="#8a97a6" stroke-width="6" stroke-linejoin="round">
<rect x="60" y="72" width="120" height="96" rx="8"/><path d="M66 156 l34 -36 22 22 18 -18 34 32"/><circle cx="150" cy="100" r="9"/></g></svg>`

/** Writes the placeholder image into the file store; returns its path. */
export async function ensurePlaceholderImage({ files }: Pick<AppDeps, 'files'>): Promise<string> {
  await files.put(PLACEHOLDER_IMAGE, Buffer.from(PLACEHOLDER_SVG))
  return PLACEHOLDER_IMAGE
}

/**
 * Stores a validated image, named by the hash of its content; returns its path. Throws 413 for an SVG
 * too large to be shown.
 */
export async function saveImage(
  { files }: Pick<AppDeps, 'files'>,
  file: UploadedFile,
): Promise<{ picture: string }> {
  const { name, size, sha256 } = file
  const kind = /\.([a-z]+)$/i.exec(name)![1]!.toLowerCase().replace('jpeg', 'jpg')
  if (kind === 'svg' && size > MAX_VECTOR_BYTES)
    throw new Refusal('file.too_large', 'Gambar SVG paling besar 500 kB.', 413, {
      errors: { file: 'Gambar SVG paling besar 500 kB. Kirim sebagai PNG atau WEBP.' },
    })
  const picture = `pictures/${sha256.slice(0, 24)}.${kind}`
  await files.put(picture, file)
  return { picture }
}
