import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { call, created, json } from './call.ts'
import { createClient } from './client.ts'
import { createHttpTransport } from './http-transport.ts'

const calls = {
  read: call('GET /things/{id}', {
    summary: 'Read',
    query: z.object({ deep: z.coerce.boolean().optional() }),
    response: json(z.object({ n: z.int() })),
  }),
  make: call('POST /things', {
    summary: 'Make',
    body: z.object({ n: z.int() }),
    response: created(z.object({ n: z.int() })),
  }),
}

/** A client with a fake `fetch`, and the requests that it received. */
function createTestClient(respond: (count: number) => Response | Error, timeout = 50) {
  const requests: Request[] = []
  const fetch = async (url: URL, init: RequestInit) => {
    requests.push(new Request(url, init))
    const response = respond(requests.length)
    if (response instanceof Error) throw response
    return response
  }
  const transport = createHttpTransport({
    baseUrl: () => 'http://shop',
    timeoutMs: timeout,
    fetch: fetch as unknown as typeof globalThis.fetch,
  })
  return { client: createClient(calls, transport), requests }
}
const succeed = () => Response.json({ data: { n: 7 } })
const failWith = (status: number, code = 'x', headers = {}) =>
  Response.json(
    {
      statusCode: status,
      statusMessage: 'X',
      message: 'Tidak bisa.',
      data: { code, errors: { n: 'Salah.' } },
    },
    { status, headers },
  )

test('createClient: path, query, body and key are sent where the contract says', async () => {
  const { client, requests } = createTestClient(succeed)
  assert.deepEqual(await client.read({ id: 'a b', query: { deep: true } }), { n: 7 })
  await client.make({ body: { n: 1 } }, { key: 'k1' })
  assert.equal(requests[0]!.url, 'http://shop/things/a%20b?deep=true')
  assert.equal(requests[1]!.headers.get('idempotency-key'), 'k1')
  assert.deepEqual(await requests[1]!.json(), { n: 1 })
})

test('createClient: a refusal has its code and its messages by property path', async () => {
  const { client, requests } = createTestClient(() => failWith(422, 'thing.no'))
  await assert.rejects(client.make({ body: { n: 1 } }), {
    kind: 'bad-request',
    status: 422,
    code: 'thing.no',
    errors: { n: 'Salah.' },
  })
  assert.equal(requests.length, 1)
})

test('createClient: the four kinds of failure are distinguished', async () => {
  await assert.rejects(
    createTestClient(() => new TypeError('fetch failed')).client.read({ id: '1' }),
    {
      kind: 'network',
      status: 0,
    },
  )
  const late = Object.assign(new Error('late'), { name: 'TimeoutError' })
  await assert.rejects(createTestClient(() => late).client.read({ id: '1' }), { kind: 'timeout' })
  await assert.rejects(createTestClient(() => failWith(404)).client.read({ id: '1' }), {
    kind: 'bad-request',
  })
  await assert.rejects(createTestClient(() => failWith(500)).client.read({ id: '1' }), {
    kind: 'bad-response',
    status: 500,
  })
  await assert.rejects(
    createTestClient(() => Response.json({ data: { n: 'seven' } })).client.read({ id: '1' }),
    { kind: 'bad-response', code: 'client.bad_response' },
  )
})

test('createClient: an idempotent call is retried once', async () => {
  for (const status of [408, 425, 429, 500, 502, 503, 504]) {
    const recovering = createTestClient((count) => (count === 1 ? failWith(status) : succeed()))
    assert.deepEqual(await recovering.client.read({ id: '1' }), { n: 7 })
    const failing = createTestClient(() => failWith(status))
    await assert.rejects(failing.client.read({ id: '1' }), { status })
    assert.equal(failing.requests.length, 2)
  }
})

test('createClient: a POST is retried only with an idempotency key', async () => {
  const withoutKey = createTestClient(() => failWith(503))
  await assert.rejects(withoutKey.client.make({ body: { n: 1 } }), { status: 503 })
  assert.equal(withoutKey.requests.length, 1)
  const withKey = createTestClient((count) =>
    count === 1 ? failWith(409, 'idempotency.in_flight') : succeed(),
  )
  assert.deepEqual(await withKey.client.make({ body: { n: 1 } }, { key: 'k' }), { n: 7 })
})

test('createClient: a long Retry-After is returned to the caller without a retry', async () => {
  const { client, requests } = createTestClient(() =>
    failWith(429, 'limit', { 'retry-after': '60' }),
  )
  await assert.rejects(client.read({ id: '1' }), { retryAfter: 60 })
  assert.equal(requests.length, 1)
})
