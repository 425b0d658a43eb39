import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isContended, isUnavailable } from './errors.ts'

const errorWithCode = (code: string) => Object.assign(new Error('x'), { code })

test('isUnavailable: connection failures, shutdowns, lock timeouts and lack of resources', () => {
  for (const code of [
    'ECONNREFUSED',
    '08006',
    '25006',
    '25P03',
    '40001',
    '40P01',
    '53100',
    '53200',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P02',
    '57P03',
    '58030',
  ])
    assert.ok(isUnavailable(errorWithCode(code)), code)
  assert.ok(isUnavailable(new AggregateError([errorWithCode('ECONNREFUSED')])))
  assert.ok(isUnavailable(new Error('timeout exceeded when trying to connect')))
})

test('isUnavailable: a socket that nobody listens on, but no other file that is missing', () => {
  const missing = errorWithCode('ENOENT')
  assert.ok(isUnavailable(Object.assign(missing, { syscall: 'connect' })))
  assert.ok(!isUnavailable(Object.assign(missing, { syscall: 'open' })))
})

test('isUnavailable: not for wrong statements and violated constraints', () => {
  for (const code of ['42P01', '42703', '23505', '23514', '22P02', '22003'])
    assert.ok(!isUnavailable(errorWithCode(code)), code)
  assert.ok(!isUnavailable(new TypeError('x is undefined')))
  for (const value of [undefined, null, 'ECONNREFUSED']) assert.ok(!isUnavailable(value))
})

test('isContended: only what other transactions cause at the same time', () => {
  for (const code of ['40001', '40P01', '55P03']) assert.ok(isContended(errorWithCode(code)), code)
  for (const code of ['57014', '57P01', '08006', '23505', 'ECONNREFUSED'])
    assert.ok(!isContended(errorWithCode(code)), code)
  for (const value of [undefined, null, '40001']) assert.ok(!isContended(value))
})
