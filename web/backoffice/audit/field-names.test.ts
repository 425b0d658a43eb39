import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogueAdminCalls } from '#modules/catalogue/catalogue-admin/contract.ts'
import { staffSettingsCalls } from '#modules/operations/settings-admin/contract.ts'
import { staffPricingCalls } from '#modules/catalogue/pricing/contract.ts'
import { staffMemberCalls } from '#modules/people/staff/contract.ts'
import { staffStockCalls } from '#modules/catalogue/stock/contract.ts'
import { fieldNames } from './field-names.ts'

test('fieldNames: every field that staff can change has a label in the audit log', () => {
  const calls = {
    ...catalogueAdminCalls,
    ...staffSettingsCalls,
    ...staffMemberCalls,
    ...staffPricingCalls,
    ...staffStockCalls,
  }
  for (const [name, { body }] of Object.entries(calls) as [string, { body?: { shape?: object } }][])
    for (const field of Object.keys(body?.shape ?? {}))
      // These detect conflicts, or name the entities; they are no data of one.
      if (!['revision', 'seen', 'products', 'variants', 'change'].includes(field))
        assert.ok(fieldNames[field], `${name}: ${field}`)
})
