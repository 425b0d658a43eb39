import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#tests/support/shop.ts'
import { seedNegotiations } from './negotiations.ts'

test('seedNegotiations: fills the buyers’ lists and the desk with negotiations in many states', async () => {
  const shop = await openTestShop()
  try {
    await seedNegotiations(shop.deps)
    const staff = await shop.asStaff('sales@contoh.id')
    const { counts, results } = await staff.staffNegotiations.queue({ query: {} })
    for (const status of ['submitted', 'countered', 'accepted', 'rejected', 'declined', 'expired'])
      assert.ok(counts[status]! > 0, status)
    const { lines } = await staff.staffNegotiations.show({ id: results[0]!.id })
    assert.ok(lines.every(({ marginPercent }) => marginPercent !== null))
    const business = await shop.asBuyer('bisnis@contoh.id')
    assert.ok((await business.negotiations.pendingConfirmation()).total > 0)
    const { rows } = await shop.pool.query('select count(*) from message where sent_at is null')
    assert.equal(rows[0].count, 0)
  } finally {
    await shop.close()
  }
})
