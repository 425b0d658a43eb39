import assert from 'node:assert/strict'
import { test } from 'node:test'
import { facts, figure, inField, lines } from './typed.ts'

test('figures are read as they are typed at the desk', () => {
  assert.equal(figure('14,2'), 14.2)
  assert.equal(figure('1,125'), 1.125)
  assert.equal(figure('1.250'), 1250)
  assert.equal(figure('0.027'), 0.027)
  for (const value of [1.125, 0.000123, 1250, 40]) assert.equal(figure(inField(value)), value)
  assert.equal(figure('40'), 40)
  assert.equal(figure('empat'), 'empat')
  assert.equal(figure(undefined), undefined)
})

test('a specification is typed a fact a line', () => {
  assert.deepEqual(facts('Kelas: UTY\n\nUkuran : 122 x 244: cm\ntanpa isi'), [
    { label: 'Kelas', value: 'UTY' },
    { label: 'Ukuran', value: '122 x 244: cm' },
    { label: 'tanpa isi', value: '' },
  ])
  assert.deepEqual(lines(' a \r\n\r\nb'), ['a', 'b'])
})
