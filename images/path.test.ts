import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildImageUrl, buildSrcSet } from './image-url.ts'
import { parseImagePath } from './path.ts'

const assertRejected = (path: string) =>
  assert.throws(() => parseImagePath(path), { name: 'ImageError', status: 400 }, path)

test('parseImagePath: fit, sides, format, quality and source', () => {
  assert.deepEqual(
    parseImagePath('unsafe/fit-in/320x0/filters:format(avif):quality(60)/products/a.svg'),
    { fit: 'inside', width: 320, height: 0, format: 'avif', quality: 60, source: 'products/a.svg' },
  )
})

test('parseImagePath: defaults of format, quality and fit', () => {
  const { format, quality, fit } = parseImagePath('unsafe/640x640/a.png')
  assert.deepEqual({ format, quality, fit }, { format: 'webp', quality: 80, fit: 'inside' })
})

test('parseImagePath: refuses sides other than the breakpoints and their doubles', () => {
  for (const size of ['321x0', '99999x99999', '4000x4000', '-1x0', '1e3x0', '0320x1', '320'])
    assertRejected(`unsafe/fit-in/${size}/a.svg`)
})

test('parseImagePath: refuses unknown filters, formats, qualities and fits', () => {
  for (const filters of ['format(gif)', 'quality(0)', 'quality(101)', 'blur(9)', 'format(webp', ''])
    assertRejected(`unsafe/fit-in/320x0/filters:${filters}/a.svg`)
  assertRejected('unsafe/stretch/320x0/a.svg')
  assertRejected('fit-in/320x0/a.svg')
  assertRejected('')
})

test('parseImagePath: refuses a source outside the root', () => {
  const malicious = [
    '../etc/passwd',
    'a/../../b.svg',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%2fb.svg',
    '%252e%252e/b.svg',
    '/etc/passwd',
    '//host/a.svg',
    'http://user@127.0.0.1/a.svg',
    'http://127.0.0.1/../a.svg',
    'file:///etc/passwd',
    'data:image/svg+xml,<svg/>',
    'a\0.svg',
    'a%00.svg',
    'a%zz.svg',
    '..\\b.svg',
    'C:\\b.svg',
    '.env',
    'a/.git/config.svg',
    'a//b.svg',
    'x'.repeat(700),
  ]
  for (const source of malicious)
    assertRejected(`unsafe/fit-in/320x0/filters:format(webp)/${source}`)
})

test('buildImageUrl: parseImagePath accepts the URL', () => {
  const address = buildImageUrl('products/tripleks 9 mm.svg', { width: 200, format: 'avif' })
  const request = parseImagePath(address.replace('/img/', ''))
  assert.deepEqual([request.width, request.height, request.format], [240, 0, 'avif'])
  assert.equal(request.source, 'products/tripleks 9 mm.svg')
})

test('buildSrcSet: each width once, doubled for dense screens', () => {
  const widths = buildSrcSet('a.svg', [160, 320])
    .split(', ')
    .map((part) => part.split(' ')[1])
  assert.deepEqual(widths, ['160w', '320w', '640w'])
})

test('buildImageUrl: returns a complete URL unchanged', () => {
  assert.equal(buildImageUrl('/assets/logo.svg', { width: 48 }), '/assets/logo.svg')
  assert.equal(buildImageUrl('blob:abc', { width: 48 }), 'blob:abc')
})

test('parseImagePath: separates the host of a remote source', () => {
  const { host, source } = parseImagePath('unsafe/320x0/https:%2f%2fgambar.contoh.id:8443/a/b.png')
  assert.deepEqual([host, source], ['gambar.contoh.id:8443', 'a/b.png'])
  assert.equal(parseImagePath('unsafe/320x0/a.png').host, undefined)
})
