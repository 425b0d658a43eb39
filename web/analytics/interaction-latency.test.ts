import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rateLatency } from './interaction-latency.ts'

test('rateLatency: the bands end at 200 ms and 500 ms', () => {
  assert.deepEqual([8, 200, 208, 500, 504].map(rateLatency), [
    'good',
    'good',
    'needs-improvement',
    'needs-improvement',
    'poor',
  ])
})
