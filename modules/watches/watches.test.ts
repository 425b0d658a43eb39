import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { signedInBuyer } from '#tests/buyers.ts'
import { putOnShelf, setPrice, setStock } from '#tests/goods.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'
import { look } from './service.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop.close())

async function buyer() {
  const { token, accountId } = await signedInBuyer(shop.db)
  const { email } = await shop.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { api: shop.client({ token }), email }
}
const lettersTo = (email: string) =>
  shop.db
    .selectFrom('message')
    .select(['template', 'subject', 'link'])
    .where('recipient', '=', email)
    .where('template', 'like', 'watches.%')
    .execute()

test('who waits for goods is told once when the least that is sold is there', async () => {
  const id = await putOnShelf(shop.db, { price: 1000, minOrder: 5, stock: { CBT: 0 } })
  const { api, email } = await buyer()
  await api.watches.add({ body: { product_variant_id: id, kind: 'stock' } })
  await look(shop.tools)
  assert.equal((await lettersTo(email)).length, 0)
  await setStock(shop.db, id, 'CBT', 4)
  await look(shop.tools)
  assert.equal((await lettersTo(email)).length, 0)
  await setStock(shop.db, id, 'CBT', 9)
  await Promise.all([look(shop.tools), look(shop.tools)])
  await look(shop.tools)
  const letters = await lettersTo(email)
  assert.equal(letters.length, 1)
  assert.match(letters[0]!.subject, /sudah ada lagi/)
  assert.deepEqual((await api.watches.list()).results, [])
})

test('who waits for a price is told when it falls below what it was, not when it rises', async () => {
  const id = await putOnShelf(shop.db, { price: 50_000, stock: { CBT: 5 } })
  const { api, email } = await buyer()
  await api.watches.add({ body: { product_variant_id: id, kind: 'price' } })
  await setPrice(shop.db, id, 51_000)
  await look(shop.tools)
  assert.equal((await lettersTo(email)).length, 0)
  await setPrice(shop.db, id, 45_000)
  await look(shop.tools)
  assert.match((await lettersTo(email))[0]!.subject, /turun harga/)
})

test('the secret of a letter ends all other notices of its reader, and nobody else’s', async () => {
  const [gone, cheap] = [
    await putOnShelf(shop.db, { price: 1000, stock: { CBT: 0 } }),
    await putOnShelf(shop.db, { price: 1000, stock: { CBT: 0 } }),
  ]
  const [one, other] = [await buyer(), await buyer()]
  for (const { api } of [one, other])
    for (const id of [gone, cheap])
      await api.watches.add({ body: { product_variant_id: id, kind: 'stock' } })
  await setStock(shop.db, gone, 'CBT', 3)
  await look(shop.tools)
  const [letter] = await lettersTo(one.email)
  const token = new URL(letter!.link!).searchParams.get('berhenti')!
  const visitor = shop.visitor()
  assert.deepEqual(await visitor.watches.stop({ body: { token } }), { stopped: 1 })
  assert.deepEqual(await visitor.watches.stop({ body: { token: 'x'.repeat(43) } }), { stopped: 0 })
  assert.equal((await one.api.watches.list()).results.length, 0)
  assert.equal((await other.api.watches.list()).results.length, 1)
})

test('waiting twice is waiting once; for what is there nobody waits', async () => {
  const id = await putOnShelf(shop.db, { price: 1000, stock: { CBT: 50 } })
  const { api } = await buyer()
  const body = { product_variant_id: id, kind: 'price' } as const
  const first = await api.watches.add({ body })
  assert.equal((await api.watches.add({ body })).id, first.id)
  const there = await refused(api.watches.add({ body: { ...body, kind: 'stock' } }))
  assert.equal(there.code, 'watch.there')
  const { api: stranger } = await buyer()
  assert.equal((await refused(stranger.watches.remove({ id: first.id }))).status, 404)
  await api.watches.remove({ id: first.id })
  assert.deepEqual((await api.watches.list()).results, [])
})
