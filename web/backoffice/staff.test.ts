import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deskPath } from './desk-path.ts'
import { mayDo, rolesInWords } from './staff.ts'

test('a role opens its own work, and an admin opens everything', () => {
  assert.equal(mayDo({ roles: ['finance'] }, 'sales', 'finance'), true)
  assert.equal(mayDo({ roles: ['finance'] }, 'sales'), false)
  assert.equal(mayDo({ roles: ['admin'] }, 'sales'), true)
  assert.equal(mayDo({ roles: ['admin'] }), true)
  assert.equal(mayDo({ roles: ['sales'] }), false)
})

test('roles are told in the words of the house', () => {
  assert.equal(rolesInWords({ roles: ['sales', 'finance'] }), 'Penjualan, Keuangan')
})

test('signing in leads back to the desk only, never to another site or to the door itself', () => {
  assert.equal(deskPath('/backoffice/pesanan?status=shipped'), '/backoffice/pesanan?status=shipped')
  assert.equal(deskPath('/backoffice'), '/backoffice')
  for (const wanted of [
    null,
    '/cart',
    '/backofficer',
    'https://lain.id/backoffice',
    '//lain.id/backoffice',
    '/backoffice/../cart',
    '/backoffice/login?redirect=/backoffice/login',
  ])
    assert.equal(deskPath(wanted), '/backoffice', String(wanted))
})
