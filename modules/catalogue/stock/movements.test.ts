import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGoods } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const content = await shop.asStaff('konten@contoh.id')

const createSacks = (stock: Record<string, number>) =>
  createGoods(shop.db, { price: 1000, unit: 'sak', stock })
const receipt = (lines: { sku: string; quantity: number }[], reference = 'SJ-17') => ({
  warehouse: 'CBT',
  reference,
  supplier: 'PT Semen Uji',
  lines,
})

test('GET /staff/stock/moves: lists receipts and adjustments with reason, reference and quantity on hand', async () => {
  const { id, sku } = await createSacks({ CBT: 5 })
  await content.staffStock.receive({ body: receipt([{ sku, quantity: 20 }]) })
  await content.staffStock.changeStock({
    id,
    body: { warehouse: 'CBT', change: -3, reason: 'Pecah di gudang' },
  })
  const { results } = await content.staffStock.movements({ query: { sku } })
  assert.deepEqual(
    results.map(({ kind, change, onHand, reference }) => ({ kind, change, onHand, reference })),
    [
      { kind: 'adjustment', change: -3, onHand: 22, reference: null },
      { kind: 'receipt', change: 20, onHand: 25, reference: 'SJ-17' },
    ],
  )
  assert.deepEqual(results[0]!.reason, 'Pecah di gudang')
  assert.match(results[1]!.reason, /PT Semen Uji/)
})

test('POST /staff/stock/receipts: one invalid line refuses the whole receipt', async () => {
  const { sku } = await createSacks({ CBT: 5 })
  for (const [line, code] of [
    [{ sku: 'TIDAK-ADA', quantity: 1 }, 'stock.no_sku'],
    [{ sku, quantity: 1.5 }, 'stock.not_whole'],
  ] as const) {
    const failed = await expectRefusal(
      content.staffStock.receive({ body: receipt([{ sku, quantity: 2 }, line]) }),
    )
    assert.equal(failed.code, code)
    assert.match(Object.keys(failed.errors)[0]!, /^lines\.1\./)
  }
  assert.deepEqual((await content.staffStock.movements({ query: { sku } })).results, [])
})

test('POST /staff/stock/receipts: twenty at once lose nothing, and each records the quantity on hand', async () => {
  const { sku } = await createSacks({})
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      content.staffStock.receive({ body: receipt([{ sku, quantity: 2 }], `SJ-20-${at}`) }),
    ),
  )
  const { results } = await content.staffStock.movements({ query: { sku, count: 50 } })
  assert.deepEqual(
    results.map(({ onHand }) => onHand),
    Array.from({ length: 20 }, (_, at) => 40 - 2 * at),
  )
})

test('GET /staff/stock/moves: filters by warehouse', async () => {
  const { sku } = await createSacks({})
  await content.staffStock.receive({ body: receipt([{ sku, quantity: 2 }], 'SJ-21') })
  const none = await content.staffStock.movements({ query: { sku, warehouse: 'SDA' } })
  assert.deepEqual([none.results.length, none.total], [0, 0])
})

test('POST /staff/stock/receipts: a delivery note of a supplier is received once, however it is written', async () => {
  const { sku } = await createSacks({})
  const lines = [{ sku, quantity: 2 }]
  await content.staffStock.receive({ body: receipt(lines, 'SJ/88 A') })
  const again = { ...receipt(lines, ' sj-88-a '), supplier: 'pt. semen  UJI', warehouse: 'SDA' }
  const refused = await expectRefusal(content.staffStock.receive({ body: again }))
  assert.deepEqual([refused.status, refused.code], [409, 'stock.received'])
  assert.match(
    refused.message,
    /sudah dicatat 20 November 2026, 12\.00 WIB oleh .+, masuk Gudang Cibitung/,
  )
  assert.ok(refused.errors['reference'])
  await content.staffStock.receive({ body: { ...again, supplier: 'PT Papan Jaya' } })
  await content.staffStock.receive({ body: receipt(lines, 'SJ/88 B') })
  const { results } = await content.staffStock.movements({ query: { sku } })
  assert.equal(results.length, 3)
})

test('POST /staff/stock/receipts: of ten at once with one delivery note one is recorded', async () => {
  const { sku } = await createSacks({})
  const body = receipt([{ sku, quantity: 5 }], 'SJ-SAMA')
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, () => content.staffStock.receive({ body })),
  )
  assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1)
  const { results } = await content.staffStock.movements({ query: { sku } })
  assert.deepEqual(
    results.map(({ onHand }) => onHand),
    [5],
  )
})

test('POST /staff/stock/receipts: takes the lines of a whole lorry', async () => {
  const { sku } = await createSacks({})
  const lines = Array.from({ length: 1500 }, () => ({ sku, quantity: 1 }))
  assert.equal((await content.staffStock.receive({ body: receipt(lines, 'SJ-TRUK') })).lines, 1500)
  const { results } = await content.staffStock.movements({ query: { sku } })
  assert.deepEqual(
    results.map(({ onHand }) => onHand),
    [1500],
  )
})
