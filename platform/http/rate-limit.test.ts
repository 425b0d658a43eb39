import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toSubnet } from './rate-limit.ts'

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
