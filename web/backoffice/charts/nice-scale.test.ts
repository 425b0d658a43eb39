import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listTicks } from './nice-scale.ts'

test('listTicks: round lines from zero to above the highest value', () => {
  assert.deepEqual(listTicks(7), [0, 2, 4, 6, 8])
  assert.deepEqual(listTicks(100), [0, 25, 50, 75, 100])
  assert.deepEqual(listTicks(1_301_000), [0, 500_000, 1_000_000, 1_500_000])
  assert.deepEqual(listTicks(1), [0, 1])
  assert.deepEqual(listTicks(0), [0, 1])
})

test('listTicks: the last line is never below the value, and there are few of them', () => {
  for (let value = 1; value < 5_000_000; value = Math.ceil(value * 1.37)) {
    const ticks = listTicks(value)
    assert.ok(ticks.at(-1)! >= value && ticks.length <= 6, `${value}: ${ticks.join()}`)
  }
})
