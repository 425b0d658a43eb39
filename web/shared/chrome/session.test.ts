import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAuthNavigation, toSessionState } from './session.ts'

const user = { id: '1', name: 'Sari', email: 'sari@contoh.id', kind: 'retail' as const }
const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('toSessionState: a session is loading, authenticated or unauthenticated', () => {
  assert.deepEqual(toSessionState(user, false), { state: 'authenticated', user })
  assert.equal(toSessionState(null, false).state, 'unauthenticated')
  assert.equal(toSessionState(undefined, false).state, 'loading')
  for (const previous of [user, null, undefined])
    assert.deepEqual(toSessionState(previous, true), { state: 'loading', user: undefined })
})

test('isAuthNavigation: only a form that signs in or out makes it loading', () => {
  assert.ok(isAuthNavigation(form({ email: 'a@contoh.id' }), '/login?redirect=%2Fupo'))
  assert.ok(isAuthNavigation(form({ intent: 'sign-out' }), '/profile'))
  assert.ok(!isAuthNavigation(undefined, undefined))
  assert.ok(!isAuthNavigation(undefined, '/login'))
  assert.ok(!isAuthNavigation(form({ intent: 'add' }), '/cart'))
  assert.ok(!isAuthNavigation(form({ intent: 'person' }), '/login-lain'))
})
