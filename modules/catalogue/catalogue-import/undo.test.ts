import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction } from '#platform/database/database.ts'
import { waitForBlockedQueries } from '#tests/support/database/blocked-queries.ts'
import {
  applyUploaded,
  uploadImport,
  validateUploaded,
} from '#tests/support/catalogue/catalogue-imports.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerWithCart, buildOrderInput } from '#tests/support/orders/order-input.ts'
import { createProduct, findSku } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const content = await shop.asStaff('konten@contoh.id')

async function importText(text: string, name = 'harga.csv') {
  const result = await uploadImport(shop, content, new File([text], name))
  assert.equal(result.state, 'checked', JSON.stringify(result.wrong.results))
  assert.equal((await applyUploaded(shop, content, result.id)).state, 'applied')
  return result.id
}
async function prepareUndo(id: string) {
  const undo = await content.catalogueImport.undo({ id })
  return validateUploaded(shop, content, undo.id)
}
const readVariant = async (id: string) => {
  const sku = await findSku(shop.db, id)
  const { product_id: productId } = await shop.db
    .selectFrom('variant')
    .select('product_id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  const { variants } = await content.catalogueAdmin.product({ id: String(productId) })
  const { retail, business, weightKg, leadDays, piecesPerUnit, active, stock } = variants[0]!
  return {
    retail: retail?.amount,
    business: business?.amount,
    weightKg,
    leadDays,
    piecesPerUnit,
    active,
    onHand: stock.find(({ warehouse }) => warehouse === 'CBT')!.onHand,
  }
}

test('POST /staff/imports/{id}/undo: takes all of an import back as one, after it was looked at', async () => {
  const ids = [
    await createProduct(shop.db, { price: 50_000, stock: { CBT: 40 } }),
    await createProduct(shop.db, { price: 60_000, stock: { CBT: 5 } }),
  ]
  const before = await Promise.all(ids.map(readVariant))
  const [one, other] = await Promise.all(ids.map((id) => findSku(shop.db, id)))
  const id = await importText(
    `SKU;Harga eceran;Harga bisnis;Berat (kg);Isi;Dijual;Stok CBT\n${one};55.000;51.000;2,5;12;;60\n${other};66.000;;;;tidak;\n`,
  )
  assert.notDeepEqual(await Promise.all(ids.map(readVariant)), before)
  const undo = await prepareUndo(id)
  assert.deepEqual([undo.state, undo.changes, undo.undoOf], ['checked', 2, id])
  assert.ok(undo.changing[0]!.words.includes('Stok CBT: 60 menjadi 40'))
  assert.notDeepEqual(
    await Promise.all(ids.map(readVariant)),
    before,
    'nothing before it is applied',
  )
  assert.equal((await content.catalogueImport.undo({ id })).id, undo.id)
  assert.equal((await applyUploaded(shop, content, undo.id)).state, 'applied')
  assert.deepEqual(await Promise.all(ids.map(readVariant)), before)
  const { undo: shown, undoable } = await content.catalogueImport.import({ id, query: {} })
  assert.deepEqual([shown, undoable], [{ id: undo.id, state: 'applied' }, false])
  assert.equal((await expectRefusal(content.catalogueImport.undo({ id }))).code, 'import.state')
  const [move] = (await content.staffStock.movements({ query: { sku: one! } })).results
  assert.deepEqual([move!.change, move!.reason], [-20, 'Pembatalan impor harga.csv'])
})

test('POST /staff/imports/{id}/undo: pressed twice at once it prepares one import', async () => {
  const sku = await findSku(shop.db, await createProduct(shop.db, { price: 50_000, stock: {} }))
  const id = await importText(`SKU;Harga eceran\n${sku};55.000\n`)
  const presses = await inTransaction(shop.db, async (tx) => {
    await tx.selectFrom('catalogue_import').where('id', '=', id).forUpdate().execute()
    const pressed = Promise.all([1, 2].map(() => content.catalogueImport.undo({ id })))
    await waitForBlockedQueries(shop, 2)
    return { pressed }
  })
  const [one, other] = await presses.pressed
  assert.equal(one!.id, other!.id)
})

test('POST /staff/imports/{id}/undo: leaves alone what was changed or sold since', async () => {
  const id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 2 } })
  const sku = await findSku(shop.db, id)
  const importId = await importText(`SKU;Harga eceran;Hari siap;Stok CBT\n${sku};55.000;4;10\n`)
  await content.staffPricing.changePrice({ id, body: { retail: 58_000 } })
  const { api, addressId } = await createBuyerWithCart(shop, { [id]: 9 })
  await api.checkout.placeOrder({ body: await buildOrderInput(api, { addressId }) })
  const undo = await prepareUndo(importId)
  assert.deepEqual([undo.changes, undo.overlaps], [1, 1])
  assert.deepEqual(undo.changing[0]!.words, [
    'Hari siap: 4 menjadi 0',
    'Harga eceran: dibiarkan, diubah lagi sesudahnya',
    'Stok CBT: dibiarkan, diubah lagi sesudahnya',
  ])
  await applyUploaded(shop, content, undo.id)
  const { retail, leadDays, onHand } = await readVariant(id)
  assert.deepEqual([retail, leadDays, onHand], ['58000.00', 0, 10])
})

