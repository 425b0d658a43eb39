import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findLoadVehicle } from './load-vehicle.ts'

const limits = { folds: false, roadM: 3 }
const fleet = {
  vehicles: [
    { ...limits, name: 'Pickup', capacityKg: 1000, capacityM3: 2.5, longestM: 4 },
    { ...limits, name: 'Engkel', capacityKg: 2200, capacityM3: 8, longestM: 6, folds: true },
    { ...limits, name: 'Fuso', capacityKg: 10_000, capacityM3: 24, longestM: 12, folds: true },
  ],
  bends: ['besi-beton-ulir'],
}
const cement = { weightKg: 40, volumeM3: 0.03, lengthM: 0, subCategory: 'semen-abu' }
const bar = { weightKg: 12.5, volumeM3: 0.002, lengthM: 12, subCategory: 'besi-beton-ulir' }
const choose = (...goods: ({ quantity: number } & typeof cement)[]) => {
  const { vehicle, trips, weightKg } = findLoadVehicle(goods, fleet)
  return [vehicle?.name, trips, weightKg]
}

test('findLoadVehicle: the smallest vehicle that carries everything at once', () => {
  assert.deepEqual(choose({ ...cement, quantity: 25 }), ['Pickup', 1, 1000])
  assert.deepEqual(choose({ ...cement, quantity: 26 }), ['Engkel', 1, 1040])
  assert.deepEqual(choose(), ['Pickup', 1, 0])
})

test('findLoadVehicle: volume and length count, bars that bend are folded', () => {
  assert.deepEqual(choose({ ...cement, volumeM3: 3, quantity: 1 }), ['Engkel', 1, 40])
  assert.deepEqual(choose({ ...bar, quantity: 4 }), ['Engkel', 1, 50])
  assert.deepEqual(choose({ ...bar, subCategory: 'pipa-pvc', quantity: 4 }), ['Fuso', 1, 50])
})

test('findLoadVehicle: more than any vehicle carries takes the fewest trips, too long none', () => {
  assert.deepEqual(choose({ ...cement, quantity: 600 }), ['Fuso', 3, 24_000])
  assert.deepEqual(choose({ ...bar, subCategory: 'pipa-pvc', lengthM: 13, quantity: 1 }), [
    undefined,
    0,
    12.5,
  ])
})
