import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogueDeskCalls } from '#modules/catalogue-desk/contract.ts'
import { staffSettingsCalls } from '#modules/settings-desk/contract.ts'
import { staffPricingCalls } from '#modules/pricing/contract.ts'
import { staffMemberCalls } from '#modules/staff/contract.ts'
import { staffStockCalls } from '#modules/stock/contract.ts'
import { fieldNames } from './field-names.ts'

test('every field that a desk changes is called by a name in the audit log', () => {
  const calls = {
    ...catalogueDeskCalls,
    ...staffSettingsCalls,
    ...staffMemberCalls,
    ...staffPricingCalls,
    ...staffStockCalls,
  }
  for (const [name, { body }] of Object.entries(calls) as [string, { body?: { shape?: object } }][])
    for (const field of Object.keys(body?.shape ?? {}))
      // What was seen says which change it is, and is not changed itself.
      if (field !== 'revision' && field !== 'seen')
        assert.ok(fieldNames[field], `${name}: ${field}`)
})
