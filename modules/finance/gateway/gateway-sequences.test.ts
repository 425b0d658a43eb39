import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, minutes } from '#platform/clock.ts'
import { moneyFromJson, sen } from '#platform/money.ts'
import type { GatewayEvent } from '#platform/payment-gateway/port.ts'
import { runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { createDice } from '#tests/support/dice.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { bookDue } from '#modules/finance/ledger/service/book-due.ts'
import { recordGatewayEvent } from './service/settle-events.ts'

const shop = await useTestShop({ connections: 20 })
const cement = await createProduct(shop.db, { price: 50_000, weightKg: 40, stock: { CBT: 9_000 } })
const finance = await shop.asStaff('finance@contoh.id')

/** Orders whose gateway sends the same six notifications, each in an order of its own. */
const ORDERS = 8

async function placeOpened() {
  const order = await placeOrder(shop, [{ variant: cement, qty: 20 }], undefined, {
    payment: { paymentType: 'va', bank: 'bca' },
  })
  await runGatewayJobs(shop)
  const { payment, amount } = await order.api.payments.ofOrder({ id: order.id })
  return { ...order, reference: payment!.id, amount: moneyFromJson(amount) }
}

type Opened = Awaited<ReturnType<typeof placeOpened>>

/** Two payments of the right amount, another amount, a late one, and both ends. */
function listEvents({ reference, amount }: Opened): GatewayEvent[] {
  const now = shop.clock.now()
  const at = new Date(now.getTime() + minutes(1))
  const late = new Date(now.getTime() + days(30))
  const name = (event: string) => `${reference} ${event}`
  return [
    { eventId: name('paid'), reference, status: 'settled', amount, at },
    { eventId: name('paid again'), reference, status: 'settled', amount, at },
    { eventId: name('less'), reference, status: 'settled', amount: sen(amount - 1), at },
    { eventId: name('late'), reference, status: 'settled', amount, at: late },
    { eventId: name('ended'), reference, status: 'expired', amount: null, at },
    { eventId: name('declined'), reference, status: 'failed', amount: null, at },
  ]
}

const countOf = async (query: string, id: string) =>
  (await shop.pool.query<{ count: number }>(query, [id])).rows[0]!.count

/** What has become of an order, its payment and all that follows from them. */
async function describeEnd({ api, id, invoiceId, accountId }: Opened) {
  await bookDue(shop.deps)
  const [order, invoice, { payment }] = await Promise.all([
    api.orders.header({ id }),
    api.invoices.header({ id: invoiceId }),
    api.payments.ofOrder({ id }),
  ])
  const { results } = await finance.staffPayments.listUnmatched({ query: {} })
  return {
    order: order.status,
    processed: order.timeline.filter(({ status }) => status === 'processing').length,
    invoice: invoice.status,
    received: invoice.received?.amount,
    payment: payment?.status,
    unmatched: results
      .filter(({ orderId }) => orderId === id)
      .map(({ verdict }) => verdict)
      .sort(),
    stored: await countOf(
      `select count(*)::int as count from payment_notification join payment on payment.id = payment_id
       where order_id = $1`,
      id,
    ),
    emails: await countOf(
      `select count(*)::int as count from message join account on lower(account.email) = recipient
       where account.id = $1 and template = 'invoice.paid'`,
      accountId,
    ),
    collected: await countOf(
      `select coalesce(sum(entry.amount), 0)::bigint as count from ledger_entry as entry
       join ledger_transaction on ledger_transaction.id = transaction_id
       where entry.account = 'gateway' and ledger_transaction.buyer_id = $1`,
      accountId,
    ),
  }
}

test('the gateway’s events: in any order, repeated, one by one or at once, they pay an order once and end the same', async () => {
  const dice = createDice(15)
  const ends: unknown[] = []
  for (let nr = 0; nr < ORDERS; nr += 1) {
    const order = await placeOpened()
    const events = listEvents(order)
    const sequence = [...events, ...events, events[dice(0, 5)]!]
      .map((event) => ({ event, place: dice(0, 1_000_000) }))
      .sort((a, b) => a.place - b.place)
      .map(({ event }) => event)
    const record = (event: GatewayEvent) =>
      recordGatewayEvent(shop.deps, { ...event, gateway: 'simulator', raw: '{}' })
    if (nr % 2 === 0) for (const event of sequence) await record(event)
    else await Promise.all(sequence.map(record))
    ends.push(await describeEnd(order))
    assert.deepEqual(ends.at(-1), {
      order: 'processing',
      processed: 1,
      invoice: 'paid',
      received: (order.amount / 100).toFixed(2),
      payment: 'settled',
      unmatched: ['duplicate', 'late', 'wrong_amount'],
      // With the gateway's own that it was opened.
      stored: 7,
      emails: 1,
      collected: order.amount,
    })
  }
  assert.equal(ends.length, ORDERS)
})
