import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { attach, purgeLoose } from './loose.ts'
import { keepFile, openFile } from './service.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop.close())

const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')

test('a kept file comes back byte for byte, as what its content is', async () => {
  const id = await keepFile(shop.tools, {
    file: { name: 'bukti transfer.pdf', bytes: pdf },
    purpose: 'payment-proof',
  })
  const { bytes, ...about } = await openFile(shop.tools, id)
  assert.deepEqual(about, { name: 'bukti transfer.pdf', kind: 'pdf', size: pdf.length })
  assert.deepEqual(bytes, pdf)
})

test('the name that a file came with is only shown: no path, no line end, no quote', async () => {
  const name = '../../etc/"pass\r\nwd".pdf'
  const id = await keepFile(shop.tools, { file: { name, bytes: pdf }, purpose: 'payment-proof' })
  assert.equal((await openFile(shop.tools, id)).name, 'passwd.pdf')
  const { place } = await shop.db
    .selectFrom('stored_file')
    .select('place')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.match(place, /^payment-proof\/[0-9a-f-]{36}\.pdf$/)
})

test('a file that does not exist is not found', async () => {
  await assert.rejects(openFile(shop.tools, '00000000-0000-4000-8000-000000000000'), {
    status: 404,
  })
})

const sendLoose = async (email = 'retail@contoh.id') => {
  const buyer = await shop.as(email)
  const file = new File([pdf], 'akta.pdf')
  const { id } = await buyer.files.uploadDocument({ files: { file } })
  return { buyer, id }
}
const ownerOf = async (id: string) =>
  (
    await shop.db
      .selectFrom('stored_file')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.owner_id

test('a file that no form takes up goes after two days, one that was taken up stays', async () => {
  const { id: left } = await sendLoose()
  const { id: used, buyer } = await sendLoose()
  const owner = (await ownerOf(used))!
  await attach(shop.tools, owner, { ids: [used], upload: 'company-document', field: 'documents' })
  assert.equal(await purgeLoose(shop.tools), 0)
  shop.clock.forward(49 * 3_600_000)
  assert.equal(await purgeLoose(shop.tools), 1)
  assert.equal(await ownerOf(left), undefined)
  await assert.rejects(buyer.files.removeUpload({ query: { id: used } }), { status: 409 })
})

test('another buyer’s file, a used one or one sent for something else cannot be taken up', async () => {
  const { id } = await sendLoose('bisnis@contoh.id')
  const { id: own } = await sendLoose()
  const owner = (await ownerOf(own))!
  const take = (ids: string[], upload: 'company-document' | 'purchase-order') =>
    attach(shop.tools, owner, { ids, upload, field: 'documents.0' })
  for (const attempt of [take([id], 'company-document'), take([own], 'purchase-order')])
    await assert.rejects(attempt, { code: 'file.gone', status: 422 })
  await take([own], 'company-document')
  await assert.rejects(take([own], 'company-document'), { code: 'file.gone' })
})
