import { ImageError } from './error.ts'
import { MAX_VECTOR_BYTES } from './local-source.ts'

const MAX_BYTES = 20 * 1024 * 1024
/** How long a remote host may take (ms). */
const TIMEOUT_MS = 5_000

/**
 * Fetches an image from an allowed host, without following redirects, and stops reading above the
 * maximum size. Throws ImageError 404 if the host has none, 415 if it is not an image or too large.
 */
export async function fetchRemoteSource(
  host: string,
  path: string,
): Promise<{ bytes: Buffer; vector: boolean }> {
  const response = await fetch(buildRemoteUrl(host, path), {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'image/*' },
  }).catch(() => undefined)
  if (!response?.ok || !response.body) throw new ImageError(404, 'Gambar tidak ditemukan')
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('image/')) throw new ImageError(415, 'Bukan gambar')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > MAX_BYTES) throw new ImageError(415, 'Gambar terlalu besar')
    chunks.push(chunk)
  }
  const vector = type.startsWith('image/svg')
  if (vector && size > MAX_VECTOR_BYTES) throw new ImageError(415, 'Gambar terlalu besar')
  return { bytes: Buffer.concat(chunks), vector }
}

/** HTTPS, except for hosts on this machine. */
function buildRemoteUrl(host: string, path: string): string {
  const scheme = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(host) ? 'http' : 'https'
  return `${scheme}://${host}/${path.split('/').map(encodeURIComponent).join('/')}`
}
