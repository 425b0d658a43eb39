import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { call, created, json } from './call.ts'
import { createClient } from './client.ts'
import { overNetwork } from './network.ts'

const calls = {
  read: call('GET /things/{id}', {
    summary: 'Read',
    query: z.object({ deep: z.coerce.boolean().optional() }),
    answer: json(z.object({ n: z.int() })),
  }),
  make: call('POST /things', {
    summary: 'Make',
    body: z.object({ n: z.int() }),
    answer: created(z.object({ n: z.int() })),
  }),
}

/** A client whose network is a function, and the requests that it saw. */
function clientOf(answer: (count: number) => Response | Error, timeout = 50) {
  const seen: Request[] = []
  const fetch = async (url: URL, init: RequestInit) => {
    seen.push(new Request(url, init))
    const given = answer(seen.length)
    if (given instanceof Error) throw given
    return given
  }
  const carrier = overNetwork({
    base: () => 'http://shop',
    timeout,
    fetch: fetch as unknown as typeof globalThis.fetch,
  })
  return { client: createClient(calls, carrier), seen }
}
const good = () => Response.json({ data: { n: 7 } })
const failed = (status: number, code = 'x', headers = {}) =>
  Response.json(
    {
      statusCode: status,
      statusMessage: 'X',
      message: 'Tidak bisa.',
      data: { code, errors: { n: 'Salah.' } },
    },
    { status, headers },
  )

test('path, query and body stand where the contract says', async () => {
  const { client, seen } = clientOf(good)
  assert.deepEqual(await client.read({ id: 'a b', query: { deep: true } }), { n: 7 })
  await client.make({ body: { n: 1 } }, { key: 'k1' })
  assert.equal(seen[0]!.url, 'http://shop/things/a%20b?deep=true')
  assert.equal(seen[1]!.headers.get('idempotency-key'), 'k1')
  assert.deepEqual(await seen[1]!.json(), { n: 1 })
})

test('a refusal carries its code and its messages by property path', async () => {
  const { client, seen } = clientOf(() => failed(422, 'thing.no'))
  await assert.rejects(client.make({ body: { n: 1 } }), {
    kind: 'bad-request',
    status: 422,
    code: 'thing.no',
    errors: { n: 'Salah.' },
  })
  assert.equal(seen.length, 1)
})

test('the four kinds of failure are told apart', async () => {
  await assert.rejects(clientOf(() => new TypeError('fetch failed')).client.read({ id: '1' }), {
    kind: 'network',
    status: 0,
  })
  const late = Object.assign(new Error('late'), { name: 'TimeoutError' })
  await assert.rejects(clientOf(() => late).client.read({ id: '1' }), { kind: 'timeout' })
  await assert.rejects(clientOf(() => failed(404)).client.read({ id: '1' }), {
    kind: 'bad-request',
  })
  await assert.rejects(clientOf(() => failed(500)).client.read({ id: '1' }), {
    kind: 'bad-response',
    status: 500,
  })
  await assert.rejects(
    clientOf(() => Response.json({ data: { n: 'seven' } })).client.read({ id: '1' }),
    { kind: 'bad-response', code: 'client.bad_response' },
  )
})

test('an idempotent call is tried once more, and only once', async () => {
  for (const status of [408, 425, 429, 500, 502, 503, 504]) {
    const healed = clientOf((count) => (count === 1 ? failed(status) : good()))
    assert.deepEqual(await healed.client.read({ id: '1' }), { n: 7 })
    const broken = clientOf(() => failed(status))
    await assert.rejects(broken.client.read({ id: '1' }), { status })
    assert.equal(broken.seen.length, 2)
  }
})

test('a POST is tried again only with a key', async () => {
  const without = clientOf(() => failed(503))
  await assert.rejects(without.client.make({ body: { n: 1 } }), { status: 503 })
  assert.equal(without.seen.length, 1)
  const keyed = clientOf((count) => (count === 1 ? failed(409, 'idempotency.in_flight') : good()))
  assert.deepEqual(await keyed.client.make({ body: { n: 1 } }, { key: 'k' }), { n: 7 })
})

test('a long Retry-After is handed to the caller, not waited for', async () => {
  const { client, seen } = clientOf(() => failed(429, 'limit', { 'retry-after': '60' }))
  await assert.rejects(client.read({ id: '1' }), { retryAfter: 60 })
  assert.equal(seen.length, 1)
})
