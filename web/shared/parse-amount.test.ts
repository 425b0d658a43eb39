import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAmount } from './parse-amount.ts'

test('parseAmount: reads an amount however a bank statement writes it', () => {
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

test('parseAmount: keeps the sen', () => {
  assert.equal(parseAmount('1.250,50')?.amount, '1250.50')
})

test('parseAmount: undefined for text that is no amount or could be two', () => {
  for (const text of ['', 'tiga juta', '-5', '1,5', '12.34.567', '9'.repeat(16), '1e6'])
    assert.equal(parseAmount(text), undefined, text)
})
