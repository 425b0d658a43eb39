import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rupiah } from '#platform/money.ts'
import { computeUnitContents, isSteelCategory, computePricePer } from './price-per.ts'

const plain = {
  unit: 'buah',
  weightKg: 10,
  lengthM: 1,
  piecesPerUnit: null,
  coverageM2: null,
  isSteel: false,
}

test('computePricePer: a sheet is compared by the m² that it covers', () => {
  const sheet = { ...plain, unit: 'lembar', coverageM2: 2.9768 }
  assert.deepEqual(computePricePer(rupiah(112_000), sheet), { unit: 'm²', price: rupiah(37_624) })
})

test('computePricePer: light brick sold by the m³ is compared by the piece', () => {
  const brick = { ...plain, unit: 'm³', piecesPerUnit: 83.3, coverageM2: 10 }
  assert.deepEqual(computePricePer(rupiah(850_000), brick), { unit: 'buah', price: rupiah(10_204) })
})

test('computePricePer: steel and bags are compared by the kg, other bars and pipes by the metre', () => {
  const bar = { ...plain, unit: 'batang', weightKg: 12.48, lengthM: 12 }
  assert.equal(computePricePer(rupiah(149_760), { ...bar, isSteel: true })?.unit, 'kg')
  assert.deepEqual(
    computePricePer(rupiah(149_760), { ...bar, isSteel: true })?.price,
    rupiah(12_000),
  )
  assert.deepEqual(computePricePer(rupiah(60_000), bar), { unit: 'm', price: rupiah(5_000) })
  assert.deepEqual(computePricePer(rupiah(54_500), { ...plain, unit: 'sak', weightKg: 40 }), {
    unit: 'kg',
    price: rupiah(1_363),
  })
  assert.ok(
    isSteelCategory('besi-baja') &&
      isSteelCategory('hollow-baja-ringan') &&
      !isSteelCategory('pipa-sanitasi'),
  )
})

test('computePricePer: null for goods sold by the measure or by the piece', () => {
  assert.equal(computePricePer(rupiah(312_000), { ...plain, unit: 'm³' }), null)
  assert.equal(computePricePer(rupiah(20_000), { ...plain, unit: 'kg', isSteel: true }), null)
  assert.equal(computePricePer(rupiah(20_000), plain), null)
})

test('computeUnitContents: the other units in a selling unit, the one to compare by first', () => {
  const units = (measures: object) =>
    computeUnitContents({ ...plain, ...measures }).map(({ unit }) => unit)
  assert.deepEqual(units({ unit: 'm³', piecesPerUnit: 83.3, coverageM2: 10 }), ['buah', 'm²'])
  assert.deepEqual(units({ unit: 'dus', piecesPerUnit: 4, coverageM2: 1.44 }), ['m²', 'buah'])
  assert.deepEqual(units({ unit: 'sak' }), ['kg'])
  assert.deepEqual(units({ unit: 'batang', isSteel: true, lengthM: 12 }), ['kg', 'm'])
  assert.deepEqual(units({ unit: 'm³' }), [])
})
