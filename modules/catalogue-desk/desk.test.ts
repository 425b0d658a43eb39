import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { pdf as pdfBytes } from '#tests/files/honest.ts'
import { proofPicture } from '#tests/orders.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
let content: Api
before(async () => {
  shop = await testShop()
  content = await shop.staff('konten@contoh.id')
})
after(() => shop.close())

const desk = () => content.catalogueDesk
const lastEntry = async () =>
  (await (await shop.staff()).audit.list({ query: { count: 1 } })).results[0]!
const pdf = () => new File([pdfBytes() as BlobPart], 'lembar-data.pdf')

/** A sub-category with a product in it, ready for variants. */
async function newShelf(name: string) {
  const { id: categoryId } = await desk().addCategory({ body: { name, group: 'Uji' } })
  const { id: subCategoryId } = await desk().addSubCategory({
    body: {
      categoryId,
      name: `${name} biasa`,
      attributes: [
        { key: 'tebal', label: 'Tebal', unit: 'mm', type: 'number', onCard: true },
        { key: 'warna', label: 'Warna', type: 'text' },
      ],
    },
  })
  const { id: brandId } = await desk().addBrand({ body: { name: `Merek ${name}` } })
  const product = {
    name: `Papan ${name}`,
    brandId,
    subCategoryId,
    description: 'Papan untuk menguji meja katalog.',
  }
  const { id } = await desk().addProduct({ body: product })
  return { id, categoryId, subCategoryId, brandId, product }
}

const board = (sku: string) => ({
  sku,
  name: '9 mm',
  attributes: { tebal: '9,5', warna: 'cokelat' },
  unit: 'lembar',
  weightKg: 14.2,
  volumeM3: 0.027,
  lengthM: 2.44,
})

test('what staff put on a shelf is found, bought and described as they wrote it', async () => {
  const { id, subCategoryId } = await newShelf('Gergaji Uji')
  const { id: variant } = await desk().addVariant({ id, body: board('UJI-PAPAN-9') })
  const { catalogue, cart } = shop.visitor()
  assert.equal((await refused(catalogue.product({ id: 'papan-gergaji-uji' }))).status, 404)
  await content.staffPricing.changePrice({ id: variant, body: { retail: 120_000 } })
  await content.staffPricing.setTiers({
    id: variant,
    body: { tiers: [{ minQty: 10, discount: 2.5 }] },
  })
  await content.staffStock.receive({
    body: {
      warehouse: 'CBT',
      reference: 'SJ-0091',
      supplier: 'PT Pemasok Uji',
      lines: [{ sku: 'uji-papan-9', quantity: 40 }],
    },
  })
  const shown = await catalogue.product({ id: 'papan-gergaji-uji' })
  assert.equal(shown.variants[0]!.attributes['tebal'], 9.5)
  assert.equal(shown.variants[0]!.stock, 40)
  assert.equal(shown.variants[0]!.tiers[0]!.price.amount, '117000.00')
  const found = await catalogue.products({ query: { search: 'papan gergaji uji' } })
  assert.equal(found.results[0]?.id, id)
  const { lines } = await cart.add({ body: { product_variant_id: variant, qty: 4 } })
  assert.equal(lines.length, 1)
  const shelf = await desk().subCategory({ id: subCategoryId })
  assert.deepEqual(
    shelf.attributes.map(({ key, variants }) => [key, variants]),
    [
      ['tebal', 1],
      ['warna', 1],
    ],
  )
})

