import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { days } from '#platform/clock.ts'
import { signedInBuyer } from '#tests/buyers.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'
import { nightly } from '../nightly.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop.close())

const kept = () =>
  shop.db.selectFrom('visit').select(['path', 'account_id as who']).orderBy('id').execute()

test('visits are logged with who reads, and never with what was typed', async () => {
  const { token, accountId } = await signedInBuyer(shop.db)
  await shop.client({ token }).visits.authenticated({ body: { path: '/cart' } })
  await shop.visitor().visits.unauthenticated({ body: { path: '/kategori/triplek-kayu' } })
  const secret = { path: '/activation?token=rahasia' }
  assert.equal((await refused(shop.visitor().visits.unauthenticated({ body: secret }))).status, 422)
  const nobody = shop.visitor().visits.authenticated({ body: { path: '/cart' } })
  assert.equal((await refused(nobody)).status, 401)
  assert.deepEqual(await kept(), [
    { path: '/cart', who: accountId },
    { path: '/kategori/triplek-kayu', who: null },
  ])
})

test('after a season a visit is forgotten', async () => {
  await shop.visitor().visits.unauthenticated({ body: { path: '/lama' } })
  shop.clock.forward(days(91))
  await nightly(shop.tools)
  assert.deepEqual(await kept(), [])
})
