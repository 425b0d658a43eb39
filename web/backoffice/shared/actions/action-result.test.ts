import assert from 'node:assert/strict'
import { test } from 'node:test'
import { respond } from './action-result.ts'

const post = (accept: string) =>
  new Request('https://toko.id/backoffice/konten/artikel/x', {
    method: 'POST',
    headers: { accept },
  })

/** The address that a response leads to. */
function followResponse(pageUrl: string): string | null {
  try {
    respond(post('text/html'), { done: 'Tersimpan.' }, pageUrl)
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return thrown.headers.get('location')
  }
  return null
}

test('respond: a form posted without scripts redirects to its page, whatever letters the address has', () => {
  assert.equal(followResponse('/backoffice/merek/7?tab=a%26b'), '/backoffice/merek/7?tab=a%26b')
  assert.equal(followResponse('/backoffice/merek/\u0001詛'), '/backoffice/merek/%01%E8%A9%9B')
})

test('respond: a form posted by scripts stays on its page', () => {
  const done = { done: 'Tersimpan.' }
  assert.deepEqual(respond(post('*/*'), done, '/backoffice/merek/7'), done)
})
