import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sortRoles, getMemberState, findRejectionReason, type RoleHolder } from './rules.ts'

const admin = (id: string, more: Partial<RoleHolder> = {}): RoleHolder => ({
  id,
  roles: ['admin'],
  state: 'active',
  ...more,
})
const rejectionCode = (all: RoleHolder[], next: RoleHolder, actorId = 'ratna') =>
  findRejectionReason(all, actorId, next)?.code

test('findRejectionReason: the last active admin cannot lose the role through any actor', () => {
  const suspended = admin('tono', { state: 'suspended' })
  const invited = admin('sari', { state: 'invited' })
  const all = [admin('ratna'), suspended, invited]
  assert.equal(rejectionCode(all, admin('ratna', { roles: ['sales'] })), 'staff.last_admin')
  assert.equal(
    rejectionCode(all, admin('ratna', { state: 'suspended' }), 'tono'),
    'staff.last_admin',
  )
})

test('findRejectionReason: admins cannot remove their own role or suspend themselves', () => {
  const all = [admin('ratna'), admin('tono')]
  assert.equal(rejectionCode(all, admin('ratna', { roles: ['sales'] })), 'staff.own_admin')
  assert.equal(rejectionCode(all, admin('ratna', { state: 'suspended' })), 'staff.own_admin')
  assert.equal(rejectionCode(all, admin('ratna', { roles: ['sales', 'admin'] })), undefined)
})

test('findRejectionReason: other admins and other members can be changed', () => {
  const seller = admin('agus', { roles: ['sales'] })
  const all = [admin('ratna'), admin('tono'), seller]
  assert.equal(rejectionCode(all, admin('tono', { roles: ['sales'] })), undefined)
  assert.equal(rejectionCode(all, { ...seller, state: 'suspended' }), undefined)
  assert.equal(
    rejectionCode([admin('ratna'), admin('sari', { state: 'invited' })], seller),
    undefined,
  )
})

test('sortRoles: each role once, in a fixed order; getMemberState: from password and suspension', () => {
  assert.deepEqual(sortRoles(['admin', 'sales', 'sales']), ['sales', 'admin'])
  assert.equal(getMemberState({ hasPassword: false, suspendedAt: null }), 'invited')
  assert.equal(getMemberState({ hasPassword: true, suspendedAt: null }), 'active')
  assert.equal(getMemberState({ hasPassword: false, suspendedAt: new Date() }), 'suspended')
})
