import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyToJson, sen } from '#platform/money.ts'
import { formatTaxLabel } from './tax-label.ts'

const label = (taxBase: number, tax: number) =>
  formatTaxLabel({ taxBase: moneyToJson(sen(taxBase)), tax: moneyToJson(sen(tax)) })

test('formatTaxLabel: names the rate of the document, whatever it was rounded to', () => {
  assert.equal(label(9_166_667, 1_100_000), 'PPN 12% × DPP')
  assert.equal(label(9_166_667, 1_008_333), 'PPN 11% × DPP')
  assert.equal(label(10_000_000, 1_250_000), 'PPN 12,5% × DPP')
})
