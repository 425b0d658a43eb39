import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { test } from 'node:test'
import type { ServerBuild } from 'react-router'
import { compilePageRoutes } from './cacheable-routes.ts'
import { derivePageKey } from './page-key.ts'

const route = (id: string, path: string | undefined, parentId?: string, handle?: object) => [
  id,
  { id, path, parentId, module: { default: () => null, handle } },
]
const routes = Object.fromEntries([
  route('root', ''),
  route('layout', undefined, 'root', { uncacheableQuery: ['search'] }),
  route('home', undefined, 'layout', { cache: {} }),
  route('product', 'produk/:slug', 'layout', { cache: { query: ['qty'], queryPattern: /^x-/ } }),
  route('new-products', 'produk/baru', 'layout'),
  route('brand', 'brand/:slug', 'layout'),
  route('brand-home', undefined, 'brand', { cache: {} }),
  route('brand-products', 'produk', 'brand'),
  route('cart', 'cart', 'layout'),
  route('not-found', '*', 'root', { cache: {} }),
]) as ServerBuild['routes']
const findPage = compilePageRoutes(routes)

const pathOf = (url: string, headers: object = {}, method = 'GET') =>
  derivePageKey(
    { method, url, headers: { host: 'toko.contoh.id', ...headers } } as IncomingMessage,
    'https://toko.contoh.id',
    findPage,
  )?.path

test('compilePageRoutes: a page is cached by its own declaration, and a literal path wins', () => {
  assert.equal(pathOf('/'), '/')
  assert.equal(pathOf('/_.data'), '/_.data')
  assert.equal(pathOf('/produk/semen'), '/produk/semen')
  assert.equal(pathOf('/brand/rimba'), '/brand/rimba')
  for (const path of [
    '/produk/baru',
    '/brand/rimba/produk',
    '/cart',
    '/tidak/ada',
    '/produk/',
    '/PRODUK/semen',
  ])
    assert.equal(pathOf(path), undefined, path)
})

test('derivePageKey: known parameters are sorted; others are dropped, or prevent caching', () => {
  assert.equal(pathOf('/produk/semen?x-b=1&utm_source=y&qty=2&x-a='), '/produk/semen?qty=2&x-b=1')
  assert.equal(pathOf('/produk/semen.data?_routes=a&other=b'), '/produk/semen.data?_routes=a')
  assert.equal(pathOf('/produk/semen?_routes=a'), '/produk/semen')
  assert.equal(pathOf('/?search=semen'), undefined)
  assert.equal(pathOf('/?search='), '/')
  assert.equal(pathOf(`/produk/semen?qty=${'1'.repeat(200)}`), undefined)
})

test('derivePageKey: every reader of the known host shares its pages; posts and other hosts do not', () => {
  assert.equal(pathOf('/', {}, 'POST'), undefined)
  assert.equal(pathOf('/', { cookie: 'visitor=1' }), '/')
  assert.equal(pathOf('/', { host: 'lain.contoh.id' }), undefined)
})