test('who saves over a change that they have not seen is told so, and nothing is written', async () => {
  const { id, product } = await newShelf('Dua Meja')
  const seen = await desk().product({ id })
  const body = { ...product, revision: seen.revision }
  await desk().changeProduct({ id, body: { ...body, name: 'Papan yang pertama' } })
  const late = await refused(
    desk().changeProduct({ id, body: { ...body, name: 'Papan yang kedua' } }),
  )
  assert.deepEqual([late.status, late.code], [409, 'desk.changed'])
  const now = await desk().product({ id })
  assert.deepEqual([now.name, now.revision], ['Papan yang pertama', seen.revision + 1])
  const both = await Promise.allSettled(
    ['A', 'B'].map((name) =>
      desk().changeProduct({
        id,
        body: { ...body, revision: now.revision, name: `Papan serentak ${name}` },
      }),
    ),
  )
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('a renamed product keeps its old address, and the log says what it was', async () => {
  const { id, product } = await newShelf('Nama Lama')
  const { id: variant } = await desk().addVariant({ id, body: board('UJI-NAMA-9') })
  await content.staffPricing.changePrice({ id: variant, body: { retail: 99_000 } })
  await desk().changeProduct({ id, body: { ...product, name: 'Papan Nama Baru', revision: 1 } })
  const { catalogue } = shop.visitor()
  assert.equal((await catalogue.product({ id: 'papan-nama-lama' })).slug, 'papan-nama-baru')
  const entry = await lastEntry()
  assert.deepEqual(
    [entry.action, entry.thingId, entry.before, entry.after],
    [
      'Ubah produk',
      id,
      { name: 'Papan Nama Lama', slug: 'papan-nama-lama' },
      { name: 'Papan Nama Baru', slug: 'papan-nama-baru' },
    ],
  )
})

test('a taken address, a taken SKU and a strange attribute are refused at their fields', async () => {
  const { id, product } = await newShelf('Bentrok')
  await desk().addVariant({ id, body: board('UJI-BENTROK') })
  const again = await refused(desk().addProduct({ body: product }))
  assert.deepEqual([again.status, Object.keys(again.errors)], [422, ['slug']])
  const twin = await refused(desk().addVariant({ id, body: board('uji-bentrok') }))
  assert.deepEqual([twin.code, Object.keys(twin.errors)], ['sku.taken', ['sku']])
  for (const [attributes, field] of [
    [{ panjang: '3' }, 'attributes.panjang'],
    [{ tebal: 'tebal sekali' }, 'attributes.tebal'],
  ] as const) {
    const body = { ...board('UJI-LAIN'), attributes: attributes as Record<string, string> }
    assert.deepEqual(Object.keys((await refused(desk().addVariant({ id, body }))).errors), [field])
  }
})

test('what others stand on does not go, and what nobody stands on does', async () => {
  const { categoryId, subCategoryId, brandId, id } = await newShelf('Tetap')
  await desk().addVariant({ id, body: board('UJI-TETAP') })
  for (const gone of [
    () => desk().removeCategory({ id: categoryId }),
    () => desk().removeSubCategory({ id: subCategoryId }),
    () => desk().removeBrand({ id: brandId }),
  ])
    assert.equal((await refused(gone())).code, 'desk.in_use')
  const shelf = await desk().subCategory({ id: subCategoryId })
  const body = { categoryId, name: shelf.name, revision: shelf.revision, attributes: [] }
  assert.equal(
    (await refused(desk().changeSubCategory({ id: subCategoryId, body }))).code,
    'attribute.in_use',
  )
  const { id: empty } = await desk().addCategory({ body: { name: 'Kosong', group: 'Uji' } })
  await desk().removeCategory({ id: empty })
  const { results } = await desk().categories()
  assert.ok(results.every((category) => category.id !== empty))
})

test('off sale a product is gone for buyers and waits among the retired', async () => {
  const { id, product } = await newShelf('Berhenti')
  const { id: variant } = await desk().addVariant({ id, body: board('UJI-HENTI') })
  await content.staffPricing.changePrice({ id: variant, body: { retail: 10_000 } })
  await desk().changeProduct({ id, body: { ...product, active: false, revision: 1 } })
  const gone = await refused(shop.visitor().catalogue.product({ id: 'papan-berhenti' }))
  assert.equal(gone.status, 404)
  const { results } = await desk().retired({ query: { search: 'berhenti' } })
  assert.deepEqual(
    results.map((each) => each.id),
    [id],
  )
  const { catalogue } = shop.visitor()
  const found = await catalogue.products({ query: { search: 'papan berhenti' } })
  assert.ok(found.results.every((each) => each.id !== id))
})

test('pictures and papers of a product are kept, shown, and refused where they are none', async () => {
  const { id, product } = await newShelf('Bergambar')
  const { id: variant } = await desk().addVariant({ id, body: board('UJI-GAMBAR') })
  await content.staffPricing.changePrice({ id: variant, body: { retail: 10_000 } })
  const { picture } = await desk().addPicture({ files: { file: proofPicture() } })
  await desk().changeProduct({ id, body: { ...product, picture, gallery: [picture], revision: 1 } })
  const { id: paper } = await desk().addDocument({
    id,
    form: { title: 'Lembar data' },
    files: { file: pdf() },
  })
  const { catalogue } = shop.visitor()
  const shown = await catalogue.product({ id })
  assert.equal(shown.pictures[0], picture)
  assert.deepEqual(
    shown.documents.map((each) => each.title),
    ['Lembar data'],
  )
  const bytes = await catalogue.document({ id, documentId: paper })
  assert.equal(Buffer.from(bytes.subarray(0, 5)).toString(), '%PDF-')
  const fake = new File(['<script>alert(1)</script>'], 'gambar.png')
  assert.equal((await refused(desk().addPicture({ files: { file: fake } }))).status, 415)
  await desk().removeDocument({ id, documentId: paper })
  assert.equal((await refused(catalogue.document({ id, documentId: paper }))).status, 404)
})

test('a brand shows its catalogues to buyers as staff add them', async () => {
  const { id } = await desk().addBrand({ body: { name: 'Kertas Uji', story: 'Pembuat kertas.' } })
  const form = { title: 'Katalog 2026', year: 2026, pages: 4 }
  const sent = await desk().addBrandCatalogue({ id, form, files: { file: pdf() } })
  const { catalogue } = shop.visitor()
  assert.equal((await catalogue.brandFiles({ id: 'kertas-uji' })).results[0]?.id, sent.id)
  await desk().removeBrandCatalogue({ id, catalogueId: sent.id })
  assert.deepEqual((await catalogue.brandFiles({ id: 'kertas-uji' })).results, [])
  const { results } = await desk().brands({ query: { search: 'kertas uji' } })
  assert.deepEqual([results[0]?.name, results[0]?.products], ['Kertas Uji', 0])
})
