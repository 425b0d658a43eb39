import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { sen, sum } from '#platform/money.ts'
import { createDice } from '#tests/support/dice.ts'
import { computeNewFee } from './late-fee.ts'

const dueAt = new Date('2026-11-10T15:00:00+07:00')
const on = (day: number) => new Date(dueAt.getTime() + days(day))
const rates = [
  { from: '2026-11-14', percentPerDay: 0.2, maxPercent: 2.5 },
  { from: '2026-11-12', percentPerDay: 0.125, maxPercent: 5 },
]

test('computeNewFee: days before the first row cost nothing, each other day its own rate, at most the highest', () => {
  const compute = (until: number) =>
    computeNewFee({ principal: sen(1_000_000), dueAt, through: null, until: on(until) }, rates)
  assert.deepEqual(compute(0), [])
  assert.deepEqual(compute(1), [])
  assert.deepEqual(compute(5), [
    { from: '2026-11-12', to: '2026-11-13', days: 2, percentPerDay: 0.125, amount: 2_500 },
    { from: '2026-11-14', to: '2026-11-15', days: 2, percentPerDay: 0.2, amount: 4_000 },
  ])
  assert.equal(sum(compute(400).map(({ amount }) => amount)), 25_000)
})

test('computeNewFee: in whatever steps it is charged, it costs the same to the sen, for 500 invoices', () => {
  const dice = createDice(40)
  for (let round = 0; round < 500; round += 1) {
    const principal = sen(dice(1, 900_000_000))
    const last = dice(1, 60)
    const whole = computeNewFee({ principal, dueAt, through: null, until: on(last) }, rates)
    let through: string | null = null
    let charged = 0
    for (let day = Math.min(last, dice(0, 5)); ; day = Math.min(last, day + dice(1, 9))) {
      const part = computeNewFee({ principal, dueAt, through, until: on(day) }, rates)
      charged += sum(part.map(({ amount }) => amount))
      through = part.at(-1)?.to ?? through
      if (day >= last) break
    }
    assert.equal(charged, sum(whole.map(({ amount }) => amount)))
  }
})
