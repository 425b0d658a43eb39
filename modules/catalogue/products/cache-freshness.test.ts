import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCallError } from '#platform/contract/call-error.ts'
import type { Context } from '#platform/http/context.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { listProducts } from './service/product-list.ts'

const shop = await useTestShop()

const failure = async (call: Promise<unknown>) => {
  const thrown = await call.then(
    () => assert.fail('should have failed'),
    (error) => error,
  )
  assert.ok(isCallError(thrown))
  return thrown
}

test('catalogue: a change shows in the next response', async () => {
  const { db } = shop
  const { catalogue } = shop.asVisitor()
  const before = await catalogue.products({ query: { category: 'atap' } })
  const removed = before.results[0]!
  await db
    .updateTable('product')
    .set({ active: false })
    .where('id', '=', Number(removed.id))
    .execute()
  const after = await catalogue.products({ query: { category: 'atap' } })
  assert.equal(after.total, before.total - 1)
  assert.equal((await failure(catalogue.product({ id: removed.slug }))).status, 404)
  assert.equal((await failure(catalogue.tiers({ id: removed.offer.id }))).status, 404)
  await db
    .updateTable('category')
    .set({ name: 'Penutup atap' })
    .where('slug', '=', 'atap')
    .execute()
  assert.equal((await catalogue.category({ id: 'atap' })).category, 'Penutup atap')
})

test('GET /product/ec/list: a cached list has current stock, prices and tiers', async () => {
  const { db } = shop
  const { catalogue } = shop.asVisitor()
  const query = { subCategory: 'semen-abu' }
  const offer = async () => (await catalogue.products({ query })).results[0]!.offer
  const before = await offer()
  const variant = Number(before.id)
  await db
    .updateTable('stock')
    .set(({ eb }) => ({ on_hand: eb('on_hand', '+', 5) }))
    .where('variant_id', '=', variant)
    .execute()
  const places = await db
    .selectFrom('stock')
    .select('on_hand')
    .where('variant_id', '=', variant)
    .execute()
  assert.equal((await offer()).stock, before.stock + 5 * places.length)
  await db
    .updateTable('price')
    .set({ amount: 9_900_000 })
    .where('variant_id', '=', variant)
    .execute()
  assert.equal((await offer()).price.amount, '99000.00')
  await db.deleteFrom('discount_tier').where('variant_id', '=', variant).execute()
  assert.equal((await offer()).nextTier, null)
})

test('GET /product/ec/list: changes of a rolled-back transaction never show', async () => {
  const { db } = shop
  const query = { category: 'lantai-dinding' }
  const list = async (deps = shop.deps) => {
    const ctx = { ...deps, actor: { kind: 'visitor' as const } } as Context
    return listProducts(ctx, { ...query, page: 0, count: 12 })
  }
  const before = await list()
  await db
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('product').set({ active: false }).execute()
      assert.equal((await list({ ...shop.deps, db: tx })).total, 0)
      throw new Error('roll back')
    })
    .catch((thrown: Error) => assert.equal(thrown.message, 'roll back'))
  await db.updateTable('brand').set({ story: 'Baru.' }).execute()
  assert.deepEqual(await list(), before)
})