test('POST /staff/imports/{id}/undo: variants that it added go off sale with their stock', async () => {
  const { results } = await content.catalogueAdmin.categories()
  const [sub] = results.flatMap(({ subCategories }) => subCategories)
  const [brand] = (await content.catalogueAdmin.brands({ query: {} })).results
  const id = await importText(
    `SKU;Produk;Merek;Subkategori;Varian;Satuan;Harga eceran;Berat (kg);Volume (m³);Stok CBT\nBARU-1;Barang Baru Uji;${brand!.name};${sub!.name};S;buah;9.000;1;0,01;7\n`,
  )
  const undo = await prepareUndo(id)
  assert.equal((await applyUploaded(shop, content, undo.id)).state, 'applied')
  const added = await shop.db
    .selectFrom('variant')
    .select(['id', 'active'])
    .where('sku', '=', 'BARU-1')
    .executeTakeFirstOrThrow()
  assert.equal(added.active, false)
  assert.equal((await readVariant(String(added.id))).onHand, 0)
})

test('GET /staff/imports/{id}/changes: every change is shown, page by page, and found by SKU', async () => {
  const ids = await Promise.all(
    Array.from({ length: 45 }, () => createProduct(shop.db, { price: 9_000, stock: {} })),
  )
  const skus = await Promise.all(ids.map((id) => findSku(shop.db, id)))
  const text = ['SKU;Harga eceran', ...skus.map((sku) => `${sku};9.500`)].join('\n')
  const { id } = await uploadImport(shop, content, new File([text], 'banyak.csv'))
  const pages = await Promise.all(
    [0, 1, 2].map((page) => content.catalogueImport.changes({ id, query: { page, count: 20 } })),
  )
  assert.deepEqual(
    pages.map(({ results, total }) => [results.length, total]),
    [
      [20, 45],
      [20, 45],
      [5, 45],
    ],
  )
  assert.deepEqual(
    pages.flatMap(({ results }) => results.map(({ sku }) => sku)),
    skus,
  )
  const { results } = await content.catalogueImport.changes({
    id,
    query: { search: skus[30]!.toLowerCase() },
  })
  assert.ok(results.some(({ sku }) => sku === skus[30]))
})

test('POST /staff/imports/{id}/apply: is one entry of the audit log, and its rows tell who saved a value last', async () => {
  const ids = [
    await createProduct(shop.db, { price: 50_000, stock: {} }),
    await createProduct(shop.db, { price: 60_000, stock: {} }),
  ]
  const skus = await Promise.all(ids.map((id) => findSku(shop.db, id)))
  const id = await importText(
    `SKU;Harga eceran\n${skus[0]};51.000\n${skus[1]};61.000\n`,
    'audit.csv',
  )
  const admin = await shop.asStaff()
  const { results, total } = await admin.audit.list({ query: { search: 'audit.csv' } })
  assert.equal(total, 1)
  const { action, thing, thingId, after: values } = results[0]!
  assert.deepEqual(
    [action, thing, thingId, values],
    ['Terapkan impor', 'import', id, { changedRows: '2', addedRows: '' }],
  )
  const stale = await expectRefusal(
    content.staffPricing.changePrice({
      id: ids[0]!,
      body: { retail: 52_000, seen: { retail: 50_000 } },
    }),
  )
  const { saved } = stale.data as unknown as { saved: Record<string, { by: string }> }
  assert.equal(saved['retail']?.by, 'Kirana Putri')
})
