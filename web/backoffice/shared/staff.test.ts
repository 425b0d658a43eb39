import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveStaffPath } from '../auth/staff-path.ts'
import { hasRole, formatRoles } from './staff.ts'

test('hasRole: members have only their own roles, admins have all', () => {
  assert.equal(hasRole({ roles: ['finance'] }, 'sales', 'finance'), true)
  assert.equal(hasRole({ roles: ['finance'] }, 'sales'), false)
  assert.equal(hasRole({ roles: ['admin'] }, 'sales'), true)
  assert.equal(hasRole({ roles: ['admin'] }), true)
  assert.equal(hasRole({ roles: ['sales'] }), false)
})

test('formatRoles: lists the Indonesian names of the roles', () => {
  assert.equal(formatRoles({ roles: ['sales', 'finance'] }), 'Penjualan, Keuangan')
})

test('resolveStaffPath: returns only paths of the back office, never another site or the sign-in page', () => {
  assert.equal(
    resolveStaffPath('/backoffice/pesanan?status=shipped'),
    '/backoffice/pesanan?status=shipped',
  )
  assert.equal(resolveStaffPath('/backoffice'), '/backoffice')
  for (const requested of [
    null,
    '/cart',
    '/backofficer',
    'https://lain.id/backoffice',
    '//lain.id/backoffice',
    '/backoffice/../cart',
    '/backoffice/login?redirect=/backoffice/login',
  ])
    assert.equal(resolveStaffPath(requested), '/backoffice', String(requested))
})
