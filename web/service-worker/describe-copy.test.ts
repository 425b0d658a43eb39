import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeCopy } from './describe-copy.ts'

const minutes = (count: number) => count * 60_000

test('describeCopy: names the age in the largest whole unit', () => {
  const now = Date.UTC(2026, 10, 22)
  for (const [age, expected] of [
    [20_000, 'Disimpan baru saja,'],
    [minutes(12), 'Disimpan 12 menit lalu,'],
    [minutes(90), 'Disimpan 1 jam lalu,'],
    [minutes(60 * 72), 'Disimpan 3 hari lalu,'],
  ] as const)
    assert.ok(describeCopy(now - age, now).startsWith(expected), expected)
})
