import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findContentGroup } from './content-group.ts'

test('findContentGroup: every page is in one of the eight groups of the specification', () => {
  const expected = {
    '/': 'Homepage',
    '/blog': 'Blog',
    '/blog/panduan/memilih-triplek': 'Blog',
    '/register/retail': 'Register',
    '/register': 'Register',
    '/login': 'Login',
    '/kategori': 'Produk List',
    '/kategori/triplek-kayu/triplek': 'Produk List',
    '/produk/triplek-meranti': 'Produk Detail',
    '/produk': 'Other',
    '/brand': 'Brand',
    '/brand/semen-gresik/produk': 'Brand',
    '/blogger': 'Other',
    '/cart': 'Other',
    '/profile/daftar-transaksi': 'Other',
  }
  assert.deepEqual(
    Object.fromEntries(Object.keys(expected).map((path) => [path, findContentGroup(path)])),
    expected,
  )
})
