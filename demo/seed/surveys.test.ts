import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#tests/support/shop.ts'
import { surveyForms } from '#modules/content/surveys/rules.ts'
import { seedOrders } from './orders.ts'
import { seedSurveys } from './surveys.ts'

test('seedSurveys: every form has answers to read, and each feedback names an order that arrived', async () => {
  const shop = await openTestShop()
  try {
    await seedOrders(shop.deps)
    await seedSurveys(shop.deps)
    const sales = await shop.asStaff('sales@contoh.id')
    for (const table of surveyForms) {
      const { results } = await sales.staffSurveys.answers({ query: { table } })
      assert.ok(results.length > 0, table)
      for (const { answers } of results) {
        if (table !== 'purchase_feedback') continue
        const { results: orders } = await sales.staffOrders.list({
          query: { search: answers['orderNumber']! },
        })
        assert.match(orders[0]!.status, /^(?:delivered|completed)$/)
      }
    }
  } finally {
    await shop.close()
  }
})
