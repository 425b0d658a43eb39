import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatOneDReader,
  NotFoundException,
  RGBLuminanceSource,
} from '@zxing/library'
import type { BarcodeReader } from './read-barcode.ts'

const HINTS = new Map<DecodeHintType, unknown>([
  [
    DecodeHintType.POSSIBLE_FORMATS,
    [
      BarcodeFormat.EAN_13,
      BarcodeFormat.EAN_8,
      BarcodeFormat.UPC_A,
      BarcodeFormat.ITF,
      BarcodeFormat.CODE_128,
      BarcodeFormat.CODE_39,
    ],
  ],
  [DecodeHintType.TRY_HARDER, true],
])

/** Reads barcodes where the browser cannot: on an iPhone, and on most desks. */
export function createLibraryReader(): BarcodeReader {
  const reader = new MultiFormatOneDReader(HINTS)
  return async ({ data, width, height }) => {
    const source = new RGBLuminanceSource(toLuminances(data), width, height)
    try {
      return reader.decode(new BinaryBitmap(new HybridBinarizer(source)), HINTS).getText()
    } catch (thrown) {
      if (isUnreadable(thrown)) return undefined
      throw thrown
    } finally {
      reader.reset()
    }
  }
}

/** A picture without a code, or with one that is blurred, is the usual case between two frames. */
const isUnreadable = (thrown: unknown): boolean =>
  thrown instanceof NotFoundException ||
  (thrown instanceof Error && /^(?:Checksum|Format)Exception$/.test(thrown.name))

/** The brightness of each pixel (ITU-R BT.601). */
function toLuminances(data: ImageData['data']): Uint8ClampedArray {
  const luminances = new Uint8ClampedArray(data.length / 4)
  for (let at = 0; at < luminances.length; at++)
    luminances[at] = 0.299 * data[4 * at]! + 0.587 * data[4 * at + 1]! + 0.114 * data[4 * at + 2]!
  return luminances
}
