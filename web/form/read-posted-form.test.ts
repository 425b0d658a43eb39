import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { test } from 'node:test'
import { withReceivedFiles } from '#platform/http/uploads/receive-file.ts'
import { MAX_FIELDS, MAX_REPEATS } from './bounds.ts'
import { readMultipartForm } from '#server/web/requests/read-multipart-form.ts'
import { setMultipartReader } from './multipart-reader.ts'
import { readPostedForm } from './read-posted-form.ts'

// As the server does while it answers a request.
setMultipartReader((body, boundary) =>
  withReceivedFiles(tmpdir(), () => readMultipartForm(body, boundary)),
)

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

const listFields = (count: number, nameAt: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => [nameAt(at), 'x'] as [string, string])

const toMultipart = (fields: [string, string][], boundary = 'b') =>
  `${fields
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')}--${boundary}--\r\n`

const makeTypedRequest = (type: string | undefined, body: string) =>
  new Request('http://shop.test/', {
    method: 'POST',
    headers: type === undefined ? {} : { 'content-type': type },
    body: Buffer.from(body),
  })

test('readPostedForm: 413 for more fields than any form has', async () => {
  const names = (at: number) => `field-${at}`
  await readPostedForm(makeRequest(listFields(MAX_FIELDS, names)))
  const tooMany = listFields(MAX_FIELDS + 1, names)
  await assert.rejects(readPostedForm(makeRequest(tooMany)), hasReply(413, 'input.too_large'))
  const type = 'multipart/form-data; boundary=b'
  await readPostedForm(makeTypedRequest(type, toMultipart(listFields(MAX_FIELDS, names))))
  await assert.rejects(
    readPostedForm(makeTypedRequest(type, toMultipart(tooMany))),
    hasReply(413, 'input.too_large'),
  )
})

test('readPostedForm: 413 for more fields of one name than any list of boxes has', async () => {
  const fields = (count: number) => listFields(count, () => 'roles')
  await readPostedForm(makeRequest(fields(MAX_REPEATS)))
  await assert.rejects(
    readPostedForm(makeRequest(fields(MAX_REPEATS + 1))),
    hasReply(413, 'input.too_large'),
  )
})

test('readPostedForm: a million fields are refused before any is parsed', async () => {
  // Parsing them takes half a minute.
  const signal = AbortSignal.timeout(5_000)
  await assert.rejects(
    readPostedForm(makeTypedRequest('application/x-www-form-urlencoded', '&a'.repeat(1_500_000))),
    hasReply(413, 'input.too_large'),
  )
  assert.ok(!signal.aborted)
})

test('readPostedForm: 415 for a body that is no form, 400 for one that cannot be read', async () => {
  for (const type of [undefined, '', 'application/json', 'text/plain', ';;;', 'multipart/mixed'])
    await assert.rejects(
      readPostedForm(makeTypedRequest(type, '{"a":1}')),
      hasReply(415, 'input.media_type'),
      type,
    )
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'
  for (const [type, body] of [
    ['multipart/form-data', part],
    ['multipart/form-data; boundary=', part],
    ['multipart/form-data; boundary=other', part],
    ['multipart/form-data; boundary=b', ''],
    ['multipart/form-data; boundary=b', 'a=1'],
    ['multipart/form-data; boundary=b', part],
    ['multipart/form-data; boundary=b', part.slice(0, 20)],
    ['multipart/form-data; x="; boundary=c"; boundary=b; y', `${part}\r\n--b--\r\n`],
  ] as const)
    await assert.rejects(
      readPostedForm(makeTypedRequest(type, body)),
      hasReply(400, 'input.unreadable'),
      `${type} ${body}`,
    )
})

test('readPostedForm: 400 for names that reach a prototype or are malformed', async () => {
  for (const name of ['__proto__', 'a.constructor', 'a[', 'a.b.c.d.e.f.g.h.i'])
    await assert.rejects(
      readPostedForm(makeRequest([[name, 'x']])),
      hasReply(400, 'input.unreadable'),
    )
})
