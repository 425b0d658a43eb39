import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectFile } from '#platform/files/stored-content.ts'
import { pdf as pdfBytes } from '#tests/support/files/valid.ts'
import { makeProofImage } from '#tests/support/orders/orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const content = await shop.asStaff('konten@contoh.id')

const admin = () => content.catalogueAdmin
const lastEntry = async () =>
  (await (await shop.asStaff()).audit.list({ query: { count: 1 } })).results[0]!
const pdf = () => new File([pdfBytes() as BlobPart], 'lembar-data.pdf')

/** A sub-category with a product, ready for variants. */
async function createProduct(name: string) {
  const { id: categoryId } = await admin().addCategory({ body: { name, group: 'Uji' } })
  const { id: subCategoryId } = await admin().addSubCategory({
    body: {
      categoryId,
      name: `${name} biasa`,
      attributes: [
        { key: 'tebal', label: 'Tebal', unit: 'mm', type: 'number', onCard: true },
        { key: 'warna', label: 'Warna', type: 'text' },
      ],
    },
  })
  const { id: brandId } = await admin().addBrand({ body: { name: `Merek ${name}` } })
  const product = {
    name: `Papan ${name}`,
    brandId,
    subCategoryId,
    description: 'Papan untuk menguji meja katalog.',
  }
  const { id } = await admin().addProduct({ body: product })
  return { id, categoryId, subCategoryId, brandId, product }
}

const variantBody = (sku: string) => ({
  sku,
  name: '9 mm',
  attributes: { tebal: '9,5', warna: 'cokelat' },
  unit: 'lembar',
  weightKg: 14.2,
  volumeM3: 0.027,
  lengthM: 2.44,
})

test('POST /staff/products: a new product is found, priced and can be bought', async () => {
  const { id, subCategoryId } = await createProduct('Gergaji Uji')
  const { id: variant } = await admin().addVariant({ id, body: variantBody('UJI-PAPAN-9') })
  const { catalogue, cart } = shop.asVisitor()
  assert.equal((await expectRefusal(catalogue.product({ id: 'papan-gergaji-uji' }))).status, 404)
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
  const result = await catalogue.products({ query: { search: 'papan gergaji uji' } })
  assert.equal(result.results[0]?.id, id)
  const { lines } = await cart.add({ body: { product_variant_id: variant, qty: 4 } })
  assert.equal(lines.length, 1)
  const subCategory = await admin().subCategory({ id: subCategoryId })
  assert.deepEqual(
    subCategory.attributes.map(({ key, variants }) => [key, variants]),
    [
      ['tebal', 1],
      ['warna', 1],
    ],
  )
})

