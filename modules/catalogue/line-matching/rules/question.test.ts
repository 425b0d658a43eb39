import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askForAttribute } from './question.ts'

const length = {
  key: 'panjang',
  label: 'Panjang',
  type: 'number',
  unit: 'cm',
  onCard: true,
} as const
const withLengths = (...lengths: number[]) =>
  lengths.map((panjang) => ({ attributes: { panjang } }))

test('askForAttribute: values with a decimal comma are told apart by semicolons, others by commas', () => {
  assert.equal(askForAttribute(length, withLengths(9, 12, 15)), 'Pilih panjang: 9, 12, 15 cm.')
  assert.equal(askForAttribute(length, withLengths(2.5, 5)), 'Pilih panjang: 2,5; 5 cm.')
  assert.equal(
    askForAttribute(length, withLengths(2.5, 3.8, 5, 6.3, 7.5, 10, 15)),
    'Pilih panjang: 2,5; 3,8; 5; 6,3; 7,5; 10 cm; …',
  )
})
