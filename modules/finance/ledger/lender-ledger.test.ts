import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDice, type Dice } from '#tests/support/dice.ts'
import { assertLedgerConsistent, loadBalances, sumSql } from '#tests/support/finance/ledger.ts'
import { setUpLenderOrders, type LenderOrder } from '#tests/support/lenders/lender-orders.ts'
import { createBorrower } from '#tests/support/lenders/open-limit.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import type { UnmatchedOutcome } from '#modules/finance/loans/rules/unmatched-money.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { bookDue } from './service/book-due.ts'

const shop = await useTestShop({ connections: 20 })
const { admin, finance, request, drive, repay, cancel, deliver, giveBack, ...orders } =
  await setUpLenderOrders(shop)

const roll = async (dice: Dice) => [await createBorrower(shop), dice(2, 90)] as const
const place = async (dice: Dice) => orders.place(...(await roll(dice)))
const havePaid = async (dice: Dice) => orders.placePaid(...(await roll(dice)))
const havePaidInVain = async (dice: Dice) => orders.placePaidInVain(...(await roll(dice)))

/** Sends back all that goes back of an order: to the lender, and to the buyer what is theirs. */
async function payRefunds({ id: orderId, buyer }: LenderOrder): Promise<void> {
  for (const { id, amount, lenderName } of (await buyer.api.refunds.ofOrder({ id: orderId }))
    .results) {
    const destination = 'BCA 5271 882 901 a.n. Warsito'
    if (!lenderName)
      await buyer.api.refunds.setAccount({ id: orderId, refundId: id, body: { destination } })
    const { status } = await finance.staffRefunds.prepare({ id, body: { amount } })
    if (status === 'awaiting_approval') await admin.staffRefunds.approve({ id })
    await finance.staffRefunds.pay({ id, body: { reference: 'BCA 8817' } })
  }
  await runLenderJobs(shop)
}

/** Lets finance say what became of unmatched money. */
async function resolveDiscrepancy(
  { loanId: id }: LenderOrder,
  outcome: UnmatchedOutcome,
): Promise<void> {
  const { unmatchedAmount: amount } = await finance.staffLoans.show({ id })
  const note = 'Disepakati lewat telepon.'
  await finance.staffLoans.resolveDiscrepancy({ id, body: { amount, outcome, note } })
}

/** One life of an order that a lender is to pay, from all that happen. */
const lives: ((dice: Dice) => Promise<unknown>)[] = [
  (dice) => place(dice),
  async (dice) => request(await place(dice)),
  (dice) => havePaid(dice),
  async (dice) => repay(await havePaid(dice), dice(1, 3)),
  async (dice) => {
    const order = await place(dice)
    await request(order)
    await drive(order, 'refused')
    await runLenderJobs(shop)
    const { toSend } = await order.buyer.api.invoices.header({ id: order.invoiceId })
    await finance.staffPayments.confirmPayment({ id: order.id, body: { received: toSend } })
  },
  async (dice) => void (await havePaidInVain(dice)),
  async (dice) => resolveDiscrepancy(await havePaidInVain(dice), 'returned'),
  async (dice) => resolveDiscrepancy(await havePaidInVain(dice), 'retained'),
  async (dice) => {
    const order = await havePaid(dice)
    await repay(order, dice(0, 3))
    await cancel(order)
    if (dice(0, 1) === 0) await payRefunds(order)
  },
  async (dice) => {
    const order = await havePaid(dice)
    await giveBack(order, await deliver(order))
  },
]

test('listBalances: after any loans, instalments, refusals, refunds and unmatched money, every balance is what those say', async () => {
  const dice = createDice(16)
  const order = [...lives, ...Array.from({ length: 10 }, () => lives[dice(0, lives.length - 1)]!)]
  for (const live of order) {
    await live(dice)
    shop.clock.advance(dice(0, 5) * 1_000)
    if (dice(0, 2) === 0) await bookDue(shop.deps)
  }
  const balances = await loadBalances(shop)
  const sum = (query: string) => sumSql(shop, query)
  const ofLenders = `payment_type in ('koinworks', 'credilinq', 'modal-rakyat')`
  const isUnmatched = `discrepancy is not null and status = 'cancelled'`
  const sumUnmatched = (outcome: string) =>
    sum(`select sum(amount)::bigint from loan where ${isUnmatched} and ${outcome}`)
  const ofOutcome = (outcome: UnmatchedOutcome) =>
    `exists (select from audit_entry where thing_id = order_id::text and after ->> 'outcome' = '${outcome}')`
  const open = await sumUnmatched('discrepancy_resolved_at is null')
  const retained = await sumUnmatched(ofOutcome('retained'))
  for (const amount of [open, retained, await sumUnmatched(ofOutcome('returned'))])
    assert.ok(amount > 0)
  const paidByLenders = await sum(`select sum(amount)::bigint from loan where paid_at is not null`)
  assert.equal(balances['lenders'], paidByLenders + open + retained)
  assert.equal(balances['unmatched'], open)
  assert.equal(
    balances['differences'],
    retained +
      (await sum(
        `select sum(unique_code * 100)::bigint from invoice where status = 'paid' and payment_type = 'transfer'`,
      )),
  )
  assert.equal(
    balances['receivables'],
    await sum(`select sum(amount)::bigint from invoice where status = 'unpaid'`),
  )
  assert.equal(
    balances['bank'],
    (await sum(
      `select sum(received)::bigint from invoice where status = 'paid' and not ${ofLenders}`,
    )) - (await sum(`select sum(amount)::bigint from refund where status = 'paid'`)),
  )
  assert.equal(
    balances['refunds'],
    await sum(`select sum(amount)::bigint from refund where status <> 'paid'`),
  )
  await assertLedgerConsistent(shop)
})
