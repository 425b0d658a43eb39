import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOrder, stateOf, whyNot, type Member } from './rules.ts'

const admin = (id: string, more: Partial<Member> = {}): Member => ({
  id,
  roles: ['admin'],
  state: 'active',
  ...more,
})
const codeOf = (all: Member[], next: Member, actorId = 'ratna') => whyNot(all, actorId, next)?.code

test('the last active admin keeps the role, whoever asks', () => {
  const suspended = admin('tono', { state: 'suspended' })
  const invited = admin('sari', { state: 'invited' })
  const all = [admin('ratna'), suspended, invited]
  assert.equal(codeOf(all, admin('ratna', { roles: ['sales'] })), 'staff.last_admin')
  assert.equal(codeOf(all, admin('ratna', { state: 'suspended' }), 'tono'), 'staff.last_admin')
})

test('an admin gives up neither the own role nor the own account, though others are left', () => {
  const all = [admin('ratna'), admin('tono')]
  assert.equal(codeOf(all, admin('ratna', { roles: ['sales'] })), 'staff.own_admin')
  assert.equal(codeOf(all, admin('ratna', { state: 'suspended' })), 'staff.own_admin')
  assert.equal(codeOf(all, admin('ratna', { roles: ['sales', 'admin'] })), undefined)
})

test('another admin, and whoever is none, may be changed', () => {
  const seller = admin('agus', { roles: ['sales'] })
  const all = [admin('ratna'), admin('tono'), seller]
  assert.equal(codeOf(all, admin('tono', { roles: ['sales'] })), undefined)
  assert.equal(codeOf(all, { ...seller, state: 'suspended' }), undefined)
  assert.equal(codeOf([admin('ratna'), admin('sari', { state: 'invited' })], seller), undefined)
})

test('roles stand once each and always in one order, and a state follows password and suspension', () => {
  assert.deepEqual(inOrder(['admin', 'sales', 'sales']), ['sales', 'admin'])
  assert.equal(stateOf({ hasPassword: false, suspendedAt: null }), 'invited')
  assert.equal(stateOf({ hasPassword: true, suspendedAt: null }), 'active')
  assert.equal(stateOf({ hasPassword: false, suspendedAt: new Date() }), 'suspended')
})
