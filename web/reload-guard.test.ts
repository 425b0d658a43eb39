import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rememberReload } from './reload-guard.ts'

function createStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  }
}

test('rememberReload: A, B, A within 10 s reloads A once and B once, and A again after them', () => {
  const storage = createStorage()
  const now = Date.parse('2026-11-20T12:00:00+07:00')
  assert.equal(rememberReload(storage, '/a', now), true)
  assert.equal(rememberReload(storage, '/b', now + 3_000), true)
  assert.equal(rememberReload(storage, '/a', now + 6_000), false)
  assert.equal(rememberReload(storage, '/b', now + 9_999), false)
  assert.equal(rememberReload(storage, '/a', now + 10_000), true)
})

test('rememberReload: where nothing can be noted it throws, so that nothing is reloaded', () => {
  const blocked = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  assert.throws(() => rememberReload(blocked, '/a', 0))
})
