import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countOpenMinutes, readOpeningHours } from './opening-hours.ts'

const FRIDAY = '2026-11-20'
const SATURDAY = '2026-11-21'
const SUNDAY = '2026-11-22'

test('readOpeningHours: reads ranges of days, single days, and every day', () => {
  const hours = readOpeningHours('Senin–Jumat 08.00–16.00, Sabtu 08:00 - 12:30')!
  assert.deepEqual([...hours.keys()].toSorted(), [1, 2, 3, 4, 5, 6])
  assert.deepEqual(hours.get(6), { from: 480, to: 750 })
  assert.equal(readOpeningHours('Setiap hari 07.00–17.00 WIB')?.size, 7)
  assert.deepEqual([...readOpeningHours("Jum'at-Minggu 9.00–15.00")!.keys()], [5, 6, 0])
})

test('readOpeningHours: what is written otherwise is not guessed', () => {
  for (const text of [
    '',
    'Buka tiap hari',
    'Senin 16.00–08.00',
    'Senen 08.00–16.00',
    'Senin 08–16',
  ])
    assert.equal(readOpeningHours(text), undefined, text)
  assert.equal(readOpeningHours('Senin 08.00–25.00'), undefined)
  assert.equal(readOpeningHours('Senin 08.00–16.00, entahlah'), undefined)
})

test('countOpenMinutes: of a window on a day; none on a day that is closed', () => {
  const hours = readOpeningHours('Senin–Jumat 08.00–16.00, Sabtu 08.00–11.30')!
  assert.equal(countOpenMinutes(hours, FRIDAY, '14.00–17.00 WIB'), 120)
  assert.equal(countOpenMinutes(hours, SATURDAY, '08.00–11.00 WIB'), 180)
  assert.equal(countOpenMinutes(hours, SATURDAY, '11.00–14.00 WIB'), 30)
  assert.equal(countOpenMinutes(hours, SATURDAY, '14.00–17.00 WIB'), 0)
  assert.equal(countOpenMinutes(hours, SUNDAY, '08.00–11.00 WIB'), 0)
})
