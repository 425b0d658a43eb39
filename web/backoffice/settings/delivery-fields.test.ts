import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  formatHolidays,
  formatWindows,
  parseHolidays,
  parseTime,
  parseWindows,
} from './delivery-fields.ts'

test('parseTime: times as people type them; anything else is left as it is', () => {
  assert.deepEqual(['7', '7.30', '07:30', '15.00', ' 15 '].map(parseTime), [
    '07.00',
    '07.30',
    '07.30',
    '15.00',
    '15.00',
  ])
  assert.deepEqual(['sore', '3 sore', '15.5'].map(parseTime), ['sore', '3 sore', '15.5'])
})

test('parseWindows: reads what formatWindows writes, and what people type', () => {
  const windows = ['08.00–11.00 WIB', '11.00–14.00 WIB']
  assert.deepEqual(parseWindows(formatWindows(windows)), windows)
  assert.deepEqual(parseWindows('8-11; 11:00 - 14:00 WIB'), windows)
  assert.deepEqual(parseWindows(' , '), [])
  assert.deepEqual(parseWindows(undefined), [])
  assert.deepEqual(parseWindows('pagi, siang-sore'), ['pagi', 'siang–sore WIB'])
})

test('parseHolidays: reads what formatHolidays writes, and what people type', () => {
  const days = ['2026-12-25', '2027-01-01']
  assert.equal(formatHolidays(days), '25/12/2026, 01/01/2027')
  assert.deepEqual(parseHolidays(formatHolidays(days)), days)
  assert.deepEqual(parseHolidays('25-12-2026; 1.1.2027'), days)
  assert.deepEqual(parseHolidays(undefined), [])
  assert.deepEqual(parseHolidays('lebaran'), ['lebaran'])
})
