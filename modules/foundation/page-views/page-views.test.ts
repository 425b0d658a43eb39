import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { createSignedInBuyer } from '#tests/support/buyers.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'

const shop = await useTestShop()

const listStored = () =>
  shop.db.selectFrom('visit').select(['path', 'account_id as who']).orderBy('id').execute()

test('POST /authenticateds: logs the account and the path, never the query', async () => {
  const { token, accountId } = await createSignedInBuyer(shop.db)
  await shop.client({ token }).pageViews.authenticated({ body: { path: '/cart' } })
  await shop.asVisitor().pageViews.unauthenticated({ body: { path: '/kategori/triplek-kayu' } })
  const secret = { path: '/activation?token=rahasia' }
  assert.equal(
    (await expectRefusal(shop.asVisitor().pageViews.unauthenticated({ body: secret }))).status,
    422,
  )
  const signedOut = shop.asVisitor().pageViews.authenticated({ body: { path: '/cart' } })
  assert.equal((await expectRefusal(signedOut)).status, 401)
  assert.deepEqual(await listStored(), [
    { path: '/cart', who: accountId },
    { path: '/kategori/triplek-kayu', who: null },
  ])
})

test('runNightly: page views are deleted after 90 days', async () => {
  await shop.asVisitor().pageViews.unauthenticated({ body: { path: '/lama' } })
  shop.clock.advance(days(91))
  await runNightly(shop.deps)
  assert.deepEqual(await listStored(), [])
})
