import sharp from 'sharp'

/** Pixels at most, all frames together: a phone's largest photograph, and no flood of memory. */
const MOST_PIXELS = 60_000_000

/**
 * Whether the bytes are a picture that can be drawn, of a size that may be drawn, and nothing else
 * hides in them: neither before its pixels (a script in a comment) nor behind them (another file).
 */
export async function isWholePicture(bytes: Uint8Array): Promise<boolean> {
  if (carriesAnother(bytes)) return false
  try {
    const open = () =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
    const { width, height, pages = 1 } = await open().metadata()
    if (!width || !height || width * height * pages > MOST_PIXELS) return false
    await open().resize(16, 16, { fit: 'fill' }).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

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
