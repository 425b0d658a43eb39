import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDice, type Dice } from '#tests/support/dice.ts'
import { assertLedgerConsistent, loadBalances, sumSql } from '#tests/support/ledger.ts'
import { createLoanGoods, tellOfLoans } from '#tests/support/lenders/loan-steps.ts'
import {
  confirmLoan,
  createBorrower,
  orderFromKoinworks,
  type Borrower,
} from '#tests/support/lenders/open-limit.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import { creditReturn } from '#tests/support/returns.ts'
import type { MisfitOutcome } from '#modules/finance/loans/rules/misfit.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { VEHICLE_AND_DRIVER } from '#tests/support/staff-orders.ts'
import { bookDue } from './service/book-due.ts'

const shop = await useTestShop({ connections: 20 })
const { items } = await createLoanGoods(shop)
const admin = await shop.asStaff()
const finance = await shop.asStaff('finance@contoh.id')

type Order = Awaited<ReturnType<typeof orderFromKoinworks>> & { buyer: Borrower; qty: number }

async function place(dice: Dice): Promise<Order> {
  const buyer = await createBorrower(shop)
  const qty = dice(2, 90)
  return { ...(await orderFromKoinworks(shop, buyer, items(qty))), buyer, qty }
}

/** Lets the built-in KoinWorks take a step with the loan of an order. */
async function drive({ number }: Order, step: 'refused' | 'paid' | 'repaid'): Promise<void> {
  const { loans } = await finance.staffLenderSimulator.show()
  const { id } = loans.find(({ description }) => description === number)!
  await finance.staffLenderSimulator.driveLoan({ id, body: { step } })
}

/** The code is right and the delivery confirmed; KoinWorks knows, and has not decided. */
async function request(order: Order): Promise<void> {
  await confirmLoan(shop, order.buyer, order.loanId)
  const data = { id: order.loanId, confirm: true } as const
  await order.buyer.api.koinworksLoans.confirmDelivery({ body: { data } })
  await tellOfLoans(shop)
}

async function havePaid(dice: Dice): Promise<Order> {
  const order = await place(dice)
  await request(order)
  await runLenderJobs(shop)
  return order
}

/** The lender pays while its buyer cancels: its money fits nothing. */
async function havePaidInVain(dice: Dice): Promise<Order> {
  const order = await place(dice)
  await request(order)
  await drive(order, 'paid')
  await order.buyer.api.orderCancellation.cancel({ id: order.id, body: { reason: 'Batal' } })
  await runLenderJobs(shop)
  return order
}

const repay = async (order: Order, times: number) => {
  for (let time = 0; time < times; time += 1) await drive(order, 'repaid')
  await runLenderJobs(shop)
}

const cancel = ({ id }: Order) =>
  admin.staffOrderCancellation.cancel({ id, body: { reason: 'Proyeknya berhenti.' } })

/** Sends back all that goes back of an order: to the lender, and to the buyer what is theirs. */
async function payRefunds({ id: orderId, buyer }: Order): Promise<void> {
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

/** Lets finance say what became of money that fitted no order. */
async function closeMisfit({ loanId: id }: Order, outcome: MisfitOutcome): Promise<void> {
  const { misfitAmount: amount } = await finance.staffLoans.show({ id })
  const note = 'Disepakati lewat telepon.'
  await finance.staffLoans.closeMisfit({ id, body: { amount, outcome, note } })
}

/** Delivers an order, whose goods all come back. */
async function deliverAndReturn(order: Order): Promise<void> {
  const { id } = order
  const lineId = (await admin.staffOrders.show({ id })).lines[0]!.id
  const lines = [{ lineId, qty: order.qty }]
  const { shipping } = await admin.staffOrders.prepare({
    id,
    body: { lines, ...VEHICLE_AND_DRIVER },
  })
  const delivery = { id: shipping.deliveries[0]!.id }
  await admin.staffOrders.depart(delivery)
  const receivedAt = shop.clock.now().toISOString()
  await admin.staffOrders.receive({ ...delivery, body: { receivedBy: 'Warsito', receivedAt } })
  await creditReturn(shop, admin, order.buyer.api, { id, lineId, name: 'Warsito' })
  await runLenderJobs(shop)
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
  async (dice) => closeMisfit(await havePaidInVain(dice), 'returned'),
  async (dice) => closeMisfit(await havePaidInVain(dice), 'retained'),
  async (dice) => {
    const order = await havePaid(dice)
    await repay(order, dice(0, 3))
    await cancel(order)
    if (dice(0, 1) === 0) await payRefunds(order)
  },
  async (dice) => deliverAndReturn(await havePaid(dice)),
]

test('listBalances: after any loans, instalments, refusals, refunds and misfits, every balance is what those say', async () => {
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
  const isMisfit = `misfit is not null and status = 'cancelled'`
  const sumMisfits = (outcome: string) =>
    sum(`select sum(amount)::bigint from loan where ${isMisfit} and ${outcome}`)
  const ofOutcome = (outcome: MisfitOutcome) =>
    `exists (select from audit_entry where thing_id = order_id::text and after ->> 'outcome' = '${outcome}')`
  const waiting = await sumMisfits('misfit_done_at is null')
  const retained = await sumMisfits(ofOutcome('retained'))
  for (const amount of [waiting, retained, await sumMisfits(ofOutcome('returned'))])
    assert.ok(amount > 0)
  const paidByLenders = await sum(`select sum(amount)::bigint from loan where paid_at is not null`)
  assert.equal(balances['lenders'], paidByLenders + waiting + retained)
  assert.equal(balances['unmatched'], waiting)
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
