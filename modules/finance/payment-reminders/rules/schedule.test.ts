import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import {
  countDaysSinceDue,
  defaultSchedule,
  findDueStep,
  findNextReminder,
  type SentReminders,
} from './schedule.ts'

const dueAt = new Date('2026-11-20T15:00:00+07:00')
const none: SentReminders = { lastStep: null, lastDay: null }
const at = (offset: number) => new Date(Date.parse('2026-11-20T08:00:00+07:00') + days(offset))

test('countDaysSinceDue: counts days of Jakarta, whatever the hour', () => {
  assert.equal(countDaysSinceDue(dueAt, new Date('2026-11-20T23:59:00+07:00')), 0)
  assert.equal(countDaysSinceDue(dueAt, new Date('2026-11-21T00:01:00+07:00')), 1)
  assert.equal(countDaysSinceDue(dueAt, at(-3)), -3)
})

test('findDueStep: sends every step on its day, and only once', () => {
  let sent = none
  const days: number[] = []
  for (let offset = -5; offset <= 60; offset += 1) {
    const step = findDueStep(defaultSchedule, dueAt, at(offset), sent)
    if (step === undefined) continue
    days.push(offset)
    sent = { lastStep: step, lastDay: at(offset).toISOString().slice(0, 10) }
  }
  assert.deepEqual(days, [-3, 0, 3, 7, 14, 30])
})

test('findDueStep: only the newest of what was missed is sent', () => {
  assert.equal(findDueStep(defaultSchedule, dueAt, at(20), none), 14)
  assert.equal(findDueStep(defaultSchedule, dueAt, at(20), { ...none, lastStep: 14 }), undefined)
  assert.equal(findDueStep(defaultSchedule, dueAt, at(20), { ...none, lastStep: 7 }), 14)
})

test('findDueStep: nothing goes twice on one day, and nothing without a schedule', () => {
  const sent = { lastStep: null, lastDay: '2026-11-20' }
  assert.equal(findDueStep(defaultSchedule, dueAt, at(0), sent), undefined)
  assert.equal(findDueStep(defaultSchedule, dueAt, at(1), sent), 0)
  const empty = { before: [], onDay: false, after: [] }
  assert.equal(findDueStep(empty, dueAt, at(9), none), undefined)
})

test('findNextReminder: names the step and its day', () => {
  assert.deepEqual(findNextReminder(defaultSchedule, dueAt, at(-10), none), {
    step: -3,
    day: '2026-11-17',
  })
  assert.deepEqual(findNextReminder(defaultSchedule, dueAt, at(0), none), {
    step: 0,
    day: '2026-11-20',
  })
  const byHand = { lastStep: null, lastDay: '2026-11-20' }
  assert.deepEqual(findNextReminder(defaultSchedule, dueAt, at(0), byHand), {
    step: 0,
    day: '2026-11-21',
  })
  const last = { lastStep: 30, lastDay: '2026-12-20' }
  assert.equal(findNextReminder(defaultSchedule, dueAt, at(31), last), undefined)
})
