import { ImageRefusal } from './refusal.ts'
import { LARGEST_VECTOR } from './source.ts'

const LARGEST = 20 * 1024 * 1024
/** How long another host may take (ms). */
const PATIENCE = 5_000

/**
 * A picture of an allowed host. It is asked once, never elsewhere where it would lead, and read no
 * further than a picture may be large. Throws ImageRefusal 404 where it has none, 415 for what is no
 * picture or too large.
 */
export async function fetchSource(
  host: string,
  path: string,
): Promise<{ bytes: Buffer; vector: boolean }> {
  const answer = await fetch(addressOf(host, path), {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
    headers: { accept: 'image/*' },
  }).catch(() => undefined)
  if (!answer?.ok || !answer.body) throw new ImageRefusal(404, 'Gambar tidak ditemukan')
  const type = answer.headers.get('content-type') ?? ''
  if (!type.startsWith('image/')) throw new ImageRefusal(415, 'Bukan gambar')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body) {
    size += chunk.length
    if (size > LARGEST) throw new ImageRefusal(415, 'Gambar terlalu besar')
    chunks.push(chunk)
  }
  const vector = type.startsWith('image/svg')
  if (vector && size > LARGEST_VECTOR) throw new ImageRefusal(415, 'Gambar terlalu besar')
  return { bytes: Buffer.concat(chunks), vector }
}

/** Only this machine is asked without encryption. */
function addressOf(host: string, path: string): string {
  const scheme = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(host) ? 'http' : 'https'
  return `${scheme}://${host}/${path.split('/').map(encodeURIComponent).join('/')}`
}
