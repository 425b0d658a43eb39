import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '#platform/calendar-days.ts'
import { figureSpans, listPeriods } from './periods.ts'

test('listPeriods: days, weeks from Monday, and months of the calendar', () => {
  assert.deepEqual(listPeriods('day', '2026-11-20').periods.at(-1), {
    from: '2026-11-20',
    to: '2026-11-20',
  })
  assert.deepEqual(listPeriods('week', '2026-11-20').periods.at(-1), {
    from: '2026-11-16',
    to: '2026-11-22',
  })
  const { periods, before } = listPeriods('month', '2026-11-20')
  assert.deepEqual(periods.at(-1), { from: '2026-11-01', to: '2026-11-30' })
  assert.deepEqual(periods[0], { from: '2025-12-01', to: '2025-12-31' })
  assert.deepEqual(before.at(-1), { from: '2025-11-01', to: '2025-11-30' })
  assert.deepEqual(listPeriods('month', '2028-02-29').periods.at(-1), {
    from: '2028-02-01',
    to: '2028-02-29',
  })
})

test('listPeriods: every day of two equally long spans is in exactly one period', () => {
  for (const span of figureSpans)
    for (let day = '2026-01-01'; day < '2026-03-05'; day = addDays(day, 1)) {
      const { before, periods } = listPeriods(span, day)
      assert.equal(before.length, periods.length)
      const all = [...before, ...periods]
      for (const [index, { from, to }] of all.entries()) {
        assert.ok(from <= to)
        if (index > 0) assert.equal(from, addDays(all[index - 1]!.to, 1))
      }
      assert.ok(all.at(-1)!.from <= day && day <= all.at(-1)!.to)
    }
})
