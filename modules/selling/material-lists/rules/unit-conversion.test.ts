import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { convertQuantity } from './unit-conversion.ts'

const bag = {
  unit: 'sak',
  measured: false,
  minOrder: 1,
  multiple: 1,
  stock: 1000,
  leadDays: 0,
  contents: [{ unit: 'kg', amount: 50 }],
}
const brick = {
  unit: 'm³',
  measured: true,
  minOrder: 1,
  multiple: 0.1,
  stock: 1000,
  leadDays: 0,
  contents: [
    { unit: 'buah', amount: 83.3 },
    { unit: 'm²', amount: 10 },
  ],
}

test('convertQuantity: converts another unit to the selling unit', () => {
  assert.deepEqual(convertQuantity({ qty: 520, unit: 'kg' }, bag), {
    qty: 11,
    note: '520 kg menjadi 11 sak (1 sak = 50 kg).',
    isCounted: true,
  })
  assert.deepEqual(convertQuantity({ qty: 250, unit: 'buah' }, brick), {
    qty: 3.1,
    note: '250 buah menjadi 3,1 m³ (1 m³ = 83,3 buah).',
    isCounted: true,
  })
  assert.equal(convertQuantity({ qty: 40, unit: 'm²' }, brick).qty, 4)
})

test('convertQuantity: a unit that cannot be converted gets a note and is not counted', () => {
  const { qty, note, isCounted } = convertQuantity({ qty: 3, unit: 'rit' }, brick)
  assert.deepEqual([qty, isCounted], [3, false])
  assert.match(note!, /per m³, bukan per rit/)
})

test('convertQuantity: the selling unit under any spelling is only rounded to what can be ordered', () => {
  assert.deepEqual(convertQuantity({ qty: 10, unit: 'karung' }, bag), {
    qty: 10,
    note: null,
    isCounted: true,
  })
  const dozen = { ...bag, minOrder: 24, multiple: 12 }
  const { qty, note } = convertQuantity({ qty: 25, unit: undefined }, dozen)
  assert.deepEqual([qty, note], [36, '25 menjadi 36 sak: min. 24, kelipatan 12.'])
  assert.match(convertQuantity({ qty: undefined, unit: undefined }, dozen).note!, /kami isi 24 sak/)
})

test('convertQuantity: never less than requested', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.constantFrom('buah', 'm²', 'm³'),
      (qty, unit) => {
        const contentAmount = brick.contents.find((each) => each.unit === unit)?.amount ?? 1
        return (
          convertQuantity({ qty, unit }, brick).qty * contentAmount >= qty - 0.0005 * contentAmount
        )
      },
    ),
  )
})

test('convertQuantity: of a rest all is offered, and a person has to agree', () => {
  assert.deepEqual(convertQuantity({ qty: 40, unit: 'sak' }, { ...bag, minOrder: 10, stock: 4 }), {
    qty: 4,
    note: 'Tinggal 4 sak dan dijual sekaligus.',
    isCounted: false,
  })
})

test('convertQuantity: cans are pails, and sheets boards, where the line names the size', () => {
  const pail = { ...bag, unit: 'pail', contents: [{ unit: 'kg', amount: 20 }] }
  const cans = { qty: 2, unit: 'kaleng' }
  assert.equal(convertQuantity(cans, pail).isCounted, false)
  assert.deepEqual(convertQuantity({ ...cans, namesSize: true }, pail), {
    qty: 2,
    note: null,
    isCounted: true,
  })
  const roll = { ...bag, unit: 'roll', contents: [] }
  assert.equal(convertQuantity({ qty: 3, unit: 'batang', namesSize: true }, roll).isCounted, false)
})

test('convertQuantity: a pack with far more than was asked for is not counted', () => {
  assert.equal(convertQuantity({ qty: 2, unit: 'kg' }, bag).isCounted, false)
})

test('convertQuantity: a least order above what was asked for is a question', () => {
  const sand = { ...brick, minOrder: 7, multiple: 0.5, contents: [{ unit: 'kg', amount: 1400 }] }
  const least = { qty: 7, isCounted: false }
  assert.deepEqual(convertQuantity({ qty: 0.5, unit: 'm³' }, sand), {
    ...least,
    note: 'Paling sedikit 7 m³, Anda menulis 0,5 m³.',
  })
  assert.deepEqual(convertQuantity({ qty: 6, unit: undefined }, sand).isCounted, false)
  assert.deepEqual(convertQuantity({ qty: 2, unit: 'ton' }, sand), {
    ...least,
    note: 'Paling sedikit 7 m³, Anda menulis 2.000 kg.',
  })
  assert.equal(convertQuantity({ qty: 7.2, unit: 'm³' }, sand).isCounted, true)
  assert.equal(convertQuantity({ qty: 40, unit: 'sak' }, { ...bag, minOrder: 50 }).qty, 50)
  assert.equal(convertQuantity({ qty: 40, unit: 'kg' }, bag).isCounted, true)
})
