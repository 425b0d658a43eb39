import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  createGoods,
  createProduct,
  findSku,
  reserveGoods,
} from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const content = await shop.asStaff('konten@contoh.id')

const createSacks = (stock: Record<string, number>) =>
  createGoods(shop.db, { price: 1000, unit: 'sak', stock })
const readFree = async (sku: string) => {
  const { results } = await content.staffStock.goods({ query: { search: sku } })
  return results.find((goods) => goods.sku === sku)!.free
}
const transfer = (lines: { sku: string; quantity: number }[], from = 'CBT', to = 'SDA') =>
  content.staffStock.transfer({ body: { from, to, note: 'SP-4', lines } })

test('POST /staff/stock/transfers: goods leave one warehouse and arrive in the other, each with a movement', async () => {
  const { sku } = await createSacks({ CBT: 40 })
  assert.equal((await transfer([{ sku, quantity: 15 }])).lines, 1)
  assert.deepEqual(await readFree(sku), { CBT: 25, SDA: 15 })
  const { results } = await content.staffStock.movements({ query: { sku } })
  assert.deepEqual(
    results
      .map(({ kind, change, reference }) => ({ kind, change, reference }))
      .sort((a, b) => a.change - b.change),
    [
      { kind: 'transfer', change: -15, reference: 'SP-4' },
      { kind: 'transfer', change: 15, reference: 'SP-4' },
    ],
  )
  assert.match(results[0]!.reason, /Pindah dari Gudang Cibitung ke /)
  const audit = await (await shop.asStaff()).audit.list({ query: { thing: 'warehouse' } })
  assert.equal(audit.results[0]!.action, 'Pindahkan barang')
})

test('POST /staff/stock/transfers: what is reserved stays, and one wrong line moves nothing', async () => {
  const { id, sku } = await createSacks({ CBT: 10 })
  const other = await createSacks({ CBT: 10 })
  await reserveGoods(shop.db, id, 4)
  for (const [lines, field, code] of [
    [[{ sku, quantity: 7 }], 'lines.0.quantity', 'stock.not_free'],
    [
      [other, { sku }, { sku }].map((each) => ({ sku: each.sku, quantity: 4 })),
      'lines.2.quantity',
      'stock.not_free',
    ],
    [
      [
        { sku: other.sku, quantity: 1 },
        { sku: 'TIDAK-ADA', quantity: 1 },
      ],
      'lines.1.sku',
      'stock.no_sku',
    ],
    [[{ sku, quantity: 1.5 }], 'lines.0.quantity', 'stock.not_whole'],
  ] as const) {
    const refused = await expectRefusal(transfer([...lines]))
    assert.deepEqual([refused.code, Object.keys(refused.errors)], [code, [field]])
  }
  assert.equal(
    (await expectRefusal(transfer([{ sku, quantity: 1 }], 'CBT', 'CBT'))).code,
    'stock.same_warehouse',
  )
  assert.equal(
    (await expectRefusal(transfer([{ sku, quantity: 1 }], 'CBT', 'XXX'))).code,
    'stock.no_warehouse',
  )
  assert.equal((await readFree(sku))['CBT'], 6)
  assert.equal((await readFree(other.sku))['CBT'], 10)
})

test('POST /staff/stock/transfers: of measured goods more than three decimals are refused in words that fit', async () => {
  const id = await createProduct(shop.db, {
    price: 1000,
    unit: 'm³',
    measured: true,
    stock: { CBT: 10 },
  })
  const sku = await findSku(shop.db, id)
  const refused = await expectRefusal(transfer([{ sku, quantity: 1.2345 }]), 422, 'stock.not_whole')
  assert.equal(
    refused.errors['lines.0.quantity'],
    'Jumlah paling banyak tiga angka di belakang koma.',
  )
})

test('POST /staff/stock/transfers: to and fro at once and with orders, nothing is lost', async () => {
  const { id, sku } = await createSacks({ CBT: 30, SDA: 30 })
  await Promise.all(
    Array.from({ length: 30 }, (_, at) => {
      if (at % 3 === 0) return transfer([{ sku, quantity: 2 }])
      return at % 3 === 1
        ? transfer([{ sku, quantity: 2 }], 'SDA', 'CBT')
        : reserveGoods(shop.db, id, 1)
    }),
  )
  const rows = await shop.db
    .selectFrom('stock')
    .select(['on_hand', 'held'])
    .where('variant_id', '=', Number(id))
    .execute()
  assert.equal(
    rows.reduce((sum, { on_hand }) => sum + Number(on_hand), 0),
    60,
  )
  assert.ok(rows.every(({ on_hand, held }) => Number(held) <= Number(on_hand)))
})

test('GET /staff/stock/goods: finds by the words of a name in any order, and the exact SKU first', async () => {
  const { sku } = await createSacks({ CBT: 3 })
  const { results: bySku } = await content.staffStock.goods({
    query: { search: sku.toLowerCase() },
  })
  assert.equal(bySku[0]!.sku, sku)
  const { results: byName } = await content.staffStock.goods({ query: { search: 'semen 40' } })
  assert.ok(byName.length > 0)
  for (const { name, sku: found } of byName)
    assert.match(`${name} ${found}`.toLowerCase(), /(?=.*semen)(?=.*40)/)
  assert.deepEqual((await content.staffStock.goods({ query: { search: '100%_' } })).results, [])
})

test('GET /staff/stock/low: lists what ran out or lasts under two weeks, the soonest gone first', async () => {
  const enough = await createSacks({ CBT: 500 })
  const fast = await createSacks({ CBT: 100 })
  const faster = await createSacks({ CBT: 100 })
  const gone = await createSacks({ CBT: 4 })
  const never = await createSacks({})
  const at = shop.clock.now()
  const rows = [
    [enough, 100],
    [fast, 90],
    [faster, 98],
    [gone, 0],
  ] as const
  for (const [{ id }, delivered] of rows) {
    await content.staffStock.changeStock({
      id,
      body: { warehouse: 'CBT', change: -delivered, reason: 'keluar' },
    })
    await shop.pool.query(
      `update stock_move set kind = 'delivery', at = $2 where variant_id = $1`,
      [id, new Date(at.getTime() - 86_400_000)],
    )
  }
  await content.staffStock.changeStock({
    id: gone.id,
    body: { warehouse: 'CBT', onHand: 0, reason: 'pecah semua' },
  })
  const skus = [enough, fast, faster, gone, never].map(({ sku }) => sku)
  const list = async (warehouse?: string) =>
    (
      await content.staffStock.low({ query: { count: 100, ...(warehouse ? { warehouse } : {}) } })
    ).results
      .filter(({ sku }) => skus.includes(sku))
      .map(({ sku, daysLeft }) => [sku, daysLeft])
  assert.deepEqual(await list(), [
    [faster.sku, 0],
    [fast.sku, 3],
    [gone.sku, null],
  ])
  assert.deepEqual(await list('CBT'), await list())
  assert.deepEqual(await list('SDA'), [])
})
