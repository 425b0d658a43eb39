import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Failure } from '#platform/contract/schemas.ts'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { expectRefusal } from '../support/expect-refusal.ts'
import { PIXEL, openTinyShop } from '../support/http/tiny-shop.ts'

const shop = await closeAfterTests(openTinyShop())

type InjectedRequest = {
  method?: 'GET' | 'POST' | 'PUT'
  url: string
  type?: string
  body?: string | Buffer
}

/** Sends a raw request and checks the response against the failure envelope. */
async function sendExpectingFailure({
  method = 'POST',
  url,
  type = 'application/json',
  body,
}: InjectedRequest) {
  const headers = body === undefined ? {} : { 'content-type': type }
  const response = await shop.app.inject({
    method,
    url,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  })
  assert.match(String(response.headers['content-type']), /^application\/json/)
  assert.equal(response.headers['cache-control'], 'no-store')
  const failure = Failure.parse(response.json())
  assert.equal(failure.statusCode, response.statusCode)
  return { status: response.statusCode, code: failure.data?.code, errors: failure.data?.errors }
}

test('POST /api/*: unreadable bodies are 400, other types than JSON 415, more than a megabyte 413', async () => {
  const request = { url: '/api/things' }
  assert.equal((await sendExpectingFailure({ ...request, body: '{"name": ' })).status, 400)
  assert.equal((await sendExpectingFailure({ ...request, body: '' })).status, 400)
  assert.equal(
    (await sendExpectingFailure({ ...request, body: '<thing/>', type: 'application/xml' })).status,
    415,
  )
  assert.equal(
    (
      await sendExpectingFailure({
        ...request,
        body: 'name=a',
        type: 'application/x-www-form-urlencoded',
      })
    ).status,
    415,
  )
  assert.equal(
    (
      await sendExpectingFailure({
        ...request,
        body: JSON.stringify({ name: 'a'.repeat(1_048_576) }),
      })
    ).status,
    413,
  )
})

test('POST /api/*: a body that would pollute the prototype is 400', async () => {
  assert.equal(
    (
      await sendExpectingFailure({
        url: '/api/things',
        body: '{"name":"a","qty":1,"__proto__":{"admin":true}}',
      })
    ).status,
    400,
  )
  const built = '{"name":"a","qty":1,"constructor":{"prototype":{"admin":true}}}'
  assert.equal((await sendExpectingFailure({ url: '/api/things', body: built })).status, 400)
  assert.equal(({} as Record<string, unknown>)['admin'], undefined)
})

test('/api/*: an unknown path and a wrong method answer 404 in the envelope', async () => {
  assert.equal((await sendExpectingFailure({ method: 'GET', url: '/api/tidak-ada' })).status, 404)
  assert.equal(
    (await sendExpectingFailure({ method: 'PUT', url: '/api/things', body: '{}' })).status,
    404,
  )
})

test('POST /api/*: validation errors name the property path, in Indonesian', async () => {
  assert.deepEqual(await sendExpectingFailure({ url: '/api/things', body: '{"qty":0}' }), {
    status: 422,
    code: 'input.invalid',
    errors: { name: 'Wajib diisi.', qty: 'Harus lebih dari nol.' },
  })
})

test('/api/*: a NUL in a body, a query or an in-process call is 400', async () => {
  const nul = '\u0000'
  assert.equal(
    (
      await sendExpectingFailure({
        url: '/api/things',
        body: JSON.stringify({ name: `a${nul}`, qty: 1 }),
      })
    ).status,
    400,
  )
  assert.equal(
    (await sendExpectingFailure({ method: 'GET', url: '/api/things?name=%00' })).status,
    400,
  )
  await expectRefusal(
    shop.inProcessClient().list({ query: { name: nul } }),
    400,
    'input.unreadable',
  )
})

test('/api/*: an invalid cookie or visitor token is ignored and a new token is issued', async () => {
  for (const cookie of [
    'visitor=%E0%A4%A',
    'visitor=%00',
    'visitor=a%0d%0aset-cookie:x=1',
    '=;;=',
    'visitor',
  ]) {
    const { statusCode, headers } = await shop.app.inject({
      method: 'POST',
      url: '/api/ticket',
      headers: { cookie },
    })
    assert.equal(statusCode, 200, cookie)
    assert.match(String(headers['x-visitor']), /^[\da-f-]{36}$/, cookie)
  }
  const long = await shop.app.inject({
    method: 'POST',
    url: '/api/ticket',
    headers: { 'x-visitor': 'a'.repeat(4_000) },
  })
  assert.match(String(long.headers['x-visitor']), /^[\da-f-]{36}$/)
})

test('transports: in-process and HTTP return the same responses and refusals', async () => {
  const inProcessApi = shop.inProcessClient({ visitorToken: crypto.randomUUID() })
  const httpApi = shop.httpClient({ 'x-visitor': crypto.randomUUID() })
  const { id } = await inProcessApi.make({ body: { name: 'sama', qty: 3.5 } })
  const sampleCalls = [
    (api: typeof inProcessApi) => api.show({ id }),
    (api: typeof inProcessApi) => api.show({ id: '999999' }),
    (api: typeof inProcessApi) => api.show({ id: 'x y/z' }),
    (api: typeof inProcessApi) => api.list({ query: { name: 'sama' } }),
    (api: typeof inProcessApi) => api.list({ query: { most: 'banyak' } }),
    (api: typeof inProcessApi) => api.make({ body: { name: '', qty: -1 } }),
    (api: typeof inProcessApi) => api.make({ body: { name: 'refuse', qty: 1 } }),
    (api: typeof inProcessApi) => api.buyerOnly(),
    (api: typeof inProcessApi) => api.broken(),
    (api: typeof inProcessApi) => api.upload({ form: {}, files: { file: new File([], '') } }),
    (api: typeof inProcessApi) =>
      api.upload({ form: {}, files: { file: new File(['a'], 'a.png') } }),
  ]
  for (const runCall of sampleCalls)
    assert.deepEqual(
      await settle(runCall(httpApi)),
      await settle(runCall(inProcessApi)),
      String(runCall),
    )
})

const settle = (call: Promise<unknown>) =>
  call.then(
    (response) => ({ response }),
    ({ status, code, message, errors, data, kind }) => ({
      status,
      code,
      message,
      errors,
      data,
      kind,
    }),
  )

test('transports: bytes and named events arrive the same in process and over HTTP', async () => {
  for (const api of [shop.inProcessClient(), shop.httpClient()]) {
    assert.deepEqual(Buffer.from(await api.image()), PIXEL)
    const events: unknown[] = []
    for await (const event of await api.stream()) events.push(event)
    assert.deepEqual(events, [
      { event: 'text', data: 'dua baris\n\ndan é' },
      { event: 'figure', data: { n: 7 } },
      { event: 'text', data: '' },
    ])
  }
})

test('HTTP transport: an aborted call fails as a network error', async () => {
  const signal = AbortSignal.abort()
  await assert.rejects(shop.httpClient().list({}, { signal }), { kind: 'network', status: 0 })
})
