import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { createProduct, setPrice, setStock } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { checkAlerts } from './service.ts'

const shop = await useTestShop()

async function buyer() {
  const { token, accountId } = await createSignedInBuyer(shop.db)
  const { email } = await shop.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { api: shop.client({ token }), email }
}
const emailsTo = (email: string) =>
  shop.db
    .selectFrom('message')
    .select(['template', 'subject', 'link'])
    .where('recipient', '=', email)
    .where('template', 'like', 'watches.%')
    .execute()

test('checkAlerts: one e-mail once the minimum order is in stock', async () => {
  const id = await createProduct(shop.db, { price: 1000, minOrder: 5, stock: { CBT: 0 } })
  const { api, email } = await buyer()
  await api.productAlerts.add({ body: { product_variant_id: id, kind: 'stock' } })
  await checkAlerts(shop.deps)
  assert.equal((await emailsTo(email)).length, 0)
  await setStock(shop.db, id, 'CBT', 4)
  await checkAlerts(shop.deps)
  assert.equal((await emailsTo(email)).length, 0)
  await setStock(shop.db, id, 'CBT', 9)
  await Promise.all([checkAlerts(shop.deps), checkAlerts(shop.deps)])
  await checkAlerts(shop.deps)
  const emails = await emailsTo(email)
  assert.equal(emails.length, 1)
  assert.match(emails[0]!.subject, /sudah ada lagi/)
  assert.deepEqual((await api.productAlerts.list()).results, [])
})

test('checkAlerts: an e-mail when the price falls below the one at first, not when it rises', async () => {
  const id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 5 } })
  const { api, email } = await buyer()
  await api.productAlerts.add({ body: { product_variant_id: id, kind: 'price' } })
  await setPrice(shop.db, id, 51_000)
  await checkAlerts(shop.deps)
  assert.equal((await emailsTo(email)).length, 0)
  await setPrice(shop.db, id, 45_000)
  await checkAlerts(shop.deps)
  assert.match((await emailsTo(email))[0]!.subject, /turun harga/)
})

test('POST /ecom/watches/stop: the token of an e-mail removes all alerts of its recipient only', async () => {
  const [outOfStock, cheap] = [
    await createProduct(shop.db, { price: 1000, stock: { CBT: 0 } }),
    await createProduct(shop.db, { price: 1000, stock: { CBT: 0 } }),
  ]
  const [one, other] = [await buyer(), await buyer()]
  for (const { api } of [one, other])
    for (const id of [outOfStock, cheap])
      await api.productAlerts.add({ body: { product_variant_id: id, kind: 'stock' } })
  await setStock(shop.db, outOfStock, 'CBT', 3)
  await checkAlerts(shop.deps)
  const [email] = await emailsTo(one.email)
  const token = new URL(email!.link!).searchParams.get('berhenti')!
  const visitor = shop.asVisitor()
  assert.deepEqual(await visitor.productAlerts.stop({ body: { token } }), { stopped: 1 })
  assert.deepEqual(await visitor.productAlerts.stop({ body: { token: 'x'.repeat(43) } }), {
    stopped: 0,
  })
  assert.equal((await one.api.productAlerts.list()).results.length, 0)
  assert.equal((await other.api.productAlerts.list()).results.length, 1)
})

test('POST /ecom/watches: idempotent, refused for stock that is available', async () => {
  const id = await createProduct(shop.db, { price: 1000, stock: { CBT: 50 } })
  const { api } = await buyer()
  const body = { product_variant_id: id, kind: 'price' } as const
  const first = await api.productAlerts.add({ body })
  assert.equal((await api.productAlerts.add({ body })).id, first.id)
  const there = await expectRefusal(api.productAlerts.add({ body: { ...body, kind: 'stock' } }))
  assert.equal(there.code, 'watch.there')
  const { api: stranger } = await buyer()
  assert.equal((await expectRefusal(stranger.productAlerts.remove({ id: first.id }))).status, 404)
  await api.productAlerts.remove({ id: first.id })
  assert.deepEqual((await api.productAlerts.list()).results, [])
})

test('checkAlerts: a buyer who has switched alerts off gets them after switching them on again', async () => {
  const id = await createProduct(shop.db, { price: 1000, stock: { CBT: 0 } })
  const { api, email } = await buyer()
  await api.productAlerts.add({ body: { product_variant_id: id, kind: 'stock' } })
  await api.notificationPreferences.save({ body: { mail: ['order'], whatsapp: [] } })
  await setStock(shop.db, id, 'CBT', 3)
  await checkAlerts(shop.deps)
  assert.equal((await emailsTo(email)).length, 0)
  assert.equal((await api.productAlerts.list()).results.length, 1)
  await api.notificationPreferences.save({ body: { mail: ['alert'], whatsapp: [] } })
  await checkAlerts(shop.deps)
  assert.equal((await emailsTo(email)).length, 1)
})

test('GET /ecom/watches: what left the catalogue meanwhile is said to be sold no more', async () => {
  const id = await createProduct(shop.db, { price: 1000, stock: { CBT: 0 } })
  const { api } = await buyer()
  await api.productAlerts.add({ body: { product_variant_id: id, kind: 'stock' } })
  const readIsSold = async () => (await api.productAlerts.list()).results.map((each) => each.isSold)
  assert.deepEqual(await readIsSold(), [true])
  await shop.db.updateTable('variant').set({ active: false }).where('id', '=', Number(id)).execute()
  assert.deepEqual(await readIsSold(), [false])
})
