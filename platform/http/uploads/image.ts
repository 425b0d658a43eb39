import pLimit from 'p-limit'
import sharp, { type Metadata } from 'sharp'

/** Pixels at most, all frames together: a phone's largest photograph, and no flood of memory. */
const MAX_PIXELS = 60_000_000
/** What a picture may take in memory where it cannot be drawn line by line (bytes). */
const MAX_DECODED_BYTES = 100 * 1_048_576
/** How long drawing one may take (s): the largest honest photograph takes less than one. */
const TIMEOUT_SECONDS = 5

/** Drawing keeps a core and a thread busy: a dozen at once would leave none for passwords and pages. */
const limitDecoding = pLimit(2)

/**
 * Whether the bytes are a picture that can be drawn, of a size that may be drawn, and nothing else
 * hides in them: neither before its pixels (a script in a comment) nor behind them (another file).
 */
export async function isDecodableImage(bytes: Uint8Array): Promise<boolean> {
  if (containsForeignContent(bytes)) return false
  return limitDecoding(() => canDecode(bytes))
}

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

/** Interlaced PNG, progressive JPEG and every other kind are unpacked as a whole before the first line is there. */
const isDecodedByLine = ({ format, isProgressive }: Metadata) =>
  (format === 'png' || format === 'jpeg') && !isProgressive

const bytesPerPixel = ({ channels = 4, depth }: Metadata) =>
  Math.max(3, channels) * (depth === 'uchar' ? 1 : 2)

const MARKUP = ['<script', '<?php', '<html', '<svg', '<iframe', '<!doctype', 'javascript:']
const SIGNATURES = ['PK\u0003\u0004', '%PDF-', 'Rar!', 'MZ\u0090']

/** Signs of a second file in a picture's words and at its end; compressed pixels do not spell them. */
function containsForeignContent(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1')
  const lower = text.toLowerCase()
  return (
    MARKUP.some((signature) => lower.includes(signature)) ||
    SIGNATURES.some((signature) => text.includes(signature))
  )
}
