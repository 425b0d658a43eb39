import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Nib, Npwp } from './contract.ts'

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
    .filter((all) => length === 0 || /[1-9]/.test(all))
const between = fc.constantFrom('', '.', '-', ' ', '/')

/** A number with the usual separators between its digits. */
const written = (length: number) =>
  fc
    .tuple(digits(length), fc.array(between, { minLength: length, maxLength: length }))
    .map(([number, signs]) => ({
      number,
      text: [...number].map((digit, at) => digit + signs[at]).join(''),
    }))

test('normalizeNpwp: a tax number of 16 digits is accepted in any notation', () => {
  fc.assert(fc.property(written(16), ({ number, text }) => Npwp.parse(text) === number))
})
test('normalizeNpwp: an old tax number of 15 digits gets a leading 0', () => {
  fc.assert(fc.property(written(15), ({ number, text }) => Npwp.parse(text) === `0${number}`))
})
test('Npwp: a tax number of another length or with a letter is rejected', () => {
  const wrong = fc
    .integer({ min: 0, max: 30 })
    .filter((length) => length !== 15 && length !== 16)
    .chain(digits)
  fc.assert(fc.property(wrong, (text) => !Npwp.safeParse(text).success))
  fc.assert(fc.property(digits(15), (text) => !Npwp.safeParse(`${text}x`).success))
})
test('Nib: a business number has 13 digits', () => {
  fc.assert(
    fc.property(
      written(13),
      ({ number, text }) => text.includes('/') || Nib.parse(text) === number,
    ),
  )
  fc.assert(fc.property(digits(12), (text) => !Nib.safeParse(text).success))
})
test('Npwp and Nib: a number of zeros only is rejected', () => {
  for (const zeros of ['0'.repeat(16), '0'.repeat(15), '00.000.000.0-000.000'])
    assert.ok(!Npwp.safeParse(zeros).success, zeros)
  assert.ok(!Nib.safeParse('0'.repeat(13)).success)
})
