import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toFieldTime, addJakartaOffset } from './jakarta-time.ts'

test('toFieldTime and addJakartaOffset: a time survives the round trip through a field', () => {
  const at = new Date('2026-11-20T18:30:00Z')
  assert.equal(toFieldTime(at), '2026-11-21T01:30')
  assert.equal(addJakartaOffset(toFieldTime(at)), '2026-11-21T01:30:00+07:00')
  assert.equal(new Date(addJakartaOffset(toFieldTime(at))).getTime(), at.getTime())
})

test('addJakartaOffset: leaves seconds and an existing offset unchanged', () => {
  assert.equal(addJakartaOffset('2026-11-20T14:02:09'), '2026-11-20T14:02:09+07:00')
  assert.equal(addJakartaOffset('2026-11-20T14:02:09Z'), '2026-11-20T14:02:09Z')
})
