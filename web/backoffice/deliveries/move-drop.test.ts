import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveDrop } from './move-drop.ts'

test('moveDrop: moves by one place, and leaves what is unknown or at the end of the list', () => {
  const ids = ['a', 'b', 'c']
  assert.deepEqual(moveDrop(ids, 'b', -1), ['b', 'a', 'c'])
  assert.deepEqual(moveDrop(ids, 'b', 1), ['a', 'c', 'b'])
  assert.deepEqual(moveDrop(ids, 'a', -1), ids)
  assert.deepEqual(moveDrop(ids, 'c', 1), ids)
  assert.deepEqual(moveDrop(ids, 'x', 1), ids)
})
