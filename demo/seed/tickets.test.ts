import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#tests/support/shop.ts'
import { seedTickets } from './tickets.ts'

test('seedTickets: one question is answered, one waits for sales, and no e-mail about them waits', async () => {
  const shop = await openTestShop()
  try {
    await seedTickets(shop.deps)
    const retail = await shop.asBuyer('retail@contoh.id')
    const { results } = await retail.tickets.list({ query: {} })
    assert.deepEqual(
      results.map(({ status }) => status),
      ['answered'],
    )
    const sales = await shop.asStaff('sales@contoh.id')
    const { results: waiting } = await sales.staffTickets.queue({ query: {} })
    assert.equal(waiting.length, 1)
    const { rows } = await shop.pool.query('select count(*) from message where sent_at is null')
    assert.equal(rows[0].count, 0)
  } finally {
    await shop.close()
  }
})
