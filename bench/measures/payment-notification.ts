import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from 'autocannon'
import type pg from 'pg'
import { CONNECTIONS, runLoad } from '../load.ts'
import { loadOrderBodies, prepareOrders, type OrderBody } from './order.ts'
import { measureWrites, spreadRequests, toPlacementRequest } from './place-orders.ts'
import type { BenchContext, Measure } from './measure.ts'

/** A virtual account that the built-in bank has opened, and what it collects (sen). */
type OpenAccount = { reference: string; amount: number }

/** Notifications that money has come in, each for an order of its own: payment, invoice, order, ledger and message. */
export const paymentNotification: Measure = {
  name: 'payment-notification',
  what: 'notification of a payment',
  reference: 'sql',
  run: async (bench) => {
    const kinds = await loadOrderBodies(bench)
    const bodies = kinds.map((body): OrderBody => ({ ...body, paymentType: 'va', bank: 'bca' }))
    const secret = await loadSecret(bench.pool)
    const sent: string[] = []
    const loads = await measureWrites(bench, async (count) => {
      const opened = await openAccounts(bench, bodies, count)
      // Each connection sends as many as the others.
      const accounts = opened.slice(0, opened.length - (opened.length % CONNECTIONS))
      if (accounts.length === 0)
        throw new Error(`only ${opened.length} of ${count} orders could be placed`)
      const requests = accounts.map((account) => toNotification(account, secret))
      const load = await runLoad(
        { url: bench.shop, requests: spreadRequests(requests) },
        { amount: requests.length },
      )
      sent.push(...accounts.map(({ reference }) => reference))
      return load
    })
    return { ...loads, note: await describeSettled(bench.pool, sent) }
  },
}

const loadSecret = async (pool: pg.Pool): Promise<string> =>
  (
    await pool.query<{ secret: string }>(
      "select secret from bank_simulator where gateway = 'simulator'",
    )
  ).rows[0]!.secret

/** Places orders to be paid to virtual accounts, and waits until the bank has opened all of them. An order that is refused has none. */
async function openAccounts(
  bench: BenchContext,
  bodies: readonly OrderBody[],
  count: number,
): Promise<OpenAccount[]> {
  const placements = await prepareOrders(bench, bodies, count)
  const orderIds: string[] = []
  const requests = placements.map((each) => toPlacementRequest('/api/so/ecom', each, orderIds))
  await runLoad({ url: bench.shop, requests: spreadRequests(requests) }, { amount: count })
  for (;;) {
    const { rows } = await bench.pool.query<OpenAccount>(
      `select account.reference, account.amount::float8 as amount from payment
         join bank_simulator_account as account on account.reference = payment.id::text
       where payment.order_id = any($1::uuid[]) and payment.gateway_id is not null`,
      [orderIds],
    )
    if (rows.length === orderIds.length) return rows
    await sleep(200)
  }
}

/** A notification as the built-in bank sends and signs it. */
function toNotification({ reference, amount }: OpenAccount, secret: string): Request {
  const body = JSON.stringify({
    eventId: randomUUID(),
    reference,
    status: 'settled',
    amount,
    at: new Date().toISOString(),
  })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return {
    method: 'POST',
    path: '/webhooks/simulator',
    headers: { 'content-type': 'application/json', 'x-simulator-signature': signature },
    body,
  }
}

/** Compares what was notified with what is paid: each invoice once. */
async function describeSettled(pool: pg.Pool, references: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ paid: number; events: number }>(
    `select count(*) filter (where payment.status = 'settled' and invoice.status = 'paid')::int as paid,
       (select count(*)::int from payment_notification where payment_id = any($1::uuid[]) and verdict = 'settled') as events
     from payment join invoice on invoice.id = payment.invoice_id where payment.id = any($1::uuid[])`,
    [references],
  )
  const { paid, events } = rows[0]!
  return `${references.length} payments notified, ${paid} invoices paid: ${references.length - paid} lost, ${events - paid} duplicated`
}
