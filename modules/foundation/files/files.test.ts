import assert from 'node:assert/strict'
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { isDecodableImage } from '#platform/http/uploads/image.ts'
import { attachUploads, purgeTemporaryUploads } from './service/temporary-uploads.ts'
import { storeFile, readStoredFile } from './service/stored-files.ts'
import { toReceivedFile } from '#platform/http/uploads/received-file.ts'
import { pdf as soundPdf, makeImage, svg } from '#tests/support/files/valid.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')

test('readStoredFile: returns the stored bytes and the kind of their content', async () => {
  const id = await storeFile(shop.deps, {
    file: toReceivedFile({ name: 'bukti transfer.pdf', bytes: pdf }),
    purpose: 'payment-proof',
  })
  const { bytes, ...about } = await readStoredFile(shop.deps, id)
  assert.deepEqual(about, { name: 'bukti transfer.pdf', kind: 'pdf', size: pdf.length })
  assert.deepEqual(bytes, pdf)
})

test('storeFile: the display name has no path, line break or quote, and the storage key does not use it', async () => {
  const name = '../../etc/"pass\r\nwd".pdf'
  const id = await storeFile(shop.deps, {
    file: toReceivedFile({ name, bytes: pdf }),
    purpose: 'payment-proof',
  })
  assert.equal((await readStoredFile(shop.deps, id)).name, 'passwd.pdf')
  const { place } = await shop.db
    .selectFrom('stored_file')
    .select('place')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.match(place, /^payment-proof\/[0-9a-f-]{36}\.pdf$/)
})

test('readStoredFile: 404 for an unknown id', async () => {
  await assert.rejects(readStoredFile(shop.deps, '00000000-0000-4000-8000-000000000000'), {
    status: 404,
  })
})

const uploadTemporary = async (email = 'retail@contoh.id') => {
  const buyer = await shop.asBuyer(email)
  const file = new File([pdf], 'akta.pdf')
  const { id } = await buyer.files.uploadDocument({ files: { file } })
  return { buyer, id }
}
const findOwnerId = async (id: string) =>
  (
    await shop.db
      .selectFrom('stored_file')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.owner_id

test('purgeTemporaryUploads: deletes uploads after two days unless a form attached them', async () => {
  const { id: left } = await uploadTemporary()
  const { id: used, buyer } = await uploadTemporary()
  const owner = (await findOwnerId(used))!
  await attachUploads(shop.deps, owner, {
    ids: [used],
    upload: 'company-document',
    field: 'documents',
  })
  assert.equal(await purgeTemporaryUploads(shop.deps), 0)
  shop.clock.advance(49 * 3_600_000)
  assert.equal(await purgeTemporaryUploads(shop.deps), 1)
  assert.equal(await findOwnerId(left), undefined)
  await assert.rejects(buyer.files.removeUpload({ query: { id: used } }), { status: 409 })
})

test('attachUploads: refuses another buyer’s file, an attached one and one of another purpose', async () => {
  const { id } = await uploadTemporary('bisnis@contoh.id')
  const { id: own } = await uploadTemporary()
  const owner = (await findOwnerId(own))!
  const take = (ids: string[], upload: 'company-document' | 'purchase-order') =>
    attachUploads(shop.deps, owner, { ids, upload, field: 'documents.0' })
  // One after the other: a refusal that nobody awaits yet would fail the test.
  for (const [ids, upload] of [
    [[id], 'company-document'],
    [[own], 'purchase-order'],
  ] as const)
    await assert.rejects(take([...ids], upload), { code: 'file.gone', status: 422 })
  await take([own], 'company-document')
  await assert.rejects(take([own], 'company-document'), { code: 'file.gone' })
})

/** Measures how much work an action gives to the image library, by the changes of its queue. */
async function decodingsOf(action: () => Promise<unknown>): Promise<number> {
  let changes = 0
  const count = () => void (changes += 1)
  sharp.queue.on('change', count)
  await action()
  sharp.queue.off('change', count)
  return changes
}

test('POST /file-upload and POST /upload: an image is decoded once', async () => {
  const buyer = await shop.asBuyer()
  const bytes = new Uint8Array(await makeImage('png'))
  const file = () => new File([bytes], 'lampiran.png')
  const once = await decodingsOf(() => isDecodableImage(bytes))
  assert.ok(once > 0)
  const form = { purpose: 'attachment' as const }
  assert.equal(await decodingsOf(() => buyer.files.upload({ form, files: { file: file() } })), once)
  const document = () => buyer.files.uploadDocument({ files: { file: file() } })
  assert.equal(await decodingsOf(document), once)
})

test('POST /file-upload: refuses a valid file whose kind or size its purpose does not accept', async () => {
  const buyer = await shop.asBuyer()
  const sendAs = (purpose: 'company-document' | 'purchase-order' | 'attachment', file: File) =>
    buyer.files.upload({ form: { purpose }, files: { file } })
  const drawing = new File([new Uint8Array(svg('<path d="M0 0h9"/>'))], 'a.svg')
  const table = new File(['sku,qty\n1,2\n'], 'a.csv')
  const large = new File([new Uint8Array(soundPdf('', ' '.repeat(1_048_576)))], 'a.pdf')
  const sentences = {
    'company-document': 'Kirim berkas PDF, XLS, XLSX, DOC, PNG, JPG, JPEG, HEIC yang utuh.',
    'purchase-order':
      'Kirim berkas PDF, XLS, XLSX, DOC, DOCX, CSV, PNG, JPG, JPEG, HEIC yang utuh.',
    attachment: 'Kirim berkas PDF, XLS, XLSX, DOC, PNG, JPG, JPEG, DOCX, WEBP, GIF, SVG yang utuh.',
  }
  for (const [purpose, file] of [
    ['company-document', drawing],
    ['company-document', table],
    ['purchase-order', drawing],
    ['attachment', table],
  ] as const)
    await assert.rejects(
      sendAs(purpose, file),
      { status: 415, code: 'file.wrong_kind', message: sentences[purpose] },
      `${purpose} ${file.name}`,
    )
  for (const purpose of ['company-document', 'purchase-order', 'attachment'] as const)
    await assert.rejects(sendAs(purpose, large), {
      status: 413,
      code: 'file.too_large',
      message: 'Ukuran berkas paling besar 1 MB.',
    })
})

test('POST /auth/document: 503 while files cannot be stored, without a record, and works again after', async () => {
  const { root } = shop.deps.files
  const buyer = await shop.asBuyer()
  const upload = () => buyer.files.uploadDocument({ files: { file: new File([pdf], 'npwp.pdf') } })
  const folder = path.join(root, 'company-document')
  const countRecords = async () =>
    (await shop.db.selectFrom('stored_file').select('id').execute()).length
  const countBefore = await countRecords()
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, 'a file where the folder would be')
  await assert.rejects(upload(), {
    status: 503,
    code: 'storage.unavailable',
    message: /^Penyimpanan berkas kami sedang penuh/,
  })
  assert.equal(await countRecords(), countBefore)
  assert.ok(shop.logged.some((line) => line.includes('file store unavailable')))
  await rm(folder)
  await upload()
  assert.equal((await readdir(folder)).length, 1)
})
