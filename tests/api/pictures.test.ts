import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { collectFile } from '#platform/files/stored-content.ts'
import { createApplicant } from '#tests/support/accounts/company-applicant.ts'
import { createRandom } from '#demo/catalogue/random.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { sheetParts, wordParts } from '#tests/support/files/valid.ts'
import { zip } from '#tests/support/files/zip.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, { price: 54_500, stock: { CBT: 5000 } })

const MEGABYTE = 1_048_576

/** A phone's photo: turned by its metadata, with the place where it was taken, and hardly compressible. */
async function takePhoto(side: number): Promise<Uint8Array<ArrayBuffer>> {
  const random = createRandom('photo')
  const [width, height] = [side, Math.round(side / 2)]
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.floor(random() * 256)
  const photo = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S' }, IFD0: { Make: 'Ponsel mandor' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return new Uint8Array(photo)
}

test('PATCH /invoice/ecom/invoices/{id}/proof-payment: a photo of 3 MB is made smaller, upright and without its place', async () => {
  const photo = await takePhoto(1800)
  assert.ok(photo.length > 3 * MEGABYTE, `${photo.length} bytes`)
  assert.ok(photo.length < 12 * MEGABYTE, `${photo.length} bytes`)
  const { api, id, invoiceId } = await placeOrder(shop, [{ variant: cement, qty: 2 }])
  const file = new File([photo], 'bukti transfer.jpeg')
  await api.payments.sendProof({ id: invoiceId, files: { file } })
  const finance = await shop.asStaff('finance@contoh.id')
  const stored = await collectFile(await finance.staffPayments.proof({ id }))
  assert.ok(stored.length <= MEGABYTE)
  const { format, width, height, exif } = await sharp(stored).metadata()
  assert.equal(format, 'jpeg')
  assert.ok(height > width, 'turned upright')
  assert.equal(exif, undefined)
})

test('PATCH /invoice/ecom/invoices/{id}/proof-payment: more than 12 MB, or a PDF of more than 1 MB, is too large', async () => {
  const { api, invoiceId } = await placeOrder(shop, [{ variant: cement, qty: 2 }])
  const send = (file: File) => api.payments.sendProof({ id: invoiceId, files: { file } })
  const huge = new Uint8Array(12 * MEGABYTE + 1)
  await expectRefusal(send(new File([huge], 'foto.jpg')), 413, 'file.too_large')
  await expectRefusal(send(new File([huge.slice(0, MEGABYTE + 1)], 'a.pdf')), 413, 'file.too_large')
})

test('POST /upload: a HEIC that cannot be read says what to do', async () => {
  const { api } = await createApplicant(shop)
  const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
  const refusal = await expectRefusal(
    api.files.uploadDocument({ files: { file: new File([box], 'IMG_2041.HEIC') } }),
    415,
    'file.wrong_kind',
  )
  assert.match(refusal.message, /Simpan sebagai JPG/)
})

test('PUT /kyc-submissions/{id}: an identity card is a picture or a PDF, never a workbook', async () => {
  const { api } = await createApplicant(shop)
  const { id } = await api.verification.begin({ body: {} })
  const workbook = new File([new Uint8Array(zip(sheetParts()))], 'ktp.xlsx')
  const { id: fileId } = await api.files.uploadDocument({ files: { file: workbook } })
  const send = (kind: 'ktp' | 'lainnya') =>
    api.verification.save({ id, body: { documents: [{ kind, fileId }] } })
  const refusal = await expectRefusal(send('ktp'), 422, 'document.wrong_kind')
  assert.match(refusal.message, /foto atau PDF/)
  assert.equal((await send('lainnya')).documents.length, 1)
  const photo = new File([await takePhoto(600)], 'ktp.jpg')
  const { id: photoId } = await api.files.uploadDocument({ files: { file: photo } })
  await api.verification.save({ id, body: { documents: [{ kind: 'ktp', fileId: photoId }] } })
})

test('POST /storage/upload: a purchase order may be DOCX, XLSX or a photo', async () => {
  const buyer = await shop.asBuyer('bisnis@contoh.id')
  for (const file of [
    new File([new Uint8Array(zip(wordParts()))], 'po.docx'),
    new File([new Uint8Array(zip(sheetParts()))], 'po.xlsx'),
    new File([await takePhoto(1800)], 'po.jpg'),
  ])
    assert.ok((await buyer.purchaseOrders.upload({ files: { file } })).size <= MEGABYTE, file.name)
})
