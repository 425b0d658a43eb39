import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveStaffPath } from '../auth/staff-path.ts'
import { hasRole, formatRoles } from './staff.ts'

test('a role opens its own work, and an admin opens everything', () => {
  assert.equal(hasRole({ roles: ['finance'] }, 'sales', 'finance'), true)
  assert.equal(hasRole({ roles: ['finance'] }, 'sales'), false)
  assert.equal(hasRole({ roles: ['admin'] }, 'sales'), true)
  assert.equal(hasRole({ roles: ['admin'] }), true)
  assert.equal(hasRole({ roles: ['sales'] }), false)
})

test('roles are told in the words of the house', () => {
  assert.equal(formatRoles({ roles: ['sales', 'finance'] }), 'Penjualan, Keuangan')
})

test('signing in leads back to the desk only, never to another site or to the door itself', () => {
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
