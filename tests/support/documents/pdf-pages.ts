import { PDFiumLibrary } from '@hyzyla/pdfium'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Starting it takes longer than reading a document; it keeps some memory of each, so now and then another one is begun. */
let library: Promise<PDFiumLibrary> | undefined
let documentsRead = 0
async function openDocument(bytes: Uint8Array) {
  if ((documentsRead += 1) % 500 === 0) library = undefined
  library ??= PDFiumLibrary.init()
  return (await library).loadDocument(bytes)
}

/** The text of each page of a PDF, as a reader selects and copies it. */
export async function readPdfPages(bytes: Uint8Array): Promise<string[]> {
  const document = await openDocument(bytes)
  const pages = Array.from({ length: document.getPageCount() }, (_, index) =>
    document.getPage(index).getText().replaceAll('\r\n', '\n'),
  )
  document.destroy()
  return pages
}

/** A page of a PDF in one line: words that wrapped are next to each other again. */
export const joinLines = (page: string): string => page.replaceAll(/\s+/g, ' ')

/** Each page of a PDF as a PNG, at so many pixels for a point (1/72 inch). */
export async function drawPdfPages(bytes: Uint8Array, scale = 2): Promise<Buffer[]> {
  const document = await openDocument(bytes)
  const pages = []
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale })
    pages.push(
      await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
    )
  }
  document.destroy()
  return pages
}

const wasmPath = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasmPath)).buffer } })

/** What the QR code of a PDF's first page says, read as a phone reads it. Throws where there is none. */
export async function readPdfQrCode(bytes: Uint8Array): Promise<string> {
  const document = await openDocument(bytes)
  const { data, width, height } = await document.getPage(0).render({ scale: 3 })
  document.destroy()
  const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as const
  const [code] = await readBarcodes(image, { formats: ['QRCode'] })
  if (!code) throw new Error('the first page has no QR code that can be read')
  return code.text
}
