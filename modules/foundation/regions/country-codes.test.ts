import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#tests/support/shop.ts'

test('GET /country-code: the country of all addresses and phone numbers', async (t) => {
  const shop = await openTestShop()
  t.after(() => shop.close())
  const { results } = await shop.asVisitor().regions.countryCodes()
  assert.deepEqual(results, [{ code: 'ID', name: 'Indonesia', dialCode: '+62' }])
})
