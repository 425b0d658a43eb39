import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimateBars, estimateBricks, estimateMortar, estimateWork } from './estimate-work.ts'
import { readWork } from '../read/work/read-work.ts'

test('readWork: what is built, and how much of it', () => {
  for (const [text, work] of [
    ['cor lantai 4x6 meter tebal 10 cm berapa semen?', { kind: 'concrete', amount: 2.4 }],
    ['ngecor dak 12 kubik butuh semen berapa sak', { kind: 'concrete', amount: 12 }],
    ['plester dinding 60 m2 habis semen berapa', { kind: 'plaster', amount: 60 }],
    ['acian tembok 5 x 3 meter perlu semen berapa', { kind: 'skim', amount: 15 }],
    ['cor 20 m2 tebal 12 cm butuh semen berapa', { kind: 'concrete', amount: 2.4 }],
    ['mau ngecor dak 3x4 tebal 12, semennya berapa ya', { kind: 'concrete', amount: 1.44 }],
  ] as const)
    assert.deepEqual(readWork(text), work, text)
  for (const text of ['plastik cor 2 roll berapa?', 'cor lantai berapa?', 'pasir cor 7 m3'])
    assert.equal(readWork(text), undefined, text)
})

test('estimateWork: sacks of cement, sand and stone', () => {
  const concrete = estimateWork({ kind: 'concrete', amount: 2.4 }, 50)
  assert.deepEqual(
    concrete.goods.map(({ qty }) => qty),
    [18, 1.2, 1.9],
  )
  assert.equal(estimateWork({ kind: 'plaster', amount: 60 }, 40).goods[0]?.qty, 10)
  assert.equal(estimateWork({ kind: 'skim', amount: 60 }, 40).goods[0]?.qty, 5)
})

test('estimateWork: a roof frame has channels, battens and screws in whole pieces', () => {
  assert.deepEqual(
    estimateWork({ kind: 'roof-frame', amount: 64.8 }, 50).goods.map(({ words, qty, unit }) => [
      words,
      qty,
      unit,
    ]),
    [
      ['kanal c75 0,75 mm', 44, 'batang'],
      ['reng 0,45 mm', 29, 'batang'],
      ['sekrup baja ringan 20 mm', 2, 'dus'],
    ],
  )
})

test('estimateBars: both ways, with what overlaps', () => {
  assert.equal(estimateBars(24, 15, 'Besi Beton Polos Ø10 × 12 m'), 28)
  assert.equal(estimateBars(24, 20, 'Besi Beton Polos Ø10 × 6 m'), 42)
})

test('estimateBricks: a wall of one layer, by the size of a brick', () => {
  assert.equal(estimateBricks(20, '20 × 10 × 5 cm'), 1667)
  assert.equal(estimateBricks(10, '40 × 20 cm'), 122)
  assert.equal(estimateBricks(30, '40 × 20 × 10 cm', true), 366)
  assert.equal(estimateBricks(10, '50 kg'), null)
})

test('estimateMortar: cement and sand of the joints, as the standard has them for its own brick', () => {
  assert.deepEqual(estimateMortar(100, '22 × 11 × 5 cm'), { cementKg: 1149.4, sandM3: 4.3 })
  assert.deepEqual(estimateMortar(30, '40 × 20 × 10 cm', true), { cementKg: 109.5, sandM3: 0.4 })
  assert.equal(estimateMortar(30, '40 × 20 cm', true), null)
})
