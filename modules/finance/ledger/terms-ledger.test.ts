import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, toJakartaDate } from '#platform/clock.ts'
import { moneyFromJson } from '#platform/money.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { createDice } from '#tests/support/dice.ts'
import { setUpDividedOrders } from '#tests/support/finance/divided-orders.ts'

const { shop, placeDivided, signIn, depart, waitForInvoices, listInvoices, readUsed, readBalance } =
  await setUpDividedOrders()
const dice = createDice(151)

await (
  await signIn()
).staffLateFees.saveRate({
  body: { from: toJakartaDate(shop.clock.now()), percentPerDay: 0.137, maxPercent: 2 },
})

type Order = Awaited<ReturnType<typeof placeDivided>>

const sumOf = async (query: string): Promise<number> =>
  (await shop.pool.query<{ sum: number }>(`select coalesce((${query}), 0)::bigint as sum`)).rows[0]!
    .sum

/** So much of a line that can still leave does. */
async function deliverSome(order: Order): Promise<void> {
  const { lines } = await (await signIn()).staffOrders.show({ id: order.id })
  const loaded = lines.flatMap(({ id: lineId, toShip }) =>
    toShip > 0 && dice(0, 2) > 0 ? [{ lineId, qty: dice(1, toShip) }] : [],
  )
  if (loaded.length === 0) return
  await depart(order, loaded)
  await waitForInvoices()
}

async function findOwed(order: Order) {
  const owed = (await listInvoices(order)).filter(
    ({ status }) => status === 'unpaid' || status === 'overdue',
  )
  return owed.length > 0 ? owed[dice(0, owed.length - 1)] : undefined
}

async function payOne(order: Order): Promise<void> {
  const invoice = await findOwed(order)
  if (!invoice) return
  await order.api.payments.changeType({ id: invoice.id, body: { paymentType: 'qris' } })
  const finance = await signIn()
  const { id } = await findAccount(finance, order.number)
  await finance.staffBankSimulator.pay({ id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
}

async function waiveOne(order: Order): Promise<void> {
  const invoice = await findOwed(order)
  if (!invoice?.lateFee) return
  const { staffLateFees } = await signIn()
  await staffLateFees.waive({
    id: invoice.id,
    body: { reason: 'Disepakati', stop: dice(0, 1) === 1 },
  })
}

async function letDaysPass(): Promise<void> {
  shop.clock.advance(days(dice(1, 9)))
  await runNightly(shop.deps)
}

const operations = [deliverSome, deliverSome, payOne, waiveOne, letDaysPass, letDaysPass]

test('orders on terms: after any deliveries, nights, payments and waivers, every balance is what their invoices say', async () => {
  const orders = [await placeDivided(), await placeDivided()]
  for (let step = 0; step < 60; step += 1) {
    const order = orders[dice(0, orders.length - 1)]!
    await operations[dice(0, operations.length - 1)]!(order)
    const owed = `select sum(amount) from invoice where status in ('unpaid', 'proof_submitted', 'overdue')`
    assert.equal(await readBalance('receivables'), await sumOf(owed))
    const fees = `select sum(case kind when 'charged' then amount else -amount end) from late_fee`
    assert.equal(await readBalance('late_fees'), await sumOf(fees))
    assert.equal(await sumOf(fees), await sumOf('select sum(late_fee) from invoice'))
    const { deliveryInvoices, totals } = await order.api.orders.header({ id: order.id })
    const uninvoiced = deliveryInvoices?.uninvoiced ? moneyFromJson(deliveryInvoices.uninvoiced) : 0
    const invoices = await listInvoices(order)
    assert.equal(
      uninvoiced + invoices.reduce((sum, { billed }) => sum + moneyFromJson(billed), 0),
      moneyFromJson(totals.total),
    )
    const open = invoices.filter(({ status }) => status !== 'paid')
    assert.equal(
      await readUsed(order),
      uninvoiced + open.reduce((sum, { amount }) => sum + moneyFromJson(amount), 0),
    )
  }
  assert.ok((await readBalance('late_fees')) > 0)
})
