import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashToken } from './token-hash.ts'

test('hashToken: SHA-256, under which sessions, links and carts are stored', () => {
  assert.equal(
    hashToken('abc').toString('hex'),
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
