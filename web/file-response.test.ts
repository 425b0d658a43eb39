import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ALL_FILE_KINDS } from '#modules/foundation/files/rules.ts'
import { createFileResponse } from './file-response.ts'

const headersFor = (kind: string, name = `berkas.${kind}`) =>
  createFileResponse({ name, kind }, { size: 1, stream: new Blob(['1']).stream() }).headers

test('createFileResponse: active content is an attachment, images are sandboxed, no type is guessed', () => {
  for (const kind of ALL_FILE_KINDS) {
    const headers = headersFor(kind)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.match(headers.get('content-security-policy')!, /sandbox/)
    const type = headers.get('content-type')!
    if (/^image\/(?:png|jpeg|webp|gif)$/.test(type)) continue
    assert.equal(type, 'application/octet-stream', kind)
    assert.match(headers.get('content-disposition')!, /^attachment;/, kind)
  }
  assert.match(headersFor('svg').get('content-disposition')!, /^attachment;/)
})

test('createFileResponse: a file name cannot write headers', () => {
  const disposition = headersFor('pdf', 'a"\r\nSet-Cookie: x=1; (b).pdf').get(
    'content-disposition',
  )!
  assert.equal(
    disposition,
    "attachment; filename*=UTF-8''a%22%0D%0ASet-Cookie%3A%20x%3D1%3B%20%28b%29.pdf",
  )
})
