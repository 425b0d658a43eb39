import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectFile } from '#platform/files/stored-content.ts'
import { toReceivedFile } from '#platform/http/uploads/received-file.ts'
import { storeFile } from '#modules/foundation/files/service/stored-files.ts'
import { pdf } from '#tests/support/files/valid.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { insertBrandFile } from './store/brand-files.ts'

const shop = await useTestShop()

const catalogue = () => shop.asVisitor().catalogue
const someBrand = async () => {
  const { results } = await catalogue().brandDirectory()
  const match = results.flatMap(({ brands }) => brands).find(({ products }) => products > 1)
  return match!
}

test('GET /brand/ecom/directory: brands by letter, each with its logo', async () => {
  const { results } = await catalogue().brandDirectory()
  const letters = results.map(({ letter }) => letter)
  assert.deepEqual(
    letters,
    letters.toSorted((a, b) => a.localeCompare(b, 'id')),
  )
  for (const { letter, brands } of results)
    for (const { name, logo } of brands) {
      assert.equal(name[0]!.toUpperCase(), letter)
      assert.match(logo, /^pictures\//)
    }
})

test('GET /brand/ecom/{id}/catalogue/{fileId}: returns the stored bytes, for its own brand only', async () => {
  const { id, slug } = await someBrand()
  const bytes = new Uint8Array(pdf())
  const fileId = await storeFile(shop.deps, {
    file: toReceivedFile({ name: 'katalog.pdf', bytes }),
    purpose: 'brand-catalogue',
  })
  await insertBrandFile(shop.db, {
    brandId: Number(id),
    title: 'Katalog 2026',
    year: 2026,
    pages: 1,
    fileId,
  })
  const { results } = await catalogue().brandFiles({ id: slug })
  assert.equal(results[0]!.size, bytes.length)
  const file = { id: slug, fileId: results[0]!.id }
  assert.deepEqual(new Uint8Array(await collectFile(await catalogue().brandFile(file))), bytes)
  const all = (await catalogue().brandDirectory()).results.flatMap(({ brands }) => brands)
  const other = all.find((brand) => brand.id !== id)!
  await assert.rejects(catalogue().brandFile({ ...file, id: other.slug }), { status: 404 })
})

test('GET /product/ec/{id}, /brand/ecom/{id}: an old slug leads on until another entity takes it', async () => {
  const { results } = await catalogue().products({ query: { subCategory: 'triplek' } })
  const [one, two] = results
  const rename = (id: string, slug: string) =>
    shop.db.updateTable('product').set({ slug }).where('id', '=', Number(id)).execute()
  await rename(one!.id, 'triplek-nama-baru')
  assert.equal((await catalogue().product({ id: one!.slug })).slug, 'triplek-nama-baru')
  await rename(one!.id, 'triplek-nama-terbaru')
  assert.equal((await catalogue().product({ id: 'triplek-nama-baru' })).id, one!.id)
  await rename(two!.id, one!.slug)
  assert.equal((await catalogue().product({ id: one!.slug })).id, two!.id)
  const brand = await someBrand()
  await shop.db
    .updateTable('brand')
    .set({ slug: 'nama-lain' })
    .where('id', '=', Number(brand.id))
    .execute()
  assert.equal((await catalogue().brand({ id: brand.slug })).slug, 'nama-lain')
})

test('GET /brand/ecom/{id}: an unknown brand is 404', async () => {
  for (const call of [catalogue().brand, catalogue().brandFiles])
    await assert.rejects(call({ id: 'tidak-ada' }), { status: 404 })
})
