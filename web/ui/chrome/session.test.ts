import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letsInOrOut, sessionOf } from './session.ts'

const user = { id: '1', name: 'Sari', email: 'sari@contoh.id', kind: 'retail' as const }
const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a session is loading, authenticated or unauthenticated, and nothing else', () => {
  assert.deepEqual(sessionOf(user, false), { state: 'authenticated', user })
  assert.equal(sessionOf(null, false).state, 'unauthenticated')
  assert.equal(sessionOf(undefined, false).state, 'loading')
  for (const before of [user, null, undefined])
    assert.deepEqual(sessionOf(before, true), { state: 'loading', user: undefined })
})

test('only a form that lets somebody in or out makes it load', () => {
  assert.ok(letsInOrOut(form({ email: 'a@contoh.id' }), '/login?redirect=%2Fupo'))
  assert.ok(letsInOrOut(form({ intent: 'sign-out' }), '/profile'))
  assert.ok(!letsInOrOut(undefined, undefined))
  assert.ok(!letsInOrOut(undefined, '/login'))
  assert.ok(!letsInOrOut(form({ intent: 'add' }), '/cart'))
  assert.ok(!letsInOrOut(form({ intent: 'person' }), '/login-lain'))
})
