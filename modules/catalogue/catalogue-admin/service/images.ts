import { createHash } from 'node:crypto'
import { MAX_VECTOR_BYTES } from '#images/local-source.ts'
import type { UploadedFile } from '#platform/contract/call.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'

/** A frame with a hill and a sun: what stands where no picture was given yet. */
const PLACEHOLDER_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">
<rect width="240" height="240" fill="#eef1f4"/><g fill="none" stroke="#8a97a6" stroke-width="6" stroke-linejoin="round">
<rect x="60" y="72" width="120" height="96" rx="8"/><path d="M66 156 l34 -36 22 22 18 -18 34 32"/><circle cx="150" cy="100" r="9"/></g></svg>`

/** The path of what is shown where there is no picture; drawn into the file store when first needed. */
export async function ensurePlaceholderImage({ files }: Pick<AppDeps, 'files'>): Promise<string> {
  await files.put('pictures/none.svg', Buffer.from(PLACEHOLDER_SVG))
  return 'pictures/none.svg'
}

/**
 * Keeps a picture that has passed its rule, named by what it shows; answers its path. Throws 413 for a
 * drawing that would not be shown.
 */
export async function saveImage(
  { files }: Pick<AppDeps, 'files'>,
  { name, bytes }: UploadedFile,
): Promise<{ picture: string }> {
  const kind = /\.([a-z]+)$/i.exec(name)![1]!.toLowerCase().replace('jpeg', 'jpg')
  if (kind === 'svg' && bytes.length > MAX_VECTOR_BYTES)
    throw new Refusal('file.too_large', 'Gambar SVG paling besar 500 kB.', 413, {
      errors: { file: 'Gambar SVG paling besar 500 kB. Kirim sebagai PNG atau WEBP.' },
    })
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const picture = `pictures/${hash}.${kind}`
  await files.put(picture, bytes)
  return { picture }
}
