import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { rupiah, sen, sum } from '#platform/money.ts'
import { createDice, type Dice } from '#tests/support/dice.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { assertLedgerConsistent, loadBalances, sumSql } from '#tests/support/finance/ledger.ts'
import {
  createBuyerClient,
  placeOrder,
  type PlacedTestOrder,
} from '#tests/support/orders/orders.ts'
import { creditReturn } from '#tests/support/finance/returns.ts'
import { findLatestDelivery, setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'
import { ledgerAccounts, type LedgerAccountCode } from './rules/accounts.ts'
import { credit, debit } from './rules/entries.ts'
import { listBalances } from './service/balances.ts'
import { bookDue } from './service/book-due.ts'
import { postToLedger } from './service/post.ts'

const setup = await setUpStaffOrders()
const { shop, cement, tile, finance, sales, prepare } = setup
const admin = await shop.asStaff()
const buyer = await createBuyerClient(shop)

const pay = async ({ id, api, invoiceId }: PlacedTestOrder) => {
  const { toSend } = await api.invoices.header({ id: invoiceId })
  return finance.staffPayments.confirmPayment({ id, body: { received: toSend } })
}

const payByGateway = async ({ number }: PlacedTestOrder) => {
  const { id } = await findAccount(finance, number)
  await finance.staffBankSimulator.pay({ id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
}

/** Pays an order and takes its payment back, a number of times. */
const payInVain = async (order: PlacedTestOrder, times: number, dice: Dice) => {
  for (let round = 0; round < times; round += 1) {
    await pay(order)
    if (dice(0, 1) === 0) await bookDue(shop.deps)
    const { payment } = await finance.staffPayments.undoablePayment({ id: order.id })
    const body = { confirmationId: payment!.id }
    await finance.staffPayments.undoPayment({ id: order.id, body })
    if (dice(0, 1) === 0) await bookDue(shop.deps)
  }
}

/** Sends back what an order's only refund is about. */
const payRefund = async ({ api }: PlacedTestOrder, orderId: string) => {
  const [refund] = (await api.refunds.ofOrder({ id: orderId })).results
  const { id, amount } = refund!
  if (refund!.status === 'awaiting_account')
    await api.refunds.setAccount({
      id: orderId,
      refundId: id,
      body: { destination: 'BCA 5271 882 901 a.n. Warsito' },
    })
  const { status } = await finance.staffRefunds.prepare({ id, body: { amount } })
  if (status === 'awaiting_approval') await admin.staffRefunds.approve({ id })
  await finance.staffRefunds.pay({ id, body: { reference: 'BCA 8817' } })
}

const deliver = async (order: PlacedTestOrder) => {
  const { lines } = await sales.staffOrders.show({ id: order.id })
  const all = lines.map(({ id: lineId, qty }) => ({ lineId, qty }))
  const { id } = findLatestDelivery(await prepare(order.id, all))
  await sales.staffOrders.depart({ id })
  const receivedAt = shop.clock.now().toISOString()
  await sales.staffOrders.receive({ id, body: { receivedBy: 'Pak Warsito', receivedAt } })
  return lines
}

/** One life of an order, from a few that happen. */
const lives: ((dice: Dice) => Promise<unknown>)[] = [
  (dice) => place(dice),
  async (dice) => pay(await place(dice)),
  async (dice) => payInVain(await place(dice), dice(1, 3), dice),
  async (dice) => {
    const order = await place(dice)
    await payInVain(order, dice(1, 3), dice)
    await pay(order)
  },
  async (dice) =>
    (await place(dice)).api.orderCancellation.cancel({ id: lastId, body: { reason: 'Batal' } }),
  async (dice) => {
    const order = await place(dice, 'va')
    await runGatewayJobs(shop)
    await payByGateway(order)
  },
  async (dice) => {
    const order = await place(dice)
    const { id } = order
    await pay(order)
    await admin.staffOrderCancellation.cancel({ id, body: { reason: 'Barang rusak' } })
    if (dice(0, 1) === 0) await payRefund(order, id)
  },
  async (dice) => {
    const order = await place(dice, 'transfer', { isOneLine: true })
    await pay(order)
    const [line] = await deliver(order)
    const returned = { id: order.id, lineId: line!.id, name: 'Warsito' }
    await creditReturn(shop, admin, order.api, returned)
  },
]

let lastId = ''
const place = async (dice: Dice, paymentType = 'transfer', { isOneLine = false } = {}) => {
  const items = [{ variant: cement, qty: dice(2, 90) }]
  if (!isOneLine && dice(0, 1) === 1) items.push({ variant: tile, qty: dice(1, 20) })
  const payment =
    paymentType === 'va'
      ? ({ paymentType: 'va', bank: 'bca' } as const)
      : ({ paymentType: 'transfer' } as const)
  const order = await placeOrder(shop, items, buyer, { payment })
  lastId = order.id
  return order
}

test('listBalances: after any orders, payments, refunds and credit notes, every balance is what those say', async () => {
  const dice = createDice(7)
  for (let round = 0; round < 24; round += 1) {
    await lives[dice(0, lives.length - 1)]!(dice)
    shop.clock.advance(dice(0, 5) * 1_000)
    if (dice(0, 4) === 0) await bookDue(shop.deps)
  }
  const balances = await loadBalances(shop)
  assert.equal(
    balances['receivables'],
    await sumSql(
      shop,
      `select sum(amount)::bigint from invoice where status in ('unpaid', 'proof_submitted', 'overdue')`,
    ),
  )
  const isSold = `not exists (select from sales_order where id = order_id and sales_order.status = 'cancelled')`
  const standingPayment = `status = 'paid' and ${isSold}`
  assert.equal(
    balances['bank'],
    (await sumSql(
      shop,
      `select sum(received)::bigint from invoice where status = 'paid' and payment_type = 'transfer'`,
    )) - (await sumSql(shop, `select sum(amount)::bigint from refund where status = 'paid'`)),
  )
  assert.equal(
    balances['gateway'],
    await sumSql(
      shop,
      `select sum(amount)::bigint from invoice where ${standingPayment} and payment_type = 'va'`,
    ),
  )
  assert.equal(
    balances['differences'],
    await sumSql(
      shop,
      `select sum(unique_code * 100)::bigint from invoice where ${standingPayment} and payment_type = 'transfer'`,
    ),
  )
  assert.equal(
    balances['refunds'],
    await sumSql(shop, `select sum(amount)::bigint from refund where status <> 'paid'`),
  )
  const standing = `invoice.status <> 'void' and ${isSold}`
  assert.equal(
    balances['vat'],
    (await sumSql(
      shop,
      `select sum(o.tax)::bigint from invoice join sales_order as o on o.id = order_id where ${standing}`,
    )) - (await sumSql(shop, 'select sum(tax)::bigint from credit_note')),
  )
  await assertLedgerConsistent(shop)
})

test('postToLedger: 300 random transactions, some posted twice and at once, count once each', async () => {
  const dice = createDice(300)
  const codes = ledgerAccounts.map(({ code }) => code)
  const roll = (): LedgerAccountCode => codes[dice(0, codes.length - 1)]!
  const before = await loadBalances(shop)
  const transactions = Array.from({ length: 300 }, (_, index) => {
    const amounts = Array.from({ length: dice(1, 3) }, () => sen(dice(1, 9_000_000)))
    return {
      source: { kind: 'test', id: String(index) },
      at: new Date(shop.clock.now().getTime() - days(dice(0, 60))),
      description: 'Uji',
      document: null,
      buyerId: null,
      entries: [...amounts.map((amount) => debit(roll(), amount)), credit(roll(), sum(amounts))],
    }
  })
  const repeated = transactions.flatMap((each) => (dice(0, 2) === 0 ? [each, each] : [each]))
  const posted = await Promise.all(repeated.map((each) => postToLedger(shop.deps, each)))
  assert.equal(posted.filter(Boolean).length, 300)
  const after = await loadBalances(shop)
  for (const { code, kind } of ledgerAccounts) {
    const moved = sum(
      transactions.flatMap(({ entries }) =>
        entries.filter(({ account }) => account === code).map(({ amount }) => amount),
      ),
    )
    const natural = kind === 'asset' || kind === 'expense' ? moved : 0 - moved
    assert.equal(after[code]! - before[code]!, natural, code)
  }
  await assertLedgerConsistent(shop)
})

test('bookDue: ten at once book each event once', async () => {
  const { invoiceId } = await place(createDice(3))
  await Promise.all(Array.from({ length: 10 }, () => bookDue(shop.deps)))
  const { rows } = await shop.pool.query(
    'select source_kind from ledger_transaction where source_id = $1',
    [invoiceId],
  )
  assert.deepEqual(rows, [{ source_kind: 'invoice_issued' }])
})

test('listBalances: of days before one', async () => {
  const { bank } = await loadBalances(shop)
  const find = async (before: string) =>
    (await listBalances(shop.deps, before)).find(({ code }) => code === 'unmatched')!.balance
  // Random transactions of that day are there already.
  const others = (await find('2026-11-01')) - (await find('2026-10-31'))
  await postToLedger(shop.deps, {
    source: { kind: 'test', id: 'before' },
    at: new Date('2026-10-31T23:30:00+07:00'),
    description: 'Uji',
    document: null,
    buyerId: null,
    entries: [debit('bank', rupiah(5)), credit('unmatched', rupiah(5))],
  })
  assert.equal((await loadBalances(shop))['bank']! - bank!, rupiah(5))
  assert.equal((await find('2026-11-01')) - (await find('2026-10-31')) - others, rupiah(5))
})
