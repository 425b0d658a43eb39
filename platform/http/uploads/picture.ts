import sharp, { type Metadata } from 'sharp'
import { turns } from '../../turns.ts'

/** Pixels at most, all frames together: a phone's largest photograph, and no flood of memory. */
const MOST_PIXELS = 60_000_000
/** What a picture may take in memory where it cannot be drawn line by line (bytes). */
const MOST_AT_ONCE = 100 * 1_048_576
/** How long drawing one may take (s): the largest honest photograph takes less than one. */
const PATIENCE = 5

/** Drawing keeps a core and a thread busy: a dozen at once would leave none for passwords and pages. */
const inTurn = turns(2)

/**
 * Whether the bytes are a picture that can be drawn, of a size that may be drawn, and nothing else
 * hides in them: neither before its pixels (a script in a comment) nor behind them (another file).
 */
export async function isWholePicture(bytes: Uint8Array): Promise<boolean> {
  if (carriesAnother(bytes)) return false
  return inTurn(() => canBeDrawn(bytes))
}

async function canBeDrawn(bytes: Uint8Array): Promise<boolean> {
  try {
    const open = () =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
    const told = await open().metadata()
    const { width, height, pages = 1 } = told
    if (!width || !height || width * height * pages > MOST_PIXELS) return false
    if (!isByLine(told) && width * height * bytesOfPixel(told) > MOST_AT_ONCE) return false
    const drawn = open().resize(16, 16, { fit: 'fill' }).raw()
    await drawn.timeout({ seconds: PATIENCE }).toBuffer()
    return true
  } catch {
    return false
  }
}

/** Interlaced PNG, progressive JPEG and every other kind are unpacked as a whole before the first line is there. */
const isByLine = ({ format, isProgressive }: Metadata) =>
  (format === 'png' || format === 'jpeg') && !isProgressive

const bytesOfPixel = ({ channels = 4, depth }: Metadata) =>
  Math.max(3, channels) * (depth === 'uchar' ? 1 : 2)

const MARKUP = ['<script', '<?php', '<html', '<svg', '<iframe', '<!doctype', 'javascript:']
const SIGNATURES = ['PK\u0003\u0004', '%PDF-', 'Rar!', 'MZ\u0090']

/** Signs of a second file in a picture's words and at its end; compressed pixels do not spell them. */
function carriesAnother(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1')
  const lower = text.toLowerCase()
  return (
    MARKUP.some((sign) => lower.includes(sign)) || SIGNATURES.some((sign) => text.includes(sign))
  )
}
