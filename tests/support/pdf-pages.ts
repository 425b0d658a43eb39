import { PDFiumLibrary } from '@hyzyla/pdfium'
import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library'

/** The text of each page of a PDF, as a reader selects and copies it. */
export async function readPdfPages(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const pages = Array.from({ length: document.getPageCount() }, (_, index) =>
    document.getPage(index).getText().replaceAll('\r\n', '\n'),
  )
  document.destroy()
  library.destroy()
  return pages
}

/** A page of a PDF in one line: words that wrapped are next to each other again. */
export const joinLines = (page: string): string => page.replaceAll(/\s+/g, ' ')

/** What the QR code of a PDF's first page says. Throws where there is none that can be read. */
export async function readPdfQrCode(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const { data, width, height } = await document.getPage(0).render({ scale: 3 })
  const luminances = new Uint8ClampedArray(width * height)
  for (let at = 0; at < luminances.length; at += 1) luminances[at] = data[at * 4]!
  document.destroy()
  library.destroy()
  const source = new RGBLuminanceSource(luminances, width, height)
  return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText()
}
