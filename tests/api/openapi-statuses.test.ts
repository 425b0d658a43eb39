import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#platform/contract/call.ts'
import { listStatuses } from '#platform/contract/failure-statuses.ts'
import { buildOpenApi } from '#platform/contract/openapi.ts'
import { SERVICE_ACCESS_HEADER } from '#platform/contract/call.ts'
import { getServicePath } from '#platform/contract/service-path.ts'
import { calls } from '#modules/contract.ts'
import { DEFAULT_SERVICE_ACCESS } from '#server/config/service-config.ts'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { createSignedInBuyer } from '../support/accounts/buyers.ts'
import { findUnnamedStatuses, type SeenStatus } from '../support/http/openapi-statuses.ts'
import { startServedShop } from '../support/served-shop.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await closeAfterTests(startServedShop({}, { variables: { ROLE: 'api' } }))
const tokens: Record<string, string> = { buyer: (await createSignedInBuyer(shop.db)).token }
for (const name of ['admin', 'konten', 'finance']) {
  const body = { email: `${name}@contoh.id`, password: 'kelola-2026' }
  tokens[name] = (await shop.client().staffIdentity.signIn({ body })).token
}

const MISSING_ID = '00000000-0000-4000-8000-000000000000'
const TOO_LARGE = JSON.stringify({ text: 'x'.repeat(4_000_000) })
const JSON_TYPE = { 'content-type': 'application/json' }

/** Requests that most calls refuse, each in its own way. */
function buildRequests({ method, path, service, access, ids }: Call) {
  const address = (id: string) => getServicePath(service) + path.replace(/\{\w+\}/g, id)
  const accessHeader = access ? { [SERVICE_ACCESS_HEADER]: DEFAULT_SERVICE_ACCESS.upo } : {}
  const bodyOf = (body: string) => (method === 'GET' ? {} : { body })
  const asPerson = (name: string, id: string, more: Record<string, string> = {}) => ({
    url: address(id),
    headers: { ...accessHeader, authorization: `Bearer ${tokens[name]}`, ...more },
  })
  const person = path.startsWith('/staff') ? 'admin' : 'buyer'
  return [
    { url: address('1'), headers: {} },
    { url: address('1'), headers: { cookie: 'x=1', origin: 'https://lain.contoh.com' } },
    ...['admin', 'konten', 'finance', 'buyer'].map((name) => asPerson(name, MISSING_ID)),
    { ...asPerson(person, MISSING_ID, JSON_TYPE), ...bodyOf('{}') },
    { ...asPerson(person, '999999', JSON_TYPE), ...bodyOf('{') },
    { ...asPerson(person, '1', { 'content-type': 'text/csv' }), ...bodyOf('a;b') },
    { ...asPerson(person, '1', JSON_TYPE), ...bodyOf(TOO_LARGE) },
    {
      ...asPerson(person, '1', JSON_TYPE),
      url: `${address(ids === 'uuid' ? MISSING_ID : '1')}?page=-1&search=%00`,
    },
  ]
}

async function send(method: string, { url, ...init }: { url: string; headers: {}; body?: string }) {
  const response = await fetch(shop.origin + url, { method, redirect: 'manual', ...init })
  await response.body?.cancel()
  return response.status
}

test('OpenAPI: names every status with which the calls answer unreadable, foreign and forbidden requests', async () => {
  const seen: SeenStatus[] = []
  // Reads come first: among the others are some that end the sessions which the rest need.
  const isRead = ([, { method }]: [string, Call]) => method === 'GET'
  const [reads, writes] = [
    Object.entries(calls).filter(isRead),
    Object.entries(calls).filter((each) => !isRead(each)),
  ]
  for (const [call, { method, ...rest }] of [...reads, ...writes]) {
    // A stream of events does not end.
    if (rest.response.kind === 'events') continue
    for (const request of buildRequests({ method, ...rest }))
      seen.push({ call, status: await send(method, request) })
  }
  assert.deepEqual([...new Set(findUnnamedStatuses(seen))], [])
  // Every call that reads something has refused what cannot be read, so the comparison was of something.
  const seenBy = (status: number) =>
    new Set(seen.filter((each) => each.status === status).map(({ call }) => call))
  const callCount = new Set(seen.map(({ call }) => call)).size
  assert.deepEqual(
    [...writes, ...reads.filter(([, { query }]) => query)].flatMap(([name, { response }]) =>
      response.kind !== 'events' && !seenBy(400).has(name) ? [name] : [],
    ),
    [],
  )
  assert.ok(callCount > 150 && seenBy(401).size > 100 && seenBy(413).size > 100)
})

test('OpenAPI: names for each call the statuses that every test compares with what was answered', () => {
  type Operations = Record<string, Record<string, { responses: Record<string, unknown> }>>
  const { paths } = buildOpenApi(calls, 'Toko') as { paths: Operations }
  for (const [name, call] of Object.entries(calls)) {
    const operation = paths[getServicePath(call.service) + call.path]![call.method.toLowerCase()]!
    const named = Object.keys(operation.responses).map(Number)
    assert.deepEqual(
      named,
      listStatuses(call).toSorted((a, b) => a - b),
      name,
    )
  }
})

test('tests: a shop that has answered what OpenAPI does not name fails when it closes', async () => {
  const other = await openTestShop()
  await other.client().identity.registration()
  other.metrics.calls.observe('identity.registration', 418, 1)
  await assert.rejects(other.close(), /GET \/auth\/registration 418/)
})

test('tests: a shop sees what its calls answer', async () => {
  const { status } = await fetch(`${shop.origin}/api/auth/session`)
  assert.equal(status, 401)
  assert.match(
    await shop.metrics.text(),
    /call_answers_total\{call="identity\.session",status="401"\}/,
  )
})
