import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rupiah } from '#platform/money.ts'
import type { GatewayEvent } from '#platform/payment-gateway/port.ts'
import type { PaymentStatus } from './payment-status.ts'
import { isUnmatched, judgeEvent } from './verdict.ts'

const amount = rupiah(1_000_000)
const expiresAt = new Date('2026-11-21T12:00:00+07:00')
const inTime = new Date('2026-11-20T13:00:00+07:00')

type TestEvent = Pick<GatewayEvent, 'eventId' | 'status' | 'amount' | 'at'>

/** One of each kind, and money that came twice. */
const EVENTS: readonly TestEvent[] = [
  { eventId: 'asked', status: 'pending', amount, at: inTime },
  { eventId: 'paid', status: 'settled', amount, at: inTime },
  { eventId: 'paid again', status: 'settled', amount, at: inTime },
  { eventId: 'one sen less', status: 'settled', amount: rupiah(999_999.99), at: inTime },
  {
    eventId: 'late',
    status: 'settled',
    amount,
    at: new Date(expiresAt.getTime() + 1),
  },
  { eventId: 'ended', status: 'expired', amount: null, at: expiresAt },
  { eventId: 'declined', status: 'failed', amount: null, at: inTime },
]

/** What is left of a payment after a sequence of events, each stored once. */
function replay(sequence: readonly TestEvent[]): string {
  let status: PaymentStatus = 'pending'
  let isPaid = false
  let settlements = 0
  const unmatched: string[] = []
  const stored = new Set<string>()
  for (const event of sequence) {
    if (stored.has(event.eventId)) continue
    stored.add(event.eventId)
    const verdict = judgeEvent(event, {
      status,
      amount,
      expiresAt,
      invoiceStatus: isPaid ? 'paid' : 'unpaid',
      orderStatus: isPaid ? 'processing' : 'awaiting_payment',
    })
    if (verdict === 'settled') {
      isPaid = true
      settlements += 1
    }
    if (verdict === 'settled' || verdict === 'failed' || verdict === 'expired') status = verdict
    if (isUnmatched(verdict)) unmatched.push(`${verdict} ${event.amount}`)
  }
  assert.ok(settlements <= 1)
  return JSON.stringify([status, isPaid, unmatched.toSorted()])
}

test('judgeEvent: every order of up to six events, with repeats, ends the same', () => {
  const ends = new Map<number, string>()
  let sequences = 0
  const visit = (sequence: readonly TestEvent[], seen: number) => {
    const end = replay(sequence)
    const known = ends.get(seen) ?? end
    ends.set(seen, known)
    assert.equal(end, known, sequence.map(({ eventId }) => eventId).join(', '))
    sequences += 1
    if (sequence.length < 6)
      EVENTS.forEach((event, index) => visit([...sequence, event], seen | (1 << index)))
  }
  visit([], 0)
  assert.equal(sequences, (7 ** 7 - 1) / 6)
  // Every set of at most six of the seven.
  assert.equal(ends.size, 2 ** 7 - 1)
})

test('judgeEvent: money in time settles though its end was told first, and a sen less never does', () => {
  const find = (eventId: string) => EVENTS.find((event) => event.eventId === eventId)!
  assert.equal(replay([find('ended'), find('paid')]), replay([find('paid'), find('ended')]))
  assert.match(replay([find('ended'), find('paid')]), /^\["settled",true,\[\]\]$/)
  assert.match(replay([find('one sen less')]), /^\["pending",false,\["wrong_amount 99999999"\]\]$/)
})
