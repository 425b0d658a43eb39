import { ImageRefusal } from './refusal.ts'
import { SIDES } from './sizes.ts'

export const FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const
export type ImageFormat = (typeof FORMATS)[number]

/** What one address asks for; a side of 0 is unconstrained. */
export type ImageRequest = {
  fit: 'inside' | 'cover'
  width: number
  height: number
  format: ImageFormat
  quality: number
  /** Path below the picture root, or on `host`. */
  source: string
  /** Another place than the shop's own files: `img.contoh.id`. */
  host?: string
}

const SHAPE = /^\/?unsafe\/(?:([a-z-]+)\/)?(\d{1,5})x(\d{1,5})\/(?:filters:([^/]*)\/)?(.+)$/
const INSIDE = new Set(['fit-in', 'full-fit-in', 'adaptive-fit-in'])
/** One folder or file name: nothing hidden, no drive, no scheme, nothing encoded twice. */
const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9_.@+ -]*$/

const malformed = (what: string) => new ImageRefusal(400, `Alamat gambar tidak sah: ${what}`)

/**
 * Reads `unsafe/{fit}/{width}x{height}/filters:format(…):quality(…)/{source}`. Defaults as the
 * specification says: format webp, quality 80. Throws ImageRefusal 400 for anything else.
 */
export function parseImagePath(path: string): ImageRequest {
  if (path.length > 600) throw malformed('terlalu panjang')
  const [, fit, width, height, filters, source] = SHAPE.exec(decoded(path)) ?? []
  if (width === undefined || height === undefined || source === undefined) throw malformed('bentuk')
  if (fit !== undefined && !INSIDE.has(fit) && fit !== 'cover') throw malformed('fit')
  return {
    fit: fit !== undefined && INSIDE.has(fit) ? 'inside' : 'cover',
    width: side(width),
    height: side(height),
    ...readFilters(filters),
    ...placeOf(source),
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw malformed('pengodean')
  }
}

function side(text: string): number {
  const value = Number(text)
  if (!SIDES.has(value)) throw malformed(`ukuran ${text}`)
  return value
}

function readFilters(text: string | undefined): { format: ImageFormat; quality: number } {
  const found: { format: ImageFormat; quality: number } = { format: 'webp', quality: 80 }
  if (text === undefined) return found
  for (const part of text.split(':')) {
    const [, name, value] = /^([a-z]+)\(([a-z0-9]+)\)$/.exec(part) ?? []
    const format = FORMATS.find((known) => known === (value === 'jpg' ? 'jpeg' : value))
    const quality = Number(value)
    if (name === 'format' && format) found.format = format
    else if (name === 'quality' && Number.isInteger(quality) && quality >= 1 && quality <= 100)
      found.quality = quality
    else throw malformed('filter')
  }
  return found
}

/** A path of our own, or an address on some host; whether that host is allowed is the service's to say. */
function placeOf(source: string): { source: string; host?: string } {
  const [, host, path] = /^https?:\/\/([a-z0-9.-]+(?::\d{1,5})?)\/(.+)$/.exec(source) ?? []
  return host && path ? { host, source: safeSource(path) } : { source: safeSource(source) }
}

function safeSource(source: string): string {
  const segments = source.split('/')
  if (!segments.every((segment) => SEGMENT.test(segment) && !segment.includes('..')))
    throw malformed('sumber')
  return segments.join('/')
}
