import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const list = (search: string, more = {}) =>
  shop.asVisitor().catalogue.products({ query: { search, ...more } })

/** A product of a sub-category of tiles, with a size. */
async function createTile(subCategory: string, size: string) {
  const id = await createProduct(shop.db, {
    name: 'Ubin uji',
    price: 90_000,
    subCategory,
    stock: { CBT: 9 },
  })
  await shop.db
    .updateTable('variant')
    .set({ name: size, attributes: JSON.stringify({ ukuran: size }) })
    .where('id', '=', Number(id))
    .execute()
}

test('GET /product/ec/list?search: says that a size exists only in a neighbouring kind', async () => {
  const { rows } = await shop.pool.query(
    `insert into sub_category (category_id, slug, name, picture, aliases, attributes, position)
     select category_id, 'granit', 'Granit Lantai', 'g.svg', '{granit}', attributes, 99
     from sub_category where slug = 'keramik-lantai' returning id`,
  )
  assert.equal(rows.length, 1)
  await createTile('granit', '75 × 75 cm')
  await createTile('granit', '75 × 75 cm')
  await createTile('granit', '80 × 80 cm')
  const { missingSize } = await list('keramik 75x75')
  assert.deepEqual(missingSize, {
    kind: 'Keramik Lantai',
    size: '75 × 75 cm',
    otherKinds: [
      {
        category: missingSize?.otherKinds[0]?.category,
        slug: 'granit',
        subCategory: 'Granit Lantai',
        attributes: [{ key: 'ukuran', value: '75 × 75 cm', label: '75 × 75 cm' }],
        products: 2,
      },
    ],
  })
  const offered = await shop.asVisitor().catalogue.products({
    query: { subCategory: 'granit', attributes: 'ukuran:75 × 75 cm' },
  })
  assert.equal(offered.total, 2)
  await createTile('keramik-lantai', '75 × 75 cm')
  assert.equal((await list('keramik 75x75')).missingSize, null)
})

test('GET /product/ec/list?search: says nothing of a size that no neighbour has, or that is there', async () => {
  for (const search of ['triplek 9 mm', 'triplek 7 mm', 'semen 50 kg', 'triplek'])
    assert.equal((await list(search)).missingSize, null, search)
})

test('GET /product/ec/list?search: names what was searched for instead of a misspelling', async () => {
  assert.equal((await list('tripek 9mm')).correction, 'triplek 9mm')
  assert.equal((await list('tripek 9mm', { ready: 'ready' })).correction, 'triplek 9mm')
  assert.equal((await list('triplek 9mm')).correction, null)
})

test('GET /product/ec/facets?search: sizes are facets of a search, counted with the list', async () => {
  const { catalogue } = shop.asVisitor()
  const facets = await catalogue.facets({ query: { search: 'triplek' } })
  const thickness = facets.attributes.find(({ key }) => key === 'tebal')
  assert.deepEqual([thickness?.label, thickness?.unit], ['Tebal', 'mm'])
  const nine = thickness!.values.find(({ value }) => value === '9')!
  assert.ok(nine.count > 0)
  const filtered = await list('triplek', { attributes: 'tebal:9' })
  assert.equal(filtered.total, nine.count)
  for (const { offer } of filtered.results) assert.match(offer.name, /^9 mm/)
})

test('GET /product/ec/list?search: says that a brand of the market is not sold here', async () => {
  const near = await list('semen tiga roda')
  assert.equal(near.missingBrand, 'Tiga Roda')
  assert.ok(near.results.length > 0)
  assert.equal((await list('semen 3 roda 50 kg')).missingBrand, 'Tiga Roda')
  assert.equal((await list('semen karang jaya')).missingBrand, null)
  assert.equal((await shop.asVisitor().catalogue.products({ query: {} })).missingBrand, null)
})
