import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rememberReload } from './reload-guard.ts'

function createStorage() {
  const stored = new Map<string, string>()
  return () => ({
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  })
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

test('rememberReload: without storage, or with something else in it, nothing is reloaded for ever', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  assert.equal(rememberReload(blocked, '/a', 0), false)
  const foreign = { getItem: () => 'bukan json', setItem: () => undefined }
  assert.equal(
    rememberReload(() => foreign, '/a', 0),
    false,
  )
})
