import { once } from 'node:events'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { DrawMessage, DrawRequest } from './draw-pages.ts'

// Draws one page of a PDF, or reads its text, and ends (see draw-pages.ts). PDFium is WebAssembly without scripts: it sees the
// bytes and nothing else.

/** A4 is then about 1,240 px wide: small print can be read (pixels per point). */
const SCALE = 150 / 72
const MAX_PIXELS = 4_000_000
const MAX_SIDE = 8_000
/** Characters that are read. */
const MAX_TEXT_LENGTH = 100_000

const library = await PDFiumLibrary.init()
const asked = once(process, 'message')
send({ isReady: true })
const [request] = (await asked) as [DrawRequest]
const work = 'page' in request ? draw(request.bytes, request.page) : readText(request)
send(await work.catch(() => ({ isUnreadable: true as const })))
process.disconnect()

function send(message: DrawMessage): void {
  process.send!(message)
}

async function readText({
  bytes,
  textPages,
}: Extract<DrawRequest, { textPages: number }>): Promise<DrawMessage> {
  const document = await library.loadDocument(bytes)
  const texts = [...document.pages()].slice(0, textPages).map((page) => page.getText())
  return { text: texts.join('\n').slice(0, MAX_TEXT_LENGTH) }
}

async function draw(bytes: Uint8Array, page: number): Promise<DrawMessage> {
  const document = await library.loadDocument(bytes)
  const count = document.getPageCount()
  if (page > count) return { isUnreadable: true }
  const drawn = document.getPage(page - 1)
  const { originalWidth: width, originalHeight: height } = drawn.getOriginalSize()
  const scale = Math.min(
    SCALE,
    Math.sqrt(MAX_PIXELS / (width * height)),
    MAX_SIDE / width,
    MAX_SIDE / height,
  )
  const { data, ...size } = await drawn.render({ scale, renderFormFields: true })
  const image = await sharp(data, { raw: { width: size.width, height: size.height, channels: 4 } })
    .webp({ quality: 80 })
    .toBuffer()
  return { count, image }
}
