import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeValue } from './describe-value.ts'

test('describeValue: puts values into the words of a form', () => {
  for (const [value, words] of [
    [null, ''],
    ['', ''],
    [12.5, '12,5'],
    ['12.5', '12,5'],
    [true, 'ya'],
    [['pasir', 'sirtu'], 'pasir\nsirtu'],
    [[{ label: 'Kelas', value: 'A' }], 'Kelas: A'],
    [{ warna: 'putih', tebal: 9, kosong: '' }, 'tebal: 9\nwarna: putih'],
  ] as const)
    assert.equal(describeValue(value), words)
})
