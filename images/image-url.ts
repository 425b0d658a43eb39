import type { ImageFormat } from './path.ts'
import { roundUpToAllowed } from './sizes.ts'

type ImageUrlOptions = {
  /** Width in px, rounded up to an allowed one. */
  width: number
  /** Height in px; without it the height follows the width. */
  height?: number
  /** `cover` fills width and height and cuts the rest. */
  fit?: 'fit-in' | 'cover'
  format?: ImageFormat
  quality?: number
}

/**
 * Builds the URL of `source` (its path below the image root) at a width. A source that is already a
 * URL (`https:`, `data:`, `blob:`, `/…`) is returned unchanged.
 */
export function buildImageUrl(source: string, options: ImageUrlOptions): string {
  if (/^(?:[a-z]+:|\/)/i.test(source)) return source
  const { format = 'webp', quality = 80, fit = 'fit-in' } = options
  const height = options.height === undefined ? 0 : roundUpToAllowed(options.height)
  const name = source.split('/').map(encodeURIComponent).join('/')
  return `/img/unsafe/${fit}/${roundUpToAllowed(options.width)}x${height}/filters:format(${format}):quality(${quality})/${name}`
}

/** Builds a `srcset` of the widths (px), each also at density 2, without duplicates. */
export function buildSrcSet(source: string, widths: readonly number[]): string {
  const all = new Set(
    widths.flatMap((width) => [roundUpToAllowed(width), roundUpToAllowed(width * 2)]),
  )
  return [...all]
    .toSorted((a, b) => a - b)
    .map((width) => `${buildImageUrl(source, { width })} ${width}w`)
    .join(', ')
}
