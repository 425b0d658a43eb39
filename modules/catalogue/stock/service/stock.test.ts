import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { inTransaction } from '#platform/database/database.ts'
import { isRefusal, type Refusal } from '#platform/refusal.ts'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'
import { loadAvailableStock, reserve, release, ship, type StockLine } from './stock.ts'

let shop: TestShop
before(async () => (shop = await openTestShop()))
after(() => shop.close())

const reserveLines = (lines: StockLine[]) => inTransaction(shop.db, (tx) => reserve(tx, lines))
const releaseLines = (lines: StockLine[]) => inTransaction(shop.db, (tx) => release(tx, lines))
const shipLines = (lines: StockLine[]) =>
  inTransaction(shop.db, (tx) =>
    ship({ ...shop.deps, db: tx }, lines, { number: 'DO/1', by: 'Uji' }),
  )
const assertRefusal = (thrown: unknown): Refusal => {
  assert.ok(isRefusal(thrown))
  return thrown
}

/** A variant of its own for each test, with that much of it in one warehouse and nowhere else. */
async function soleStock(sku: string, onHand: number): Promise<StockLine> {
  const { id } = await shop.db
    .selectFrom('variant')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  await shop.db.deleteFrom('stock').where('variant_id', '=', id).execute()
  const { id: warehouse } = await shop.db
    .selectFrom('warehouse')
    .select('id')
    .where('code', '=', 'CBT')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('stock')
    .values({ variant_id: id, warehouse_id: warehouse, on_hand: onHand })
    .execute()
  return { variantId: id, warehouseId: warehouse, quantity: 1 }
}

async function rowOf({ variantId, warehouseId }: StockLine) {
  const query = shop.db
    .selectFrom('stock')
    .select(['on_hand', 'held'])
    .where('variant_id', '=', variantId)
  return query.where('warehouse_id', '=', warehouseId).executeTakeFirstOrThrow()
}

test('the last unit wanted 200 times at once is held once', async () => {
  const line = await soleStock('KJ-SMN-PCC-40', 1)
  const tries = await Promise.allSettled(Array.from({ length: 200 }, () => reserveLines([line])))
  const lost = tries.filter((each) => each.status === 'rejected')
  assert.equal(lost.length, 199)
  for (const { reason } of lost) assert.equal(assertRefusal(reason).code, 'stock.short')
  assert.deepEqual(await rowOf(line), { on_hand: 1, held: 1 })
  assert.equal(
    (await loadAvailableStock(shop.db, [line.variantId])).get(line.variantId)?.[0]?.free,
    0,
  )
})

test('two orders that want the same goods in opposite order do not wait for each other in a ring', async () => {
  const first = await soleStock('KJ-SMN-PCC-50', 100)
  const second = await soleStock('KB-BTS-420-D13', 100)
  const orders = Array.from({ length: 40 }, (_, index) =>
    reserveLines(index % 2 ? [first, second] : [second, first]),
  )
  await Promise.all(orders)
  assert.deepEqual(await rowOf(first), { on_hand: 100, held: 40 })
  assert.deepEqual(await rowOf(second), { on_hand: 100, held: 40 })
})

test('a shortage names the goods, what is left and what to do, and holds nothing', async () => {
  const enough = await soleStock('AL-PVC-AW-4', 50)
  const short = await soleStock('RB-TRP-MRT-09-UTY', 12)
  const thrown = assertRefusal(
    await reserveLines([enough, { ...short, quantity: 13 }]).catch((thrown) => thrown),
  )
  assert.equal(thrown.status, 422)
  assert.match(
    thrown.message,
    /^Stok Triplek .*9 mm.* tinggal 12 lembar\. Kurangi jumlah atau pilih barang lain\.$/,
  )
  assert.deepEqual(thrown.more.detail, {
    product_variant_id: String(short.variantId),
    left: 12,
    unit: 'lembar',
  })
  assert.deepEqual(await rowOf(enough), { on_hand: 50, held: 0 })
})

test('measured goods are held to the thousandth, also when their lines must be added up', async () => {
  const sand = await soleStock('UM-PSB-BANGK-STD-CRH', 0.3)
  await reserveLines([
    { ...sand, quantity: 0.1 },
    { ...sand, quantity: 0.2 },
  ])
  assert.deepEqual(await rowOf(sand), { on_hand: 0.3, held: 0.3 })
  assert.match(
    assertRefusal(await reserveLines([{ ...sand, quantity: 0.001 }]).catch((thrown) => thrown))
      .message,
    /sudah habis/,
  )
})

test('what is released can be held again, and what is shipped is gone', async () => {
  const line = { ...(await soleStock('TJ-SPD-WRN-HJU-035-6', 10)), quantity: 6 }
  await reserveLines([line])
  await releaseLines([line])
  await reserveLines([{ ...line, quantity: 10 }])
  await shipLines([line])
  assert.deepEqual(await rowOf(line), { on_hand: 4, held: 4 })
})

test('no more is released or shipped than was held', async () => {
  const line = await soleStock('KB-WMS-LBR-M8', 10)
  await assert.rejects(releaseLines([line]), /stock_held_check/)
  await assert.rejects(shipLines([line]), /check/)
  assert.deepEqual(await rowOf(line), { on_hand: 10, held: 0 })
})
