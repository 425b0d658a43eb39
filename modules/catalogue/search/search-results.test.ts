import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCallError } from '#platform/contract/call-error.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const failure = async (call: Promise<unknown>) => {
  const thrown = await call.then(
    () => assert.fail('should have failed'),
    (error) => error,
  )
  assert.ok(isCallError(thrown))
  return thrown
}
const list = (search: string) => shop.asVisitor().catalogue.products({ query: { search } })

test('GET /product/ec/list?search: a card offers the variant of that size, in any notation', async () => {
  for (const search of ['triplek 12 mm', 'tripelks 12mm', '12mm multipleks', 'triplek 1,2 cm']) {
    const { results } = await list(search)
    assert.match(results[0]!.offer.name, /^12 mm/, search)
  }
  const { results } = await list('besi krida baja D16')
  assert.match(results[0]!.offer.sku, /-D16$/)
  assert.equal(results[0]!.brand.slug, 'krida-baja')
})

test('GET /product/ec/list?search: finds a SKU whole, in part, in lower case and without hyphens', async () => {
  for (const search of [
    'KB-BTS-420-D13',
    'kb-bts-420-d13',
    'kbbts420d13',
    'SKU: KB-BTS-420-D13',
    'KB BTS 420 D13',
  ])
    assert.equal((await list(search)).results[0]?.offer.sku, 'KB-BTS-420-D13', search)
  assert.match((await list('BTS-420-D13')).results[0]!.offer.sku, /BTS-420-D13$/)
  assert.match((await list('KB-BTS')).results[0]!.offer.sku, /^KB-BTS/)
})

test('GET /product/ec/list?search: a missing size shows the nearest, an unknown word nothing', async () => {
  const near = await list('triplek 7 mm')
  assert.ok(near.results.every((card) => card.subCategory.slug === 'triplek'))
  assert.ok(near.results.length > 0)
  assert.deepEqual((await list('zzqwxy')).results, [])
})

test('GET /staff/search-misses: lists searches without results, without personal data', async () => {
  await list('qwxyz bahan ajaib')
  await list('QWXYZ  bahan ajaib')
  await list('qwxyz budi@contoh.id')
  await list('qwxyz 0812 3456 7890')
  const staff = await shop.asStaff()
  const { results } = await staff.staffSearch.zeroResults({ query: {} })
  const result = results.filter(({ text }) => text.includes('qwxyz'))
  assert.deepEqual(
    result.map(({ text, times }) => [text, times]),
    [['qwxyz bahan ajaib', 2]],
  )
})

test('GET /product/ec/suggestions: has categories, brands, products and earlier searches', async () => {
  const { catalogue } = shop.asVisitor()
  const ask = (text: string) => catalogue.suggestions({ query: { text } })
  const result = await ask('trip')
  assert.equal(result.categories[0]?.slug, 'triplek')
  assert.ok(result.products.length > 0 && result.products.length <= 5)
  assert.equal((await ask('karang')).brands[0]?.slug, 'karang-jaya')
  assert.equal((await ask('semen kar')).products[0]!.name.includes('Karang Jaya'), true)
  for (let page = 0; page < 2; page++) {
    await list('triplek meranti')
    await shop.db
      .updateTable('brand')
      .set({ story: `${page}` })
      .execute()
  }
  assert.deepEqual((await ask('triplek m')).searches, ['triplek meranti'])
  for (const text of ['', 't', '%', "'", '🧱', 'x'.repeat(5000), '<script>'])
    assert.deepEqual((await ask(text)).searches, [], text.slice(0, 10))
})

