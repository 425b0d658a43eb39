import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_FIELDS } from './bounds.ts'
import { readPostedForm } from './read-posted-form.ts'

const makeRequest = (fields: [string, string][]) =>
  new Request('http://shop.test/', { method: 'POST', body: new URLSearchParams(fields) })

const hasReply = (status: number, code: string) => (thrown: unknown) => {
  const { data, init } = thrown as { data: { code: string }; init: { status: number } }
  return init.status === status && data.code === code
}

test('readPostedForm: gives the form of a request', async () => {
  const form = await readPostedForm(makeRequest([['lines[0].qty', '5']]))
  assert.equal(form.get('lines[0].qty'), '5')
})

test('readPostedForm: 413 for more fields than any form has', async () => {
  const fields = (count: number) =>
    Array.from({ length: count }, () => ['tag', 'x'] as [string, string])
  await readPostedForm(makeRequest(fields(MAX_FIELDS)))
  await assert.rejects(
    readPostedForm(makeRequest(fields(MAX_FIELDS + 1))),
    hasReply(413, 'input.too_large'),
  )
})

test('readPostedForm: 400 for names that reach a prototype or are malformed', async () => {
  for (const name of ['__proto__', 'a.constructor', 'a[', 'a.b.c.d.e.f.g.h.i'])
    await assert.rejects(
      readPostedForm(makeRequest([[name, 'x']])),
      hasReply(400, 'input.unreadable'),
    )
})
