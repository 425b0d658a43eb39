import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '../clock.ts'
import { createRateLimiter, toSubnet } from './rate-limit.ts'

test('toSubnet: all addresses of an IPv6 network are limited as one', () => {
  assert.equal(toSubnet('203.0.113.9'), '203.0.113.9')
  assert.equal(toSubnet('::ffff:203.0.113.9'), '203.0.113.9')
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:0::'])
    assert.equal(toSubnet(address), '2001:db8:1:2', address)
  assert.equal(toSubnet('::1'), '0:0:0:0')
  assert.equal(toSubnet('2001:db8::1'), '2001:db8:0:0')
  assert.equal(toSubnet('fe80::1%eth0'), 'fe80:0:0:0')
  assert.equal(toSubnet(''), '')
})

test('createRateLimiter: a clock that is set back makes no window longer', () => {
  let now = Date.parse('2026-11-26T09:00:00Z')
  const { consume } = createRateLimiter({ now: () => new Date(now) })
  const isAllowed = () => {
    try {
      consume('address 203.0.113.9', { times: 2, seconds: 60 })
      return true
    } catch {
      return false
    }
  }
  assert.deepEqual([isAllowed(), isAllowed(), isAllowed()], [true, true, false])
  now -= minutes(60)
  assert.deepEqual([isAllowed(), isAllowed(), isAllowed()], [true, true, false])
  now += minutes(1)
  assert.equal(isAllowed(), true)
})
