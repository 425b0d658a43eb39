/** The dark and light modules of a QR code, row by row. */
export type QrModules = readonly (readonly boolean[])[]

/** Encodes a text as a QR code of medium error correction: 15 % of it may be damaged. */
export async function encodeQrModules(text: string): Promise<QrModules> {
  // Loaded with the first code that is drawn.
  const { QRCodeDecoderErrorCorrectionLevel, QRCodeEncoder } = await import('@zxing/library')
  const matrix = QRCodeEncoder.encode(text, QRCodeDecoderErrorCorrectionLevel.M).getMatrix()
  return Array.from({ length: matrix.getHeight() }, (_, y) =>
    Array.from({ length: matrix.getWidth() }, (_, x) => matrix.get(x, y) === 1),
  )
}
