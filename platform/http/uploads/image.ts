import pLimit from 'p-limit'
import sharp, { type Metadata } from 'sharp'

/** Maximum pixels of all frames together: enough for a phone's largest photograph. */
export const MAX_PIXELS = 60_000_000
/** Maximum memory of an image that cannot be decoded line by line (bytes). */
const MAX_DECODED_BYTES = 100 * 1_048_576
/** How long decoding may take (s); the largest photograph takes less than one. */
const TIMEOUT_SECONDS = 5

/**
 * Decoding occupies a core and a thread: a dozen at once would leave none for password hashes and
 * pages.
 */
export const limitDecoding = pLimit(2)

/**
 * Whether the bytes are a decodable image of acceptable size without foreign content, before its
 * pixels (a script in a comment) or after them (another file).
 */
export async function isDecodableImage(bytes: Uint8Array): Promise<boolean> {
  if (containsForeignContent(bytes)) return false
  return isReadableImage(bytes)
}

/** Whether the bytes are a decodable image of acceptable size, whatever stands between its pixels. */
export const isReadableImage = (bytes: Uint8Array): Promise<boolean> =>
  limitDecoding(() => canDecode(bytes))

/** The width and height of an image (px) as it is shown; undefined for bytes that are no image. */
export const readImageSize = (
  bytes: Uint8Array,
): Promise<{ width: number; height: number } | undefined> =>
  limitDecoding(async () => {
    try {
      const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
      return autoOrient
    } catch {
      return undefined
    }
  })

async function canDecode(bytes: Uint8Array): Promise<boolean> {
  try {
    const open = () =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    const metadata = await open().metadata()
    const { width, height, pages = 1 } = metadata
    if (!width || !height || width * height * pages > MAX_PIXELS) return false
    if (!isDecodedByLine(metadata) && width * height * bytesPerPixel(metadata) > MAX_DECODED_BYTES)
      return false
    const thumbnail = open().resize(16, 16, { fit: 'fill' }).raw()
    await thumbnail.timeout({ seconds: TIMEOUT_SECONDS }).toBuffer()
    return true
  } catch {
    return false
  }
}

/**
 * Interlaced PNG, progressive JPEG and all other formats are decoded completely before the first
 * line is ready.
 */
const isDecodedByLine = ({ format, isProgressive }: Metadata) =>
  (format === 'png' || format === 'jpeg') && !isProgressive

const bytesPerPixel = ({ channels = 4, depth }: Metadata) =>
  Math.max(3, channels) * (depth === 'uchar' ? 1 : 2)

const MARKUP = ['<script', '<?php', '<html', '<svg', '<iframe', '<!doctype', 'javascript:']
// Six bytes of the last: three of them stand in every sixteenth photo of a megabyte by chance.
const SIGNATURES = ['PK\u0003\u0004', '%PDF-', 'Rar!', 'MZ\u0090\u0000\u0003\u0000']

/** Looks for signatures of a second file. Compressed pixels do not contain them by chance. */
function containsForeignContent(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1')
  const lower = text.toLowerCase()
  return (
    MARKUP.some((signature) => lower.includes(signature)) ||
    SIGNATURES.some((signature) => text.includes(signature))
  )
}
