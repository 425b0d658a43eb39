import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
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
