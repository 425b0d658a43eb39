import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction } from '#platform/database/database.ts'
import { isRefusal, type Refusal } from '#platform/refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { loadAvailableStock, reserve, release, ship, type StockLine } from './stock.ts'

const shop = await useTestShop()

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

/** A variant with that much stock in one warehouse and none elsewhere. */
async function setSoleStock(sku: string, onHand: number): Promise<StockLine> {
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

async function findStockRow({ variantId, warehouseId }: StockLine) {
  const query = shop.db
    .selectFrom('stock')
    .select(['on_hand', 'held'])
    .where('variant_id', '=', variantId)
  return query.where('warehouse_id', '=', warehouseId).executeTakeFirstOrThrow()
}

test('reserve: of 200 concurrent requests for the last unit one succeeds', async () => {
  const line = await setSoleStock('KJ-SMN-PCC-40', 1)
  const attempts = await Promise.allSettled(Array.from({ length: 200 }, () => reserveLines([line])))
  const refused = attempts.filter((each) => each.status === 'rejected')
  assert.equal(refused.length, 199)
  for (const { reason } of refused) assert.equal(assertRefusal(reason).code, 'stock.short')
  assert.deepEqual(await findStockRow(line), { on_hand: 1, held: 1 })
  assert.equal(
    (await loadAvailableStock(shop.db, [line.variantId])).get(line.variantId)?.[0]?.free,
    0,
  )
})

test('reserve: orders with the same variants in opposite order do not deadlock', async () => {
  const first = await setSoleStock('KJ-SMN-PCC-50', 100)
  const second = await setSoleStock('KB-BTS-420-D13', 100)
  const orders = Array.from({ length: 40 }, (_, index) =>
    reserveLines(index % 2 ? [first, second] : [second, first]),
  )
  await Promise.all(orders)
  assert.deepEqual(await findStockRow(first), { on_hand: 100, held: 40 })
  assert.deepEqual(await findStockRow(second), { on_hand: 100, held: 40 })
})

test('reserve: a shortage names the variant and what is left, and reserves nothing', async () => {
  const enough = await setSoleStock('AL-PVC-AW-4', 50)
  const short = await setSoleStock('RB-TRP-MRT-09-UTY', 12)
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
  assert.deepEqual(await findStockRow(enough), { on_hand: 50, held: 0 })
})

test('reserve: measured units are exact to the thousandth, also when lines are merged', async () => {
  const sand = await setSoleStock('UM-PSB-BANGK-STD-CRH', 0.3)
  await reserveLines([
    { ...sand, quantity: 0.1 },
    { ...sand, quantity: 0.2 },
  ])
  assert.deepEqual(await findStockRow(sand), { on_hand: 0.3, held: 0.3 })
  assert.match(
    assertRefusal(await reserveLines([{ ...sand, quantity: 0.001 }]).catch((thrown) => thrown))
      .message,
    /sudah habis/,
  )
})

test('release, ship: released stock can be reserved again, shipped stock is gone', async () => {
  const line = { ...(await setSoleStock('TJ-SPD-WRN-HJU-035-6', 10)), quantity: 6 }
  await reserveLines([line])
  await releaseLines([line])
  await reserveLines([{ ...line, quantity: 10 }])
  await shipLines([line])
  assert.deepEqual(await findStockRow(line), { on_hand: 4, held: 4 })
})

test('release, ship: never more than was reserved', async () => {
  const line = await setSoleStock('KB-WMS-LBR-M8', 10)
  await assert.rejects(releaseLines([line]), /stock_held_check/)
  await assert.rejects(shipLines([line]), /check/)
  assert.deepEqual(await findStockRow(line), { on_hand: 10, held: 0 })
})
