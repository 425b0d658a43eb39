import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'
import { loadTaxRate } from './service.ts'

const shop = await useTestShop()

test('loadTaxRate: a day has the latest rate that began by then', async () => {
  const later = {
    valid_from: '2027-01-01',
    tax_class: 'general',
    percent: 13,
    base_numerator: 11,
    base_denominator: 12,
  }
  await shop.db.insertInto('tax_rate').values(later).execute()
  assert.equal((await loadTaxRate(shop.db, '2026-12-31')).percent, 12)
  assert.equal((await loadTaxRate(shop.db, '2027-01-01')).percent, 13)
  assert.deepEqual(await loadTaxRate(shop.db, '2027-01-01', 'luxury'), {
    percent: 12,
    baseNumerator: 1,
    baseDenominator: 1,
  })
})

test('loadTaxRate: throws on a day without a rate', async () => {
  await assert.rejects(loadTaxRate(shop.db, '2020-01-01'), /no general tax rate/)
})
