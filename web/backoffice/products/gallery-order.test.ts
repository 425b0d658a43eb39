import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveImage, readOrder } from './gallery-order.ts'

test('moveImage: moves one image, and nothing beyond the ends', () => {
  assert.deepEqual(moveImage(['a', 'b', 'c'], 2, 0), ['c', 'a', 'b'])
  assert.deepEqual(moveImage(['a', 'b', 'c'], 0, 1), ['b', 'a', 'c'])
  assert.deepEqual(moveImage(['a', 'b'], 0, -1), ['a', 'b'])
  assert.deepEqual(moveImage(['a', 'b'], 5, 0), ['a', 'b'])
})

test('readOrder: the posted images, with the one moved whose button was pressed', () => {
  const form = new FormData()
  for (const image of ['a', 'b', 'c']) form.append('order', image)
  assert.deepEqual(readOrder(form), ['a', 'b', 'c'])
  form.set('move', '2 -1')
  assert.deepEqual(readOrder(form), ['a', 'c', 'b'])
})
