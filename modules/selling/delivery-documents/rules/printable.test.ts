import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertPrintable, MAX_PRINTED_LINES } from './printable.ts'

test('assertPrintable: says how many lines there are, and how many are printed at once', () => {
  assertPrintable(MAX_PRINTED_LINES)
  assert.throws(() => assertPrintable(MAX_PRINTED_LINES + 1), {
    code: 'delivery_documents.too_many',
    message: /2\.001 baris barang, dan sekali cetak paling banyak 2\.000/,
  })
})
