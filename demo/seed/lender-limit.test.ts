import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { seedLenderLimit } from './lender-limit.ts'

const shop = await useTestShop()

test('seedLenderLimit: the demo’s business can have an order paid by Credilinq at once, and no e-mail about it waits', async () => {
  await seedLenderLimit(shop.deps)
  const business = await shop.asBuyer('bisnis@contoh.id')
  const findLimit = async () => {
    const { results } = await business.lenders.limits()
    const found = results.find(({ lender }) => lender === 'credilinq')
    return [found?.status, found?.free?.amount]
  }
  assert.deepEqual(await findLimit(), ['active', '200000000.00'])
  // The jobs that were enqueued meanwhile find everything done.
  await runLenderJobs(shop)
  assert.deepEqual(await findLimit(), ['active', '200000000.00'])
  const { rows } = await shop.pool.query('select count(*) from message where sent_at is null')
  assert.equal(rows[0].count, 0)
})
