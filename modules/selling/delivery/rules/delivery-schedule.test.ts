import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  DEFAULT_DELIVERY_SCHEDULE as usual,
  DeliverySchedule,
  describeClosedDay,
  listWindowsToMoveTo,
} from './delivery-schedule.ts'

/** What is said about a change of the usual schedule, by field. */
const listProblems = (changes: object) =>
  DeliverySchedule.safeParse({ ...usual, ...changes }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? []

test('DeliverySchedule: the usual one and others are accepted', () => {
  for (const changes of [
    {},
    { cutOff: '00.00', daysAhead: 7, closedWeekdays: [] },
    { cutOff: '23.59', daysAhead: 60, closedWeekdays: [0, 1, 2, 3, 4, 5] },
    { windows: ['07.00–12.00 WIB', '13.00–24.00 WIB'] },
  ])
    assert.deepEqual(listProblems(changes), [])
})

test('DeliverySchedule: each mistake is a sentence at its field', () => {
  for (const [changes, problem] of [
    [{ cutOff: '3 sore' }, 'cutOff: Tulis jam seperti ini: 15.00.'],
    [{ cutOff: '24.00' }, 'cutOff: Tulis jam seperti ini: 15.00.'],
    [{ windows: [] }, 'windows: Tulis paling sedikit satu jam tiba.'],
    [{ windows: ['pagi'] }, 'windows.0: Tulis jam tiba seperti ini: 08.00–11.00.'],
    [
      { windows: ['08.00–08.30 WIB'] },
      'windows.0: Jam tiba paling pendek satu jam, dan berakhir sesudah mulai.',
    ],
    [
      { windows: ['25.00–27.00 WIB'] },
      'windows.0: Jam tiba paling pendek satu jam, dan berakhir sesudah mulai.',
    ],
    [
      { windows: ['08.00–11.00 WIB', '10.00–12.00 WIB'] },
      'windows: Ada jam tiba yang bertumpuk atau tidak urut.',
    ],
    [{ daysAhead: 6 }, 'daysAhead: Paling sedikit 7 hari.'],
    [{ daysAhead: 61 }, 'daysAhead: Paling banyak 60 hari.'],
    [
      { closedWeekdays: [0, 1, 2, 3, 4, 5, 6] },
      'closedWeekdays: Sisakan paling sedikit satu hari buka.',
    ],
    [{ closedWeekdays: [0, 0] }, 'closedWeekdays: Ada hari yang dipilih dua kali.'],
    [{ holidays: ['lebaran'] }, 'holidays.0: Tulis tanggal seperti ini: 25/12/2026.'],
    [{ holidays: ['2026-02-30'] }, 'holidays.0: Tulis tanggal seperti ini: 25/12/2026.'],
    [{ holidays: ['2026-12-25', '2026-12-25'] }, 'holidays: Ada tanggal yang tertulis dua kali.'],
  ] as const)
    assert.deepEqual(listProblems(changes), [problem])
})

test('describeClosedDay and listWindowsToMoveTo: what an order can be moved to', () => {
  const festive = { ...usual, holidays: ['2026-12-25'] }
  assert.equal(describeClosedDay(festive, '2026-11-22'), 'Hari Minggu')
  assert.equal(describeClosedDay(festive, '2026-12-25'), 'Tanggal 25 Desember 2026')
  assert.equal(describeClosedDay(festive, '2026-12-26'), undefined)
  assert.deepEqual(listWindowsToMoveTo(usual, usual.windows[1]!), usual.windows)
  assert.deepEqual(listWindowsToMoveTo(usual, '19.00–21.00 WIB'), [
    '19.00–21.00 WIB',
    ...usual.windows,
  ])
})
