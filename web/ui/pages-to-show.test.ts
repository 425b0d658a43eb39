import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesToShow } from './pages-to-show.ts'

test('both ends and the neighbours of the page are shown, gaps between them', () => {
  assert.deepEqual(pagesToShow(0, 7), [0, 1, null, 7])
  assert.deepEqual(pagesToShow(4, 9), [0, null, 3, 4, 5, null, 9])
})

test('a gap of one page is that page', () => {
  assert.deepEqual(pagesToShow(3, 7), [0, 1, 2, 3, 4, null, 7])
  assert.deepEqual(pagesToShow(1, 2), [0, 1, 2])
})
