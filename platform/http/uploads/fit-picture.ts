import sharp from 'sharp'
import type { UploadedFile } from '../../contract/call.ts'
import { limitDecoding, MAX_PIXELS } from './image.ts'
import { takeBytes, toReceivedFile } from './received-file.ts'

/** The longer side (px) of what is tried, from one that shows every digit of a proof. */
const SIDES = [2400, 1800, 1200, 800]
const QUALITY = 82
/** How long one attempt may take (s). */
const TIMEOUT_SECONDS = 10

/**
 * Makes a picture a JPEG of so many bytes at most, upright and without its metadata: a phone's photo says where it
 * was taken. Undefined where the library cannot read it.
 */
export async function fitPicture(
  file: UploadedFile,
  maxBytes: number,
): Promise<UploadedFile | undefined> {
  const { name, bytes } = await takeBytes(file)
  for (const side of SIDES) {
    const smaller = await limitDecoding(() => resize(bytes, side))
    if (!smaller) return undefined
    if (smaller.length <= maxBytes)
      return toReceivedFile({ name: `${name.replace(/\.[^.]*$/, '')}.jpg`, bytes: smaller })
  }
  return undefined
}

const resize = (bytes: Uint8Array, side: number): Promise<Uint8Array | undefined> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
    .then(
      (buffer) => new Uint8Array(buffer),
      () => undefined,
    )
