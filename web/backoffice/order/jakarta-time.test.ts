import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asFieldTime, withOffset } from './jakarta-time.ts'

test('a moment stands in the field in Jakarta’s time, and means the same when it is sent', () => {
  const at = new Date('2026-11-20T18:30:00Z')
  assert.equal(asFieldTime(at), '2026-11-21T01:30')
  assert.equal(withOffset(asFieldTime(at)), '2026-11-21T01:30:00+07:00')
  assert.equal(new Date(withOffset(asFieldTime(at))).getTime(), at.getTime())
})

test('seconds stay, and a moment with its own offset is left alone', () => {
  assert.equal(withOffset('2026-11-20T14:02:09'), '2026-11-20T14:02:09+07:00')
  assert.equal(withOffset('2026-11-20T14:02:09Z'), '2026-11-20T14:02:09Z')
})
