import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#tests/support/shop.ts'
import { seedCredit } from './credit.ts'

test('seedCredit: the demo’s business has a limit, and no e-mail about it waits', async () => {
  const shop = await openTestShop()
  try {
    await seedCredit(shop.deps)
    const business = await shop.asBuyer('bisnis@contoh.id')
    const { credit } = await business.credit.own()
    assert.deepEqual([credit?.status, credit?.days], ['active', 30])
    const { rows } = await shop.pool.query('select count(*) from message where sent_at is null')
    assert.equal(rows[0].count, 0)
  } finally {
    await shop.close()
  }
})
