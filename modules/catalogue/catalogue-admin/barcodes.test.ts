import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  applyUploaded,
  downloadExport,
  uploadImport,
} from '#tests/support/catalogue/catalogue-imports.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const content = await shop.asStaff('konten@contoh.id')

const [FIRST, SECOND, THIRD] = ['4006381333931', '036000291452', '8991002101630'] as const

async function addGoods(barcode: string | null = null) {
  const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 5 } })
  const { product_id: productId, sku } = await shop.db
    .selectFrom('variant')
    .select(['product_id', 'sku'])
    .where('id', '=', Number(variantId))
    .executeTakeFirstOrThrow()
  const goods = { id: String(productId), variantId, sku }
  if (barcode !== null) await saveBarcode(goods, barcode)
  return goods
}
type Goods = { id: string; variantId: string; sku: string }

const show = async ({ id }: Goods) => (await content.catalogueAdmin.product({ id })).variants[0]!
async function saveBarcode(goods: Goods, barcode: string | null) {
  const { retail: _r, business: _b, tiers: _t, stock: _s, picture: _p, ...body } = await show(goods)
  return content.catalogueAdmin.changeVariant({ id: goods.variantId, body: { ...body, barcode } })
}
const importRows = (lines: string[]) =>
  uploadImport(shop, content, new File([lines.join('\n')], 'kode.csv'))

test('PUT /staff/variants/{id}: a barcode has its check digit and belongs to one variant', async () => {
  const goods = await addGoods(FIRST)
  assert.equal((await show(goods)).barcode, FIRST)
  const other = await addGoods()
  await expectRefusal(saveBarcode(other, '4006381333932'), 422, 'input.invalid')
  // The same code as scanners write it with a leading zero.
  const refusal = await expectRefusal(saveBarcode(other, `0${FIRST}`), 422, 'barcode.taken')
  assert.match(refusal.errors['barcode']!, /dipakai barang lain/)
  await saveBarcode(goods, null)
  await saveBarcode(other, FIRST)
  await saveBarcode(other, null)
})

test('PATCH /staff/products/{id}/variants: the grid saves barcodes, unless a colleague has', async () => {
  const goods = await addGoods()
  const save = (barcode: string | null, seen: string | null) =>
    content.catalogueAdmin.changeVariants({
      id: goods.id,
      body: { variants: [{ id: goods.variantId, values: { barcode }, seen: { barcode: seen } }] },
    })
  await save(FIRST, null)
  assert.equal((await show(goods)).barcode, FIRST)
  await expectRefusal(save(SECOND, null), 409, 'desk.changed')
  await addGoods(SECOND)
  const refusal = await expectRefusal(save(SECOND, FIRST), 422, 'barcode.taken')
  assert.deepEqual(Object.keys(refusal.errors), [`${goods.variantId}.barcode`])
  await save(null, FIRST)
  assert.equal((await show(goods)).barcode, null)
})

test('GET /staff/products, GET /staff/stock/goods: a barcode finds its goods, with leading zeros or not', async () => {
  const goods = await addGoods(THIRD)
  for (const search of [THIRD, `0${THIRD}`]) {
    const listed = await content.staffProducts.list({ query: { search } })
    assert.deepEqual(
      listed.results.map(({ id }) => id),
      [goods.id],
    )
    const { results } = await content.staffStock.goods({ query: { search } })
    assert.deepEqual([results[0]!.sku, results[0]!.barcode], [goods.sku, THIRD])
  }
  await content.staffStock.receive({
    body: {
      warehouse: 'CBT',
      reference: 'SJ-KODE',
      supplier: 'PT Kode',
      lines: [{ sku: `0${THIRD}`, quantity: 2 }],
    },
  })
  assert.equal((await show(goods)).stock.find(({ warehouse }) => warehouse === 'CBT')!.onHand, 7)
})

test('POST /staff/imports: sets barcodes, refuses wrong ones and those of others, and leaves what a program rounded', async () => {
  const [one, other] = [await addGoods(), await addGoods()]
  const refused = await importRows([
    'SKU;Kode batang',
    `${one.sku};4006381333932`,
    `${other.sku};0${THIRD}`,
  ])
  assert.deepEqual(
    refused.wrong.results.map(({ heading, message }) => [heading, message.split(' ')[0]]),
    [
      ['Kode batang', 'Tulis'],
      ['Kode batang', `0${THIRD}`],
    ],
  )
  const twice = await importRows([
    'SKU;Kode batang',
    `${one.sku};96385074`,
    `${other.sku};00000096385074`,
  ])
  assert.equal(twice.faults, 1)
  const { id } = await importRows(['SKU;Kode batang', `${one.sku};96385074`])
  await applyUploaded(shop, content, id)
  assert.equal((await show(one)).barcode, '96385074')
  await saveBarcode(other, '4006381333931')
  // As programs save a CSV that they have opened.
  const rounded = await importRows(['SKU;Kode batang', `${other.sku};4,00638E+12`])
  assert.deepEqual([rounded.state, rounded.changes, rounded.faults], ['checked', 0, 0])
  for (const format of ['csv', 'xlsx'] as const) {
    const result = await uploadImport(shop, content, await downloadExport(content, format))
    assert.deepEqual([result.state, result.changes, result.faults], ['checked', 0, 0])
  }
})
