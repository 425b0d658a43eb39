import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hours } from '#platform/clock.ts'
import { isPopupDue, rememberPopup } from './popup-interval.ts'

function createStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  }
}

test('isPopupDue: not again within two hours of the last, and again after them', () => {
  const storage = createStorage()
  const now = Date.parse('2026-11-20T12:00:00+07:00')
  assert.equal(isPopupDue(storage, now), true)
  rememberPopup(storage, now)
  assert.equal(isPopupDue(storage, now), false)
  assert.equal(isPopupDue(storage, now + hours(2) - 1), false)
  assert.equal(isPopupDue(storage, now + hours(2)), true)
})

test('isPopupDue: what is no time, or lies ahead, does not keep it away', () => {
  const storage = createStorage()
  const now = Date.parse('2026-11-20T12:00:00+07:00')
  storage.setItem('ad_popup', 'kemarin')
  assert.equal(isPopupDue(storage, now), true)
  rememberPopup(storage, now + hours(5))
  assert.equal(isPopupDue(storage, now), true)
})
