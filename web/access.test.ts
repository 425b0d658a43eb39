import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildSignInPath, findReturnPath, toOwnPath } from './access.ts'

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

test('toOwnPath: an address that only scripts request leads to its page', () => {
  for (const [requested, page] of [
    ['/profile.data?_routes=storefront%2Fprofile%2Fhome', '/profile'],
    ['/profile/daftar-transaksi.data?page=2&_routes=x', '/profile/daftar-transaksi?page=2'],
    ['/_.data?_routes=root', '/'],
    ['/backoffice?index', '/backoffice'],
    ['/upo?index=1&berkas=7', '/upo?index=1&berkas=7'],
  ] as const)
    assert.equal(toOwnPath(requested), page)
})

const returnPath = (method: string, path: string, referer?: string) =>
  findReturnPath({ method, url: new URL(path, 'https://toko.test'), referer })

test('findReturnPath: a read returns to its own page, whatever the Referer', () => {
  assert.equal(returnPath('GET', '/profile.data?_routes=a', 'https://toko.test/cart'), '/profile')
})

test('findReturnPath: a post returns to the page with the form', () => {
  assert.equal(
    returnPath('POST', '/backoffice?index', 'https://toko.test/backoffice/merek/3?x=1'),
    '/backoffice/merek/3?x=1',
  )
  for (const referer of ['https://jahat.id/profile', 'bukan alamat', '', undefined])
    assert.equal(returnPath('POST', '/backoffice?index', referer), '/backoffice')
})

test('buildSignInPath: says that a session has ended only where there was one', () => {
  assert.equal(buildSignInPath('', '/upo', false), '/login?redirect=%2Fupo')
  assert.equal(
    buildSignInPath('/backoffice', '/backoffice/upo', true),
    '/backoffice/login?redirect=%2Fbackoffice%2Fupo&sesi=berakhir',
  )
})
