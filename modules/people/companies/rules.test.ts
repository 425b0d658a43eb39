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

/** A number as people write it: anything usual between its digits. */
const written = (length: number) =>
  fc
    .tuple(digits(length), fc.array(between, { minLength: length, maxLength: length }))
    .map(([number, signs]) => ({
      number,
      text: [...number].map((digit, at) => digit + signs[at]).join(''),
    }))

test('a tax number of 16 digits is read however it is written', () => {
  fc.assert(fc.property(written(16), ({ number, text }) => Npwp.parse(text) === number))
})
test('an old tax number of 15 digits is kept with a 0 in front', () => {
  fc.assert(fc.property(written(15), ({ number, text }) => Npwp.parse(text) === `0${number}`))
})
test('a tax number of any other length, or with a letter, is refused', () => {
  const wrong = fc
    .integer({ min: 0, max: 30 })
    .filter((length) => length !== 15 && length !== 16)
    .chain(digits)
  fc.assert(fc.property(wrong, (text) => !Npwp.safeParse(text).success))
  fc.assert(fc.property(digits(15), (text) => !Npwp.safeParse(`${text}x`).success))
})
test('a business number has 13 digits', () => {
  fc.assert(
    fc.property(
      written(13),
      ({ number, text }) => text.includes('/') || Nib.parse(text) === number,
    ),
  )
  fc.assert(fc.property(digits(12), (text) => !Nib.safeParse(text).success))
})
test('a number of zeros alone is nobody’s', () => {
  for (const zeros of ['0'.repeat(16), '0'.repeat(15), '00.000.000.0-000.000'])
    assert.ok(!Npwp.safeParse(zeros).success, zeros)
  assert.ok(!Nib.safeParse('0'.repeat(13)).success)
})
