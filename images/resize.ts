import sharp from 'sharp'
import type { ImageRequest } from './path.ts'
import { ImageError } from './error.ts'
import { MAX_AVIF_SIDE, MAX_SIDE } from './sizes.ts'

sharp.cache(false)
sharp.concurrency(1)

const MAX_PIXELS = 50_000_000
/** How long rendering may take (s). */
const TIMEOUT_SECONDS = 10
/** Pixels per inch at which a vector image has its intrinsic size. */
const DEFAULT_DENSITY = 72

/**
 * Resizes an image to fit inside the requested box without enlarging it, or to cover the box. A side
 * without a constraint has the largest. A vector image is rendered at the requested size. Throws ImageError 415 for anything that is not an
 * image.
 */
export async function resizeImage(
  bytes: Buffer,
  vector: boolean,
  request: ImageRequest,
): Promise<Buffer> {
  const { format, quality } = request
  const box = toBox(request)
  try {
    const density = vector ? await computeDensity(bytes, box) : DEFAULT_DENSITY
    const options = {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      ...(vector && { density }),
    } as const
    const image = sharp(bytes, options)
      .rotate()
      .resize({
        width: box.width,
        height: box.height,
        fit: box.fit,
        withoutEnlargement: box.isOwnSize || (request.fit === 'inside' && !vector),
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

type Box = Pick<ImageRequest, 'width' | 'height' | 'fit'> & {
  /** Whether the picture keeps its own size where that is not too large. */
  isOwnSize: boolean
}

/** A side without a constraint has the largest, so that no source makes a picture without bound. */
function toBox({ width, height, fit, format }: ImageRequest): Box {
  const largest = format === 'avif' ? MAX_AVIF_SIDE : MAX_SIDE
  return {
    width: width || largest,
    height: height || largest,
    fit: width > 0 && height > 0 ? fit : 'inside',
    isOwnSize: width === 0 && height === 0,
  }
}

/** Compression effort by format; more would cost the first visitor seconds. */
const COMPRESSION_EFFORT = { webp: 3, avif: 2, jpeg: 3, png: 4 } as const

/** The density at which a vector image fills the requested box. */
async function computeDensity(
  bytes: Buffer,
  { width, height, fit, isOwnSize }: Box,
): Promise<number> {
  const ownSize = await sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    density: DEFAULT_DENSITY,
  }).metadata()
  const scales = [width / ownSize.width, height / ownSize.height]
  if (isOwnSize) scales.push(1)
  const scale = fit === 'inside' ? Math.min(...scales) : Math.max(...scales)
  return Math.max(1, Math.min(2400, DEFAULT_DENSITY * scale))
}
