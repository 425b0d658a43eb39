import { ImageError } from './error.ts'
import { ALLOWED_SIDES, MAX_AVIF_SIDE, snapQuality } from './sizes.ts'

const FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const
export type ImageFormat = (typeof FORMATS)[number]

/** The parsed path of an image URL. A side of 0 is unconstrained. */
export type ImageRequest = {
  fit: 'inside' | 'cover'
  width: number
  height: number
  format: ImageFormat
  quality: number
  /** Path below the image root, or on `host`. */
  source: string
  /** Host of a remote source: `img.contoh.id`. Undefined for the shop's own files. */
  host?: string
}

const PATH_PATTERN = /^\/?unsafe\/(?:([a-z-]+)\/)?(\d{1,5})x(\d{1,5})\/(?:filters:([^/]*)\/)?(.+)$/
const FIT_IN_NAMES = new Set(['fit-in', 'full-fit-in', 'adaptive-fit-in'])
/** One folder or file name: not hidden, no drive, no scheme, not encoded twice. */
const SEGMENT_PATTERN = /^[A-Za-z0-9_][A-Za-z0-9_.@+ -]*$/

const invalidPath = (detail: string) => new ImageError(400, `Alamat gambar tidak sah: ${detail}`)

/**
 * Parses `unsafe/{fit}/{width}x{height}/filters:format(…):quality(…)/{source}`. The defaults, from
 * the specification: format webp, quality 80, fit fit-in. The quality is the nearest of few. Throws ImageError
 * 400 for anything else.
 */
export function parseImagePath(path: string): ImageRequest {
  if (path.length > 600) throw invalidPath('terlalu panjang')
  const [, fit, width, height, filters, source] = PATH_PATTERN.exec(decodePath(path)) ?? []
  if (width === undefined || height === undefined || source === undefined)
    throw invalidPath('bentuk')
  if (fit !== undefined && !FIT_IN_NAMES.has(fit) && fit !== 'cover') throw invalidPath('fit')
  const sides = { width: parseSide(width), height: parseSide(height) }
  const encoding = readFilters(filters)
  if (encoding.format === 'avif' && Math.max(sides.width, sides.height) > MAX_AVIF_SIDE)
    throw invalidPath(`ukuran ${width}x${height} untuk avif`)
  return {
    fit: fit === 'cover' ? 'cover' : 'inside',
    ...sides,
    ...encoding,
    ...parseSource(source),
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw invalidPath('pengodean')
  }
}

function parseSide(text: string): number {
  const value = Number(text)
  if (!ALLOWED_SIDES.has(value)) throw invalidPath(`ukuran ${text}`)
  return value
}

function readFilters(text: string | undefined): { format: ImageFormat; quality: number } {
  const parsed: { format: ImageFormat; quality: number } = { format: 'webp', quality: 80 }
  if (text === undefined) return parsed
  for (const part of text.split(':')) {
    const [, name, value] = /^([a-z]+)\(([a-z0-9]+)\)$/.exec(part) ?? []
    const format = FORMATS.find((known) => known === (value === 'jpg' ? 'jpeg' : value))
    const quality = Number(value)
    if (name === 'format' && format) parsed.format = format
    else if (name === 'quality' && Number.isInteger(quality) && quality >= 1 && quality <= 100)
      parsed.quality = snapQuality(quality)
    else throw invalidPath('filter')
  }
  return parsed
}

/**
 * A path of the shop's own, or one on another host. The service decides whether that host is
 * allowed.
 */
function parseSource(source: string): { source: string; host?: string } {
  const [, host, path] = /^https?:\/\/([a-z0-9.-]+(?::\d{1,5})?)\/(.+)$/.exec(source) ?? []
  return host && path
    ? { host, source: checkSourcePath(path) }
    : { source: checkSourcePath(source) }
}

function checkSourcePath(source: string): string {
  const segments = source.split('/')
  if (!segments.every((segment) => SEGMENT_PATTERN.test(segment) && !segment.includes('..')))
    throw invalidPath('sumber')
  return segments.join('/')
}
