import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Failure } from '#platform/contract/shapes.ts'
import { refused } from './refused.ts'
import { PIXEL, tinyShop, type TinyShop } from './tiny-shop.ts'

let shop: TinyShop
before(async () => {
  shop = await tinyShop()
})
after(() => shop?.close())

type Sent = { method?: 'GET' | 'POST' | 'PUT'; url: string; type?: string; body?: string | Buffer }

/** Sends what no client of ours would, and holds the answer against the one envelope. */
async function failed({ method = 'POST', url, type = 'application/json', body }: Sent) {
  const headers = body === undefined ? {} : { 'content-type': type }
  const answer = await shop.app.inject({
    method,
    url,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  })
  assert.match(String(answer.headers['content-type']), /^application\/json/)
  assert.equal(answer.headers['cache-control'], 'no-store')
  const failure = Failure.parse(answer.json())
  assert.equal(failure.statusCode, answer.statusCode)
  return { status: answer.statusCode, code: failure.data?.code, errors: failure.data?.errors }
}

test('what cannot be read is 400, what is no JSON 415, what is over a megabyte 413', async () => {
  const to = { url: '/api/things' }
  assert.equal((await failed({ ...to, body: '{"name": ' })).status, 400)
  assert.equal((await failed({ ...to, body: '' })).status, 400)
  assert.equal((await failed({ ...to, body: '<thing/>', type: 'application/xml' })).status, 415)
  assert.equal(
    (await failed({ ...to, body: 'name=a', type: 'application/x-www-form-urlencoded' })).status,
    415,
  )
  assert.equal(
    (await failed({ ...to, body: JSON.stringify({ name: 'a'.repeat(1_048_576) }) })).status,
    413,
  )
})

test('an object that would change every other one is not read', async () => {
  assert.equal(
    (await failed({ url: '/api/things', body: '{"name":"a","qty":1,"__proto__":{"admin":true}}' }))
      .status,
    400,
  )
  const built = '{"name":"a","qty":1,"constructor":{"prototype":{"admin":true}}}'
  assert.equal((await failed({ url: '/api/things', body: built })).status, 400)
  assert.equal(({} as Record<string, unknown>)['admin'], undefined)
})

test('an unknown path, a wrong method and a path that cannot be decoded are answered in the envelope', async () => {
  assert.equal((await failed({ method: 'GET', url: '/api/tidak-ada' })).status, 404)
  assert.equal((await failed({ method: 'PUT', url: '/api/things', body: '{}' })).status, 404)
})

test('what is wrong in a body is told by property path, in Indonesian', async () => {
  assert.deepEqual(await failed({ url: '/api/things', body: '{"qty":0}' }), {
    status: 422,
    code: 'input.invalid',
    errors: { name: 'Wajib diisi.', qty: 'Harus lebih dari nol.' },
  })
})

test('a NUL in text is 400 wherever it stands', async () => {
  const nul = '\u0000'
  assert.equal(
    (await failed({ url: '/api/things', body: JSON.stringify({ name: `a${nul}`, qty: 1 }) }))
      .status,
    400,
  )
  assert.equal((await failed({ method: 'GET', url: '/api/things?name=%00' })).status, 400)
  await refused(shop.inside().list({ query: { name: nul } }), 400, 'input.unreadable')
})

test('a cookie or a ticket that is none is passed over, and a new ticket is given', async () => {
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

test('both ways in give the same answers and the same refusals', async () => {
  const inside = shop.inside({ visitor: crypto.randomUUID() })
  const outside = shop.outside({ 'x-visitor': crypto.randomUUID() })
  const { id } = await inside.make({ body: { name: 'sama', qty: 3.5 } })
  const sample = [
    (api: typeof inside) => api.show({ id }),
    (api: typeof inside) => api.show({ id: '999999' }),
    (api: typeof inside) => api.show({ id: 'x y/z' }),
    (api: typeof inside) => api.list({ query: { name: 'sama' } }),
    (api: typeof inside) => api.list({ query: { most: 'banyak' } }),
    (api: typeof inside) => api.make({ body: { name: '', qty: -1 } }),
    (api: typeof inside) => api.make({ body: { name: 'refuse', qty: 1 } }),
    (api: typeof inside) => api.mine(),
    (api: typeof inside) => api.broken(),
    (api: typeof inside) => api.upload({ form: {}, files: { file: new File([], '') } }),
    (api: typeof inside) => api.upload({ form: {}, files: { file: new File(['a'], 'a.png') } }),
  ]
  for (const ask of sample)
    assert.deepEqual(await outcome(ask(outside)), await outcome(ask(inside)), String(ask))
})

const outcome = (asked: Promise<unknown>) =>
  asked.then(
    (answer) => ({ answer }),
    ({ status, code, message, errors, data, kind }) => ({
      status,
      code,
      message,
      errors,
      data,
      kind,
    }),
  )

test('bytes and named events arrive the same over both carriers', async () => {
  for (const api of [shop.inside(), shop.outside()]) {
    assert.deepEqual(Buffer.from(await api.picture()), PIXEL)
    const told: unknown[] = []
    for await (const event of await api.story()) told.push(event)
    assert.deepEqual(told, [
      { event: 'text', data: 'dua baris\n\ndan é' },
      { event: 'figure', data: { n: 7 } },
      { event: 'text', data: '' },
    ])
  }
})

test('a call that is given up is told as such, and one that cannot be reached', async () => {
  const signal = AbortSignal.abort()
  await assert.rejects(shop.outside().list({}, { signal }), { kind: 'network', status: 0 })
})
