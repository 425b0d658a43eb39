import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { list, number, optional, readTable, text } from './read-table.ts'

test('readTable: rows are objects by the names of the columns', () => {
  const [first] = readTable('warehouses', z.object({ code: text, latitude: number }))
  assert.deepEqual(first, { code: 'CBT', latitude: -6.2631 })
})

test('readTable: an error names the file, the line and the column', () => {
  const row = z.object({ code: z.enum(['CBT', 'CKP']) })
  assert.throws(() => readTable('warehouses', row), /warehouses\.tsv, line 4: .*at code/s)
})

test('readTable: a missing column is an error', () => {
  assert.throws(() => readTable('warehouses', z.object({ phone: text })), /line 2: .*at phone/s)
})

test('number, list, optional: empty and malformed cells', () => {
  assert.equal(number.safeParse('').success, false)
  assert.equal(number.safeParse('1,5').success, false)
  assert.deepEqual(list(number).parse('1, 2.5'), [1, 2.5])
  assert.deepEqual(list(text).parse(''), [])
  assert.equal(optional(text).parse(''), undefined)
})
