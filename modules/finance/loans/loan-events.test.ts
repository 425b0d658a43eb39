import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { hours, minutes } from '#platform/clock.ts'
import type { LoanEvent } from '#platform/lender/port.ts'
import { isRefusal } from '#platform/refusal.ts'
import { SIGNATURE_HEADER } from '#modules/finance/lender-simulator/service/lender-simulator.ts'
import { loadSimulator } from '#modules/finance/lender-simulator/store.ts'
import { createDice, type Dice } from '#tests/support/dice.ts'
import { createLoanGoods } from '#tests/support/lenders/loan-steps.ts'
import {
  confirmLoan,
  createBorrower,
  orderFromKoinworks,
} from '#tests/support/lenders/open-limit.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { receiveLenderNotification } from './service/receive-lender-notification.ts'

const shop = await useTestShop({ connections: 20 })
const { items } = await createLoanGoods(shop)
const buyer = await createBorrower(shop)
const { secret } = await loadSimulator(shop.db, 'koinworks')
const START = shop.clock.now().getTime()

/** The notifications of one loan, in the order in which things happened. */
type Happening = Pick<LoanEvent, 'status'> & Partial<LoanEvent>

const HISTORIES: Record<string, readonly Happening[]> = {
  'approved, paid, repaid in three': [
    { status: 'approved' },
    { status: 'paid' },
    ...[1, 2, 3].map((instalment) => ({ status: 'repaid', instalment }) as const),
  ],
  'paid without a word before, repaid by instalments that are not numbered': [
    { status: 'paid' },
    { status: 'repaid' },
    { status: 'repaid' },
    { status: 'repaid' },
  ],
  'paid and repaid in part': [
    { status: 'approved' },
    { status: 'paid' },
    { status: 'repaid', instalment: 2 },
  ],
  'approved, then refused': [
    { status: 'approved' },
    { status: 'refused', reason: 'Kontraknya batal.' },
  ],
}

const nothing = { reason: null, amount: null, total: null, repayTo: null, instalment: null }

const toEvents = (reference: string, history: readonly Happening[]): LoanEvent[] =>
  history.map((happening, index) => ({
    ...nothing,
    kind: 'loan',
    eventId: `${reference} ${index}`,
    reference,
    at: new Date(START + hours(index)),
    ...happening,
  }))

/** Tells the shop, as the lender's webhook does; what comes too early comes again later. */
async function tell(events: readonly LoanEvent[]): Promise<void> {
  const waiting = [...events]
  while (waiting.length > 0) {
    const event = waiting.shift()!
    const body = JSON.stringify(event)
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const notification = { headers: { [SIGNATURE_HEADER]: signature }, body }
    try {
      await receiveLenderNotification(shop.deps, 'koinworks', notification)
    } catch (thrown) {
      if (!isRefusal(thrown) || thrown.code !== 'loan.state') throw thrown
      waiting.push(event)
    }
  }
}

/** A loan whose code was right. */
async function openLoan() {
  // One waits between codes, and has some of them an hour.
  shop.clock.advance(minutes(12))
  const order = await orderFromKoinworks(shop, buyer, items(1))
  await confirmLoan(shop, buyer, order.loanId)
  return order
}

/** All that a loan's events decide. */
async function readState({ id, loanId }: Awaited<ReturnType<typeof openLoan>>) {
  const { rows } = await shop.pool.query<Record<string, unknown>>(
    `select loan.status, loan.amount, loan.total, loan.reason, loan.paid_at, loan.ended_at, loan.heard_at, loan.discrepancy,
       sales_order.status as "order", sales_order.payment_type, invoice.status as invoice, invoice.payment_type as "type",
       (select jsonb_agg(jsonb_build_array(number, due_on, amount, paid_at) order by number)
        from loan_instalment where loan_id = loan.id) as plan,
       (select count(*)::int from loan_event where loan_id = loan.id) as events,
       (select count(*)::int from message where link like '%' || sales_order.id || '%' and template = 'loan.refused') as notified
     from loan join sales_order on sales_order.id = loan.order_id join invoice on invoice.id = loan.invoice_id
     where loan.id = $1 and sales_order.id = $2`,
    [loanId, id],
  )
  return rows[0]!
}

/** The events in any order, some of them several times. */
function shuffle(events: readonly LoanEvent[], dice: Dice): LoanEvent[] {
  const many = [...events, ...events.filter(() => dice(0, 1) === 1)]
  for (let last = many.length - 1; last > 0; last -= 1) {
    const other = dice(0, last)
    ;[many[last], many[other]] = [many[other]!, many[last]!]
  }
  return many
}

for (const [name, history] of Object.entries(HISTORIES))
  test(`loan events (${name}): in any order, repeated and late, they end as they do in order`, async () => {
    const ordered = await openLoan()
    await tell(toEvents(ordered.loanId, history))
    const expected = await readState(ordered)
    for (let seed = 1; seed <= 12; seed += 1) {
      const dice = createDice(seed)
      const loan = await openLoan()
      const shuffled = shuffle(toEvents(loan.loanId, history), dice)
      await tell(shuffled)
      const sequence = shuffled.map(({ eventId }) => eventId.split(' ')[1]).join(' ')
      assert.deepEqual(await readState(loan), expected, `seed ${seed}: ${sequence}`)
      // All of it once more, long after.
      await tell(shuffled.toReversed())
      assert.deepEqual(await readState(loan), expected, `again, seed ${seed}: ${sequence}`)
    }
  })

test('loan events: all of them at once end as they do in order', async () => {
  const history = HISTORIES['approved, paid, repaid in three']!
  const ordered = await openLoan()
  await tell(toEvents(ordered.loanId, history))
  const loan = await openLoan()
  const events = toEvents(loan.loanId, history)
  await Promise.all([...events, ...events.toReversed()].map((event) => tell([event])))
  assert.deepEqual(await readState(loan), await readState(ordered))
})
