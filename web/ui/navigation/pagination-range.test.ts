import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildPaginationRange } from './pagination-range.ts'

test('buildPaginationRange: shows both ends and the page’s neighbours, with gaps between them', () => {
  assert.deepEqual(buildPaginationRange(0, 7), [0, 1, null, 7])
  assert.deepEqual(buildPaginationRange(4, 9), [0, null, 3, 4, 5, null, 9])
})

test('buildPaginationRange: a gap of one page is that page', () => {
  assert.deepEqual(buildPaginationRange(3, 7), [0, 1, 2, 3, 4, null, 7])
  assert.deepEqual(buildPaginationRange(1, 2), [0, 1, 2])
})
