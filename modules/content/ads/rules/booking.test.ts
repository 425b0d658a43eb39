import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAdState, findFullDay } from './booking.ts'

const period = (startsOn: string, endsOn: string) => ({
  startsOn: `2026-11-${startsOn}`,
  endsOn: `2026-11-${endsOn}`,
})

test('findFullDay: a place with one ad is taken on each of its days, and free beside them', () => {
  const booked = [period('10', '12')]
  assert.equal(findFullDay(period('01', '09'), booked, 1), undefined)
  assert.equal(findFullDay(period('13', '20'), booked, 1), undefined)
  assert.equal(findFullDay(period('01', '10'), booked, 1), '2026-11-10')
  assert.equal(findFullDay(period('12', '20'), booked, 1), '2026-11-12')
})

test('findFullDay: a place for two is full where two overlap, not where they follow each other', () => {
  const booked = [period('01', '10'), period('11', '20'), period('15', '16')]
  assert.equal(findFullDay(period('01', '30'), booked, 2), '2026-11-15')
  assert.equal(findFullDay(period('01', '14'), booked, 2), undefined)
  assert.equal(findFullDay(period('17', '30'), booked, 2), undefined)
})

test('findAdState: an ad runs on its first and its last day', () => {
  const days = ['09', '10', '12', '13'].map((day) =>
    findAdState(period('10', '12'), `2026-11-${day}`),
  )
  assert.deepEqual(days, ['scheduled', 'running', 'running', 'ended'])
})