test('PUT /staff/products/{id}: a stale revision is a 409 and writes nothing', async () => {
  const { id, product } = await createProduct('Dua Meja')
  const loaded = await admin().product({ id })
  const body = { ...product, revision: loaded.revision }
  await admin().changeProduct({ id, body: { ...body, name: 'Papan yang pertama' } })
  const late = await expectRefusal(
    admin().changeProduct({ id, body: { ...body, name: 'Papan yang kedua' } }),
  )
  assert.deepEqual([late.status, late.code], [409, 'desk.changed'])
  const current = await admin().product({ id })
  assert.deepEqual([current.name, current.revision], ['Papan yang pertama', loaded.revision + 1])
  const both = await Promise.allSettled(
    ['A', 'B'].map((name) =>
      admin().changeProduct({
        id,
        body: { ...body, revision: current.revision, name: `Papan serentak ${name}` },
      }),
    ),
  )
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('PUT /staff/products/{id}: a renamed product keeps its old slug, and the audit log has both names', async () => {
  const { id, product } = await createProduct('Nama Lama')
  const { id: variant } = await admin().addVariant({ id, body: variantBody('UJI-NAMA-9') })
  await content.staffPricing.changePrice({ id: variant, body: { retail: 99_000 } })
  await admin().changeProduct({ id, body: { ...product, name: 'Papan Nama Baru', revision: 1 } })
  const { catalogue } = shop.asVisitor()
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

test('POST /staff/products, …/variants: a taken slug or SKU and an unknown attribute are refused at their fields', async () => {
  const { id, product } = await createProduct('Bentrok')
  await admin().addVariant({ id, body: variantBody('UJI-BENTROK') })
  const again = await expectRefusal(admin().addProduct({ body: product }))
  assert.deepEqual([again.status, Object.keys(again.errors)], [422, ['slug']])
  const twin = await expectRefusal(admin().addVariant({ id, body: variantBody('uji-bentrok') }))
  assert.deepEqual([twin.code, Object.keys(twin.errors)], ['sku.taken', ['sku']])
  for (const [attributes, field] of [
    [{ panjang: '3' }, 'attributes.panjang'],
    [{ tebal: 'tebal sekali' }, 'attributes.tebal'],
  ] as const) {
    const body = { ...variantBody('UJI-LAIN'), attributes: attributes as Record<string, string> }
    assert.deepEqual(Object.keys((await expectRefusal(admin().addVariant({ id, body }))).errors), [
      field,
    ])
  }
})

test('DELETE /staff/categories/{id}, …: refused while in use, otherwise removed', async () => {
  const { categoryId, subCategoryId, brandId, id } = await createProduct('Tetap')
  await admin().addVariant({ id, body: variantBody('UJI-TETAP') })
  for (const removal of [
    () => admin().removeCategory({ id: categoryId }),
    () => admin().removeSubCategory({ id: subCategoryId }),
    () => admin().removeBrand({ id: brandId }),
  ])
    assert.equal((await expectRefusal(removal())).code, 'desk.in_use')
  const subCategory = await admin().subCategory({ id: subCategoryId })
  const body = {
    categoryId,
    name: subCategory.name,
    revision: subCategory.revision,
    attributes: [],
  }
  assert.equal(
    (await expectRefusal(admin().changeSubCategory({ id: subCategoryId, body }))).code,
    'attribute.in_use',
  )
  const { id: empty } = await admin().addCategory({ body: { name: 'Kosong', group: 'Uji' } })
  await admin().removeCategory({ id: empty })
  const { results } = await admin().categories()
  assert.ok(results.every((category) => category.id !== empty))
})

test('PUT /staff/products/{id}: a product off sale is hidden from buyers and listed as retired', async () => {
  const { id, product } = await createProduct('Berhenti')
  const { id: variant } = await admin().addVariant({ id, body: variantBody('UJI-HENTI') })
  await content.staffPricing.changePrice({ id: variant, body: { retail: 10_000 } })
  await admin().changeProduct({ id, body: { ...product, active: false, revision: 1 } })
  const removal = await expectRefusal(shop.asVisitor().catalogue.product({ id: 'papan-berhenti' }))
  assert.equal(removal.status, 404)
  const { results } = await admin().discontinued({ query: { search: 'berhenti' } })
  assert.deepEqual(
    results.map((each) => each.id),
    [id],
  )
  const { catalogue } = shop.asVisitor()
  const result = await catalogue.products({ query: { search: 'papan berhenti' } })
  assert.ok(result.results.every((each) => each.id !== id))
})

test('POST /staff/pictures, …/documents: images and documents are stored, shown, and validated', async () => {
  const { id, product } = await createProduct('Bergambar')
  const { id: variant } = await admin().addVariant({ id, body: variantBody('UJI-GAMBAR') })
  await content.staffPricing.changePrice({ id: variant, body: { retail: 10_000 } })
  const { picture } = await admin().uploadImage({ files: { file: makeProofImage() } })
  await admin().changeProduct({
    id,
    body: { ...product, picture, gallery: [picture], revision: 1 },
  })
  const { id: documentId } = await admin().addDocument({
    id,
    form: { title: 'Lembar data' },
    files: { file: pdf() },
  })
  const { catalogue } = shop.asVisitor()
  const shown = await catalogue.product({ id })
  assert.equal(shown.pictures[0], picture)
  assert.deepEqual(
    shown.documents.map((each) => each.title),
    ['Lembar data'],
  )
  const bytes = await collectFile(await catalogue.document({ id, documentId }))
  assert.equal(Buffer.from(bytes.subarray(0, 5)).toString(), '%PDF-')
  const fake = new File(['<script>alert(1)</script>'], 'gambar.png')
  assert.equal((await expectRefusal(admin().uploadImage({ files: { file: fake } }))).status, 415)
  await admin().removeDocument({ id, documentId })
  assert.equal((await expectRefusal(catalogue.document({ id, documentId }))).status, 404)
})

test('POST /staff/brands/{id}/catalogues: buyers see a catalogue until it is removed', async () => {
  const { id } = await admin().addBrand({ body: { name: 'Kertas Uji', story: 'Pembuat kertas.' } })
  const form = { title: 'Katalog 2026', year: 2026, pages: 4 }
  const sent = await admin().addBrandCatalogue({ id, form, files: { file: pdf() } })
  const { catalogue } = shop.asVisitor()
  assert.equal((await catalogue.brandFiles({ id: 'kertas-uji' })).results[0]?.id, sent.id)
  await admin().removeBrandCatalogue({ id, catalogueId: sent.id })
  assert.deepEqual((await catalogue.brandFiles({ id: 'kertas-uji' })).results, [])
  const { results } = await admin().brands({ query: { search: 'kertas uji' } })
  assert.deepEqual([results[0]?.name, results[0]?.products], ['Kertas Uji', 0])
})
