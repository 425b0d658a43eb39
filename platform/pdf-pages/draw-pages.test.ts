import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { pdf } from '#tests/support/files/valid.ts'
import { renderPdf } from '../pdf.ts'
import { drawPdfPage } from './draw-pages.ts'

const makePdf = async (size: 'A4' | 'A5' = 'A4') =>
  (
    await renderPdf({ size, margin: 40 }, (doc) => {
      doc.rect(0, 0, 600, 100).fill('#0b4a9e')
      doc.addPage()
    })
  ).bytes

test('drawPdfPage: draws each page as a picture, and counts them', async () => {
  const bytes = await makePdf()
  const first = await drawPdfPage(bytes, 1)
  assert.equal(first.count, 2)
  const { format, width, height } = await sharp(first.image).metadata()
  assert.deepEqual([format, width, height], ['webp', 1239, 1752])
  const [red, green, blue] = await sharp(first.image)
    .extract({ left: 600, top: 50, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  // #0b4a9e, as far as the picture's compression keeps it.
  assert.ok(red! < 40 && Math.abs(green! - 0x4a) < 20 && blue! > 130, `${red} ${green} ${blue}`)
  const second = await sharp((await drawPdfPage(bytes, 2)).image).stats()
  assert.ok(second.channels.slice(0, 3).every(({ min }) => min > 250))
})

test('drawPdfPage: refuses what is no PDF, has no pages, or not that page', async () => {
  for (const [bytes, page] of [
    [Buffer.from('%PDF-1.7 rusak'), 1],
    [pdf(), 1],
    [await makePdf('A5'), 3],
  ] as const)
    await assert.rejects(drawPdfPage(bytes, page), { code: 'file.unreadable', status: 422 })
})