test('GET /product/ec/list/name, /product/ec/sum: agree with the list', async () => {
  const { catalogue } = shop.asVisitor()
  const { results, total } = await list('semen')
  const names = await catalogue.productNames({ query: { search: 'semen' } })
  assert.deepEqual(
    names.results.slice(0, results.length).map(({ id }) => id),
    results.map(({ id }) => id),
  )
  assert.deepEqual(await catalogue.productCount({ query: { search: 'semen' } }), {
    total,
    totalIsExact: true,
  })
  const query = { subCategory: 'triplek' }
  const whole = await catalogue.products({ query })
  assert.equal((await catalogue.productCount({ query })).total, whole.total)
})

test('POST /staff/synonyms: the next search knows the synonym, and every change is audited', async () => {
  const staff = await shop.asStaff()
  const { staffSearch } = staff
  const first = async () => (await list('gedebong')).results[0]?.subCategory.slug
  assert.equal(await first(), undefined)
  const added = await staffSearch.addSynonym({ body: { phrase: 'Gedebong', meaning: 'triplek' } })
  assert.equal(await first(), 'triplek')
  assert.equal(
    (await failure(staffSearch.addSynonym({ body: { phrase: 'gedebong', meaning: 'Triplek' } })))
      .status,
    409,
  )
  await staffSearch.changeSynonym({
    id: added.id,
    body: { phrase: 'gedebong', meaning: 'bata ringan' },
  })
  assert.equal(await first(), 'bata-ringan')
  assert.equal((await staffSearch.synonyms({ query: { search: 'gedeb' } })).total, 1)
  await staffSearch.removeSynonym({ id: added.id })
  assert.equal(await first(), undefined)
  assert.equal((await failure(staffSearch.removeSynonym({ id: added.id }))).status, 404)
  const empty = await failure(
    staffSearch.addSynonym({ body: { phrase: '"" ??', meaning: 'triplek' } }),
  )
  assert.equal(empty.status, 422)
  const audit = await staff.audit.list({ query: { search: 'sinonim' } })
  assert.deepEqual(audit.results.map(({ action }) => action).sort(), [
    'Hapus sinonim',
    'Tambah sinonim',
    'Ubah sinonim',
  ])
  const buyer = await shop.asBuyer()
  assert.notEqual((await failure(buyer.staffSearch.synonyms({ query: {} }))).status, 200)
})

test('GET /product/ec/list?search: the next search finds a changed product and omits one off sale', async () => {
  const { db } = shop
  const before = await list('triplek rajawali')
  assert.ok(before.results.every(({ name }) => !name.includes('Rajawali')))
  const first = (await list('triplek')).results[0]!
  await db
    .updateTable('product')
    .set({ name: 'Triplek Rajawali' })
    .where('id', '=', Number(first.id))
    .execute()
  assert.equal((await list('rajawali')).results[0]?.name, 'Triplek Rajawali')
  await db
    .updateTable('product')
    .set({ active: false })
    .where('id', '=', Number(first.id))
    .execute()
  assert.ok((await list('rajawali triplek')).results.every(({ id }) => id !== first.id))
})

test('POST /ecom/material-request: staff see the request and mark it handled once', async () => {
  const body = {
    name: 'Budi',
    phone: '0812-3456-7890',
    material: 'Pipa baja 12 inci <b>',
    quantity: '4 batang',
  }
  const { id } = await shop.asVisitor().catalogue.requestMaterial({ body })
  const { staffSearch } = await shop.asStaff()
  const listed = (await staffSearch.materialRequests({ query: {} })).results.find(
    (each) => each.id === id,
  )!
  assert.deepEqual([listed.name, listed.material, listed.handledAt], ['Budi', body.material, null])
  await staffSearch.handleMaterialRequest({ id })
  await staffSearch.handleMaterialRequest({ id })
  const { results } = await staffSearch.materialRequests({ query: {} })
  assert.notEqual(results.find((each) => each.id === id)!.handledAt, null)
  const wrong = await failure(
    shop.asVisitor().catalogue.requestMaterial({ body: { ...body, phone: 'abc', name: ' ' } }),
  )
  assert.deepEqual(Object.keys(wrong.errors).sort(), ['name', 'phone'])
})
