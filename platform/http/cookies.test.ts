import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatSetCookie, readCookie } from './cookies.ts'

test('readCookie: the decoded value of the first cookie of a name, or none', () => {
  const header = 'a=1; __Host-access=x%3Dy.2; a=2; broken=%E0%A4%A; empty='
  assert.equal(readCookie(header, '__Host-access'), 'x=y.2')
  assert.equal(readCookie(header, 'a'), '1')
  assert.equal(readCookie(header, 'empty'), '')
  for (const name of ['broken', 'missing', '__proto__', 'toString'])
    assert.equal(readCookie(header, name), undefined, name)
  assert.equal(readCookie(undefined, 'a'), undefined)
})

test('formatSetCookie: for the whole site, not for scripts, and its value is read back', () => {
  const line = formatSetCookie({ name: '__Host-x', value: 'ä; b', maxAgeSeconds: 60, secure: true })
  const [pair, ...attributes] = line.split('; ')
  assert.deepEqual(attributes.toSorted(), [
    'HttpOnly',
    'Max-Age=60',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ])
  assert.equal(readCookie(pair, '__Host-x'), 'ä; b')
})
