import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deriveDays } from './order-days.ts'

const lead = { least: 1, most: 30 }
const none = { from: undefined, to: undefined, deliveryFrom: undefined, deliveryTo: undefined }

test('deriveDays: what is delivered from a day on was placed at most the longest lead before it', () => {
  const days = { deliveryFrom: '2026-03-05', deliveryTo: '2026-03-08' }
  assert.deepEqual(deriveDays(days, lead), { ...days, from: '2026-02-03', to: '2026-03-07' })
})

test('deriveDays: what was placed in some days is delivered between the shortest and the longest lead after them', () => {
  const days = { from: '2026-12-31', to: '2026-12-31' }
  const derived = { deliveryFrom: '2027-01-01', deliveryTo: '2027-01-30' }
  assert.deepEqual(deriveDays(days, lead), { ...days, ...derived })
})

test('deriveDays: narrower days stay as they are, and no days remain none', () => {
  const days = {
    from: '2026-03-01',
    to: '2026-03-02',
    deliveryFrom: '2026-03-05',
    deliveryTo: '2026-03-06',
  }
  assert.deepEqual(deriveDays(days, lead), days)
  assert.deepEqual(deriveDays({}, lead), none)
})
