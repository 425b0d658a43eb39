import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownPath } from './access.ts'

test('a wanted path of the shop is kept with its query', () => {
  assert.equal(ownPath('/profile/daftar-transaksi?page=2'), '/profile/daftar-transaksi?page=2')
})

test('an address of another site becomes the home page', () => {
  for (const wanted of [
    'https://jahat.id/',
    '//jahat.id',
    '/\\jahat.id',
    '/\t/jahat.id',
    '/..//jahat.id',
    '/.//jahat.id',
    '/\t/[',
    'javascript:alert(1)',
    '',
    null,
  ]) {
    assert.equal(ownPath(wanted), '/', String(wanted))
  }
})
