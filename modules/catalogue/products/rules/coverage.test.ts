import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  computeArea,
  estimatePacks,
  hasLotVariation,
  WASTE_RATIO,
  type LayingPattern,
} from './coverage.ts'

const laying = fc.constantFrom<LayingPattern>('straight', 'diagonal')
const covering = fc.record({
  coverageM2: fc.integer({ min: 1, max: 60_000 }).map((n) => n / 10_000),
  minOrder: fc.integer({ min: 1, max: 20 }),
  multiple: fc.integer({ min: 1, max: 10 }),
})
const area = fc.integer({ min: 1, max: 500_000 }).map((n) => n / 100)

test('estimatePacks: a floor of 12 m² takes 10 boxes of 1,44 m², straight and diagonally', () => {
  const box = { coverageM2: 1.44, minOrder: 1, multiple: 1 }
  assert.deepEqual(estimatePacks(12, 'straight', box), {
    packs: 10,
    neededM2: 13.2,
    coveredM2: 14.4,
    surplusM2: 1.2,
  })
  assert.equal(estimatePacks(12, 'diagonal', box).packs, 10)
  assert.equal(estimatePacks(12.6, 'diagonal', box).packs, 11)
})

test('estimatePacks: covers the area with its waste in a quantity that can be ordered', () => {
  fc.assert(
    fc.property(area, laying, covering, (m2, how, spec) => {
      const { packs, coveredM2, neededM2, surplusM2 } = estimatePacks(m2, how, spec)
      assert.ok(coveredM2 >= neededM2 && surplusM2 >= 0)
      assert.ok(packs >= spec.minOrder && (packs - spec.minOrder) % spec.multiple === 0)
      assert.ok(Math.abs(neededM2 - m2 * (1 + WASTE_RATIO[how])) < 1e-3)
    }),
  )
})

test('estimatePacks: one step less is not enough, unless below the minimum', () => {
  fc.assert(
    fc.property(area, laying, covering, (m2, how, spec) => {
      const { packs, neededM2 } = estimatePacks(m2, how, spec)
      const less = packs - spec.multiple
      assert.ok(packs === spec.minOrder || less * spec.coverageM2 < neededM2 + 1e-4)
    }),
  )
})

test('computeArea, estimatePacks: the area of so many units takes no more units', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), laying, covering, (packs, how, spec) => {
      const one = { ...spec, minOrder: 1, multiple: 1 }
      const m2 = computeArea(packs, how, one)
      assert.ok(m2 === 0 || estimatePacks(m2, how, one).packs <= packs)
    }),
  )
})

test('estimatePacks: a larger area never takes fewer units', () => {
  fc.assert(
    fc.property(area, area, laying, covering, (one, other, how, spec) => {
      const [small, large] = one < other ? [one, other] : [other, one]
      assert.ok(estimatePacks(small, how, spec).packs <= estimatePacks(large, how, spec).packs)
    }),
  )
})

test('hasLotVariation: coloured and patterned goods vary by lot, others do not', () => {
  assert.ok(hasLotVariation(['ukuran', 'motif']))
  assert.ok(!hasLotVariation(['tebal', 'panjang']))
})
