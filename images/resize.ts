import sharp from 'sharp'
import type { ImageRequest } from './path.ts'
import { ImageError } from './error.ts'

sharp.cache(false)
sharp.concurrency(1)

const MAX_PIXELS = 50_000_000
/** No honest picture takes longer (s). */
const TIMEOUT_SECONDS = 10
/** Pixels an inch at which a vector picture has its own size. */
const DEFAULT_DENSITY = 72

/**
 * Makes the picture that `request` asks for: inside the box without enlarging, or covering it. A
 * vector picture is rendered at the wanted size. Throws ImageRefusal 415 for what is no picture.
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

/** Work put into compressing, by format: more would cost the first visitor seconds. */
const COMPRESSION_EFFORT = { webp: 3, avif: 2, jpeg: 3, png: 4 } as const

/** The density at which a vector picture fills the wanted box. */
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
