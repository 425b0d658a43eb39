import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { logPageViews } from './service.ts'

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

test('logPageViews: who closed their account meanwhile is nobody, and half of a character is text', async () => {
  await shop.pool.query('truncate visit')
  const { accountId } = await createSignedInBuyer(shop.db)
  await shop.pool.query("update account set status = 'closed', closed_at = now() where id = $1", [
    accountId,
  ])
  const at = shop.clock.now()
  const pageView = { at, path: '/profile', accountId, referrer: null, agent: 'test' }
  await logPageViews(shop.deps, [pageView, { ...pageView, accountId: null, path: '/faq' }])
  await shop.asVisitor().pageViews.unauthenticated({ body: { path: '/\ud800' } })
  assert.deepEqual(await listStored(), [
    { path: '/profile', who: null },
    { path: '/faq', who: null },
    { path: '/\ufffd', who: null },
  ])
  await shop.pool.query('truncate visit')
})
