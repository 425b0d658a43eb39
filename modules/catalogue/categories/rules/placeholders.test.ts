import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillPlaceholders } from './placeholders.ts'

test('fillPlaceholders: month and year are those of Jakarta, in Indonesian', () => {
  const newYear = new Date('2026-12-31T17:30:00Z')
  assert.equal(
    fillPlaceholders('Harga triplek [[MONTH]] [[YEAR]]', newYear),
    'Harga triplek Januari 2027',
  )
  assert.equal(
    fillPlaceholders('[[MONTH]], [[MONTH]]', new Date('2026-05-01T00:00:00+07:00')),
    'Mei, Mei',
  )
})

test('fillPlaceholders: other text is unchanged', () => {
  assert.equal(fillPlaceholders('[[BULAN]] $& [MONTH]', new Date(0)), '[[BULAN]] $& [MONTH]')
})
