import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOpenings, takeOpenings } from './read-openings.ts'

test('readOpenings: doors and windows of a wall, in their size or a usual one', () => {
  const sized = readOpenings('dinding 24 m tinggi 3 m, ada 2 pintu 0,8x2 pakai hebel butuh berapa?')
  assert.equal(sized?.openingsM2.toFixed(2), '3.20')
  assert.equal(sized?.rest, 'dinding 24 m tinggi 3 m pakai hebel butuh berapa?')
  const usual = readOpenings('tembok 3x4 pintu 1 jendela 2 bata merah berapa?')
  assert.equal(usual?.openingsM2.toFixed(2), '4.08')
  assert.equal(
    readOpenings('tembok 3x4 pintu 1 80x200 berapa bata?')?.openingsM2.toFixed(2),
    '1.60',
  )
})

test('readOpenings: doors that are goods stay', () => {
  assert.equal(readOpenings('pintu kamar mandi 2 berapa?'), undefined)
  assert.equal(readOpenings('cat pintu untuk rumah 2 lantai berapa?'), undefined)
})

test('takeOpenings: what is covered is smaller, and never nothing', () => {
  assert.deepEqual(takeOpenings([{ kind: 'cover', areaM2: 12 }], 4), [
    { kind: 'cover', areaM2: 8, openingsM2: 4 },
  ])
  assert.deepEqual(takeOpenings([{ kind: 'cover', areaM2: 3 }], 4), [{ kind: 'cover', areaM2: 3 }])
})
