import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameOption } from './describe-item.ts'

test('nameOption: says once what product and variant have in common', () => {
  const name = 'Kawat Bendrat Wesi Luhur BWG 21'
  assert.equal(nameOption({ name, variantName: 'BWG 21 roll 20 kg' }), `${name} roll 20 kg`)
  assert.equal(
    nameOption({ name: 'Semen PCC Karang Jaya', variantName: '50 kg' }),
    'Semen PCC Karang Jaya 50 kg',
  )
  assert.equal(nameOption({ name: 'Granit 60 × 60', variantName: '60 × 60' }), 'Granit 60 × 60')
})
