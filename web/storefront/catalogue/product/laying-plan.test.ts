import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSize } from './dimensions.ts'
import { planLaying } from './laying-plan.ts'
import { findPieceFace } from './piece-face.ts'

test('planLaying: lays sheets in the direction that needs fewer, and counts those that are cut', () => {
  const plan = planLaying({ lengthM: 9.5, widthM: 6 }, { lengthM: 2.44, widthM: 1.22 })
  assert.deepEqual([plan.columns, plan.rows, plan.whole, plan.cut], [4, 5, 12, 8])
  const narrow = planLaying({ lengthM: 2.44, widthM: 7.32 }, { lengthM: 2.44, widthM: 1.22 })
  assert.deepEqual([narrow.columns, narrow.rows, narrow.whole, narrow.cut], [1, 6, 6, 0])
})

test('findPieceFace: the face of tiles and sheets; nothing where pieces overlap or have no face', () => {
  const tile = [readSize('40 × 40 cm')]
  assert.deepEqual(findPieceFace(tile, 0.96), { lengthM: 0.4, widthM: 0.4, perUnit: 6 })
  const sheet = [[], readSize('1.220 × 2.440 mm')]
  assert.deepEqual(findPieceFace(sheet, 2.977), { lengthM: 2.44, widthM: 1.22, perUnit: 1 })
  assert.equal(findPieceFace(tile, 1.2), undefined)
  assert.equal(findPieceFace([[]], 4.5), undefined)
})
