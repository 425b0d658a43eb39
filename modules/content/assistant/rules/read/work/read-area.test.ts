import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readArea } from './read-area.ts'

test('readArea: an area beside a room or a question, and what covers it', () => {
  for (const [text, areaM2] of [
    ['lantai 24 m2 pakai keramik 60x60', 24],
    ['kamar 4x5 meter mau pasang vinyl', 20],
    ['ruang tamu 6x5 pakai granit 60x60', 30],
    ['dinding 30 m2 butuh berapa kubik hebel', 30],
  ] as const)
    assert.equal(readArea(text)?.areaM2, areaM2, text)
  assert.equal(readArea('lantai 24 m2 pakai keramik 60x60')!.rest, 'pakai keramik 60x60')
})

test('readArea: the size of a tile and a quantity in m² are no area', () => {
  for (const text of [
    'keramik 60x60 20 dus',
    'paving 50 m2',
    'hollow 40x40 berapa?',
    'lantainya 25x25 berapa dus',
  ])
    assert.equal(readArea(text), undefined, text)
})
