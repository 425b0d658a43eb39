import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createProduct, reserveGoods, readStock } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const content = await shop.asStaff('konten@contoh.id')

const reason = 'hasil hitung gudang'
const createVariant = (more: Partial<Parameters<typeof createProduct>[1]> = {}) =>
  createProduct(shop.db, {
    unit: 'lembar',
    price: 54_500,
    subCategory: 'semen-abu',
    stock: { CBT: 40 },
    ...more,
  })
const change = (
  id: string,
  body: { onHand?: number; change?: number; seen?: number },
  warehouse = 'CBT',
) => content.staffStock.changeStock({ id, body: { warehouse, reason, ...body } })

/** The stock that a visitor sees. */
async function shownStock(id: string) {
  const { results } = await shop
    .asVisitor()
    .catalogue.products({ query: { subCategory: 'semen-abu', count: 100 } })
  return results.find(({ offer }) => offer.id === id)?.offer.stock
}

test('POST /staff/variants/{id}/stock: the next response shows the new stock less what is reserved', async () => {
  const id = await createVariant()
  assert.equal(await shownStock(id), 40)
  await reserveGoods(shop.db, id, 10)
  assert.deepEqual(await change(id, { onHand: 25 }), {
    warehouse: 'CBT',
    name: 'Gudang Cibitung',
    onHand: 25,
    held: 10,
    free: 15,
  })
  assert.equal(await shownStock(id), 15)
  assert.equal((await change(id, { change: -5 })).onHand, 20)
  assert.equal((await change(id, { change: 80 })).free, 90)
  assert.equal(await shownStock(id), 90)
})

test('POST /staff/variants/{id}/stock: adds the first stock of a warehouse', async () => {
  const id = await createVariant()
  assert.deepEqual((await change(id, { onHand: 7 }, 'SDA')).free, 7)
  assert.equal(await shownStock(id), 47)
})

test('POST /staff/variants/{id}/stock: never below the reserved quantity', async () => {
  const id = await createVariant()
  await reserveGoods(shop.db, id, 12)
  const low = await expectRefusal(change(id, { onHand: 11 }))
  assert.equal(low.code, 'stock.below_held')
  assert.equal(
    low.message,
    '12 lembar di Gudang Cibitung sudah ditahan untuk pesanan, jadi stoknya tidak dapat kurang dari itu.',
  )
  assert.equal(low.errors['onHand'], 'Paling sedikit 12 lembar.')
  assert.equal(
    (await expectRefusal(change(id, { change: -29 }))).errors['change'],
    'Paling sedikit -28 lembar.',
  )
  assert.equal((await change(id, { change: -28 })).free, 0)
})

test('POST /staff/variants/{id}/stock: concurrent orders and adjustments lose and oversell nothing', async () => {
  const id = await createVariant({ stock: { CBT: 20 } })
  await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) =>
      index % 2 ? reserveGoods(shop.db, id, 1) : change(id, { change: -1 }),
    ),
  )
  const row = await readStock(shop.db, id)
  assert.ok(row.held <= row.on_hand, JSON.stringify(row))
  assert.equal((await change(id, { change: 0 })).free, row.on_hand - row.held)
})

test('POST /staff/variants/{id}/stock: a count taken before a movement is a 409', async () => {
  const id = await createVariant()
  await change(id, { change: -3 })
  const stale = await expectRefusal(change(id, { onHand: 50, seen: 40 }))
  assert.equal(stale.status, 409)
  assert.equal(stale.errors['onHand'], 'Sekarang 37 lembar.')
  assert.equal((await change(id, { onHand: 50, seen: 37 })).onHand, 50)
})

test('POST /staff/variants/{id}/stock: counted units are whole, measured ones have three decimals', async () => {
  const sheets = await createVariant()
  assert.equal((await expectRefusal(change(sheets, { onHand: 1.5 }))).code, 'stock.not_whole')
  const sand = await createVariant({ unit: 'm³', measured: true })
  assert.equal((await change(sand, { onHand: 12.125 })).onHand, 12.125)
  assert.equal((await change(sand, { change: 0.3 })).onHand, 12.425)
  assert.equal((await expectRefusal(change(sand, { onHand: 0.0001 }))).code, 'stock.not_whole')
})

test('POST /staff/variants/{id}/stock: requires one quantity, a warehouse and a reason', async () => {
  const id = await createVariant()
  const { changeStock } = content.staffStock
  const fields = async (body: object) =>
    Object.keys((await expectRefusal(changeStock({ id, body: body as never }))).errors)
  assert.deepEqual(await fields({ warehouse: 'CBT', reason }), ['onHand'])
  assert.deepEqual(await fields({ warehouse: 'CBT', reason, onHand: 1, change: 1 }), ['onHand'])
  assert.deepEqual(await fields({ warehouse: 'CBT', reason, onHand: -1 }), ['onHand'])
  assert.deepEqual(await fields({ warehouse: 'CBT', onHand: 1, reason: ' ' }), ['reason'])
  assert.deepEqual(await fields({ warehouse: 'XXX', onHand: 1, reason }), ['warehouse'])
  assert.equal((await expectRefusal(change('999999999', { onHand: 1 }))).status, 404)
})

test('POST /staff/variants/{id}/stock: a change is audited with quantities and reason', async () => {
  const id = await createVariant({ name: 'Papan catatan' })
  await change(id, { onHand: 40 })
  await change(id, { onHand: 55 })
  const { results } = await (
    await shop.asStaff()
  ).audit.list({ query: { search: 'Papan catatan' } })
  assert.equal(results.length, 1)
  assert.deepEqual(results[0]!.before, { onHand: '40 lembar' })
  assert.deepEqual(results[0]!.after, { onHand: '55 lembar', warehouse: 'Gudang Cibitung', reason })
})

test('POST /staff/variants/{id}/stock: a retry with the same key changes stock once', async () => {
  const id = await createVariant()
  const body = { warehouse: 'CBT', change: 5, reason }
  const send = () =>
    content.staffStock.changeStock({ id, body }, { key: 'b6a1c9f0-5a34-4f0e-9a56-1f2f3c4d5e6f' })
  assert.equal((await send()).onHand, 45)
  assert.equal((await send()).onHand, 45)
})

test('POST /staff/variants/{id}/stock: requires the content role', async () => {
  const id = await createVariant()
  for (const email of ['sales@contoh.id', 'finance@contoh.id', 'verifikasi@contoh.id']) {
    const { staffStock } = await shop.asStaff(email)
    const body = { warehouse: 'CBT', onHand: 1, reason }
    assert.equal((await expectRefusal(staffStock.changeStock({ id, body }))).status, 403)
  }
  assert.equal(await shownStock(id), 40)
})
