import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertOwnerRemains } from './rules.ts'

test('assertOwnerRemains: a company never loses its last owner', () => {
  const members = [
    { id: 'a', role: 'owner' as const },
    { id: 'b', role: 'purchaser' as const },
  ]
  assert.throws(() => assertOwnerRemains(members, 'a', 'approver'))
  assert.throws(() => assertOwnerRemains(members, 'a'))
  assertOwnerRemains(members, 'b')
  assertOwnerRemains(members, 'b', 'owner')
})
