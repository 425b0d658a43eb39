import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAmount } from './amount-field.ts'

test('an amount is understood however a bank statement writes it', () => {
  for (const text of [
    '32129217',
    '32.129.217',
    'Rp 32.129.217',
    'Rp32.129.217,00',
    '32.129.217,-',
    '32129217.00',
    ' 32,129,217.00 ',
    'IDR 32129217,00',
  ])
    assert.equal(parseAmount(text)?.amount, '32129217.00', text)
})

test('sen are kept', () => {
  assert.equal(parseAmount('1.250,50')?.amount, '1250.50')
})

test('what is no amount, or could be two, is not guessed', () => {
  for (const text of ['', 'tiga juta', '-5', '1,5', '12.34.567', '9'.repeat(16), '1e6'])
    assert.equal(parseAmount(text), undefined, text)
})
