import sharp from 'sharp'
import type { ImageRequest } from './path.ts'
import { ImageRefusal } from './refusal.ts'

sharp.cache(false)
sharp.concurrency(1)

const PIXELS = 50_000_000
/** No honest picture takes longer (s). */
const LONGEST = 10
/** Pixels an inch at which a vector picture has its own size. */
const OWN_DENSITY = 72

/**
 * Makes the picture that `request` asks for: inside the box without enlarging, or covering it. A
 * vector picture is rendered at the wanted size. Throws ImageRefusal 415 for what is no picture.
 */
export async function resize(
  bytes: Buffer,
  vector: boolean,
  request: ImageRequest,
): Promise<Buffer> {
  const { width, height, fit, format, quality } = request
  try {
    const density = vector ? await densityFor(bytes, request) : OWN_DENSITY
    const options = {
      limitInputPixels: PIXELS,
      failOn: 'error',
      ...(vector && { density }),
    } as const
    const picture = sharp(bytes, options)
      .rotate()
      .resize({
        ...(width > 0 && { width }),
        ...(height > 0 && { height }),
        fit,
        withoutEnlargement: fit === 'inside' && !vector,
      })
    const flat = format === 'jpeg' ? picture.flatten({ background: '#ffffff' }) : picture
    return await flat
      .toFormat(format, { quality, effort: EFFORT[format] })
      .timeout({ seconds: LONGEST })
      .toBuffer()
  } catch (error) {
    throw new ImageRefusal(415, `Gambar tidak dapat dibaca: ${(error as Error).message}`)
  }
}

/** Work put into compressing, by format: more would cost the first visitor seconds. */
const EFFORT = { webp: 3, avif: 2, jpeg: 3, png: 4 } as const

/** The density at which a vector picture fills the wanted box. */
async function densityFor(bytes: Buffer, { width, height, fit }: ImageRequest): Promise<number> {
  if (width === 0 && height === 0) return OWN_DENSITY
  const own = await sharp(bytes, { limitInputPixels: PIXELS, density: OWN_DENSITY }).metadata()
  const across = width > 0 ? width / own.width : undefined
  const down = height > 0 ? height / own.height : undefined
  const shares = [across, down].filter((share) => share !== undefined)
  const share = fit === 'inside' ? Math.min(...shares) : Math.max(...shares)
  return Math.max(1, Math.min(2400, OWN_DENSITY * share))
}
