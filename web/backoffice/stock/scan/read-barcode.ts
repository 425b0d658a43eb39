/** Reads the barcode in a picture; undefined where there is none that can be read. */
export type BarcodeReader = (picture: ImageData) => Promise<string | undefined>

/** Codes of packages, and those that shops print on labels of their own. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128', 'code_39']

type NativeDetector = { detect(picture: ImageData): Promise<{ rawValue: string }[]> }
type NativeDetectorClass = {
  new (options: { formats: string[] }): NativeDetector
  getSupportedFormats(): Promise<string[]>
}

/** The browser's own reader where it has one that knows packages, as phones with Android do; else a library. */
export async function createBarcodeReader(): Promise<BarcodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectorClass }
  const supported = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  const formats = FORMATS.filter((format) => supported.includes(format))
  if (!BarcodeDetector || !formats.includes('ean_13'))
    return (await import('./library-reader.ts')).createLibraryReader()
  const detector = new BarcodeDetector({ formats })
  return async (picture) => (await detector.detect(picture))[0]?.rawValue
}
