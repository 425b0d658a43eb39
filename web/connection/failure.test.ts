import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyFailure, isFault, NoResponseInTime } from './failure.ts'

/** As React Router throws a response that is not its own. */
const toRouteError = (status: number, data: unknown) => ({
  status,
  statusText: '',
  internal: false,
  data,
})

test('classifyFailure: a failed fetch is offline without a network, else the shop is unreachable', () => {
  const failure = new TypeError('Failed to fetch')
  assert.equal(classifyFailure(failure, false), 'offline')
  assert.equal(classifyFailure(failure, true), 'unreachable')
})

test('classifyFailure: a response that breaks off counts as unreachable', () => {
  const cause = new TypeError('network error')
  assert.equal(classifyFailure(new Error('Unable to decode', { cause }), true), 'unreachable')
})

test('classifyFailure: a gateway’s page is unreachable, the shop’s own error is none of the connection', () => {
  for (const status of [502, 503, 504])
    assert.equal(classifyFailure(toRouteError(status, '<h1>Bad Gateway</h1>'), true), 'unreachable')
  const own = { message: 'Layanan tidak dapat dihubungi.', code: 'network' }
  assert.equal(classifyFailure(toRouteError(503, own), true), undefined)
  assert.equal(classifyFailure(toRouteError(500, 'Internal'), true), undefined)
})

test('classifyFailure: no response in time is a timeout, a fault of the page itself is nothing', () => {
  assert.equal(classifyFailure(new NoResponseInTime(), true), 'timeout')
  assert.equal(classifyFailure(new Error('Unexpected Server Error'), true), undefined)
})

test('isFault: what broke in the shop is a fault, a refusal and a missing page are none', () => {
  assert.equal(isFault(toRouteError(500, '<h1>Internal Server Error</h1>')), true)
  assert.equal(isFault(new Error('Unexpected Server Error')), true)
  assert.equal(isFault({ data: { message: 'Toko sedang dirawat.' }, init: { status: 503 } }), true)
  assert.equal(isFault(toRouteError(404, 'Not Found')), false)
  assert.equal(
    isFault({ data: { message: 'Langkah tidak dikenal.' }, init: { status: 400 } }),
    false,
  )
})
