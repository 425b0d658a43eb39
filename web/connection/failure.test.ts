import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyFailure, NoResponseInTime } from './failure.ts'

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
