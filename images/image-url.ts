import type { ImageFormat } from './path.ts'
import { roundUpToAllowed } from './sizes.ts'

/** Addresses of resized pictures, for the browser and the server alike. */

type ImageUrlOptions = {
  /** Wanted width in px; the next allowed one is taken. */
  width: number
  /** Wanted height in px, cut to fit; without it the height follows the width. */
  height?: number
  format?: ImageFormat
  quality?: number
}

/**
 * The address of `source` (its path under the picture root) at a width. A source that is already
 * an address (`https:`, `data:`, `blob:`, `/…`) is given back as it is.
 */
export function buildImageUrl(source: string, options: ImageUrlOptions): string {
  if (/^(?:[a-z]+:|\/)/i.test(source)) return source
  const { format = 'webp', quality = 80 } = options
  const height = options.height === undefined ? 0 : roundUpToAllowed(options.height)
  const fit = height === 0 ? 'fit-in' : 'cover'
  const name = source.split('/').map(encodeURIComponent).join('/')
  return `/img/unsafe/${fit}/${roundUpToAllowed(options.width)}x${height}/filters:format(${format}):quality(${quality})/${name}`
}

/** A `srcset` of the widths (px), each also at density 2 where it is not among them. */
export function buildSrcSet(source: string, widths: readonly number[]): string {
  const all = new Set(
    widths.flatMap((width) => [roundUpToAllowed(width), roundUpToAllowed(width * 2)]),
  )
  return [...all]
    .toSorted((a, b) => a - b)
    .map((width) => `${buildImageUrl(source, { width })} ${width}w`)
    .join(', ')
}
