import sharp from 'sharp'
import type { ImageRequest } from './path.ts'
import { ImageError } from './error.ts'

sharp.cache(false)
sharp.concurrency(1)

const MAX_PIXELS = 50_000_000
/** How long rendering may take (s). */
const TIMEOUT_SECONDS = 10
/** Pixels per inch at which a vector image has its intrinsic size. */
const DEFAULT_DENSITY = 72

/**
 * Resizes an image to fit inside the requested box without enlarging it, or to cover the box. A
 * vector image is rendered at the requested size. Throws ImageError 415 for anything that is not an
 * image.
 */
export async function resizeImage(
  bytes: Buffer,
  vector: boolean,
  request: ImageRequest,
): Promise<Buffer> {
  const { width, height, fit, format, quality } = request
  try {
    const density = vector ? await computeDensity(bytes, request) : DEFAULT_DENSITY
    const options = {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      ...(vector && { density }),
    } as const
    const image = sharp(bytes, options)
      .rotate()
      .resize({
        ...(width > 0 && { width }),
        ...(height > 0 && { height }),
        fit,
        withoutEnlargement: fit === 'inside' && !vector,
      })
    const flattened = format === 'jpeg' ? image.flatten({ background: '#ffffff' }) : image
    return await flattened
      .toFormat(format, { quality, effort: COMPRESSION_EFFORT[format] })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
  } catch (error) {
    throw new ImageError(415, `Gambar tidak dapat dibaca: ${(error as Error).message}`)
  }
}

/** Compression effort by format; more would cost the first visitor seconds. */
const COMPRESSION_EFFORT = { webp: 3, avif: 2, jpeg: 3, png: 4 } as const

/** The density at which a vector image fills the requested box. */
async function computeDensity(
  bytes: Buffer,
  { width, height, fit }: ImageRequest,
): Promise<number> {
  if (width === 0 && height === 0) return DEFAULT_DENSITY
  const ownSize = await sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    density: DEFAULT_DENSITY,
  }).metadata()
  const horizontalScale = width > 0 ? width / ownSize.width : undefined
  const verticalScale = height > 0 ? height / ownSize.height : undefined
  const scales = [horizontalScale, verticalScale].filter((scale) => scale !== undefined)
  const scale = fit === 'inside' ? Math.min(...scales) : Math.max(...scales)
  return Math.max(1, Math.min(2400, DEFAULT_DENSITY * scale))
}
