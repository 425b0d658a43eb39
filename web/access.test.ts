import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toOwnPath } from './access.ts'

test('toOwnPath: keeps a path of the shop with its query', () => {
  assert.equal(toOwnPath('/profile/daftar-transaksi?page=2'), '/profile/daftar-transaksi?page=2')
})

test('toOwnPath: an address of another site becomes the home page', () => {
  for (const path of [
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
    assert.equal(toOwnPath(path), '/', String(path))
  }
})
