import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { isCallError } from '#platform/contract/call-error.ts'
import { createApi } from '#modules/client.ts'
import { moneyFromJson } from '#platform/money.ts'
import { createInProcessTransport } from '#platform/http/in-process.ts'
import { createAppContext } from '#server/app.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { buildOrderInput, createBuyerWithCart } from '#tests/support/orders/order-input.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop({ connections: 12 })

/** Buyers with a cart each, and the bodies of their orders. */
async function createReadyBuyers(count: number, quantities: Record<string, number>) {
  const buyers = []
  for (let nr = 0; nr < count; nr++) {
    const buyer = await createBuyerWithCart(shop, quantities)
    buyers.push({ ...buyer, body: await buildOrderInput(buyer.api, buyer) })
  }
  return buyers
}

/** Another session that holds what `lock` locks, until it changes it or ends. */
async function holdLock(lock: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query(lock, values)
  return client
}

/** Resolves once somebody waits for a lock. */
async function waitForWaiter() {
  for (;;) {
    const { rows } = await shop.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
  }
}

const readNumber = (number: string) => Number(number.slice(-6))

test('POST /so/ecom: fifty orders at once have consecutive order and invoice numbers, and each e-mail its own', async () => {
  const brick = await createProduct(shop.db, { price: 12_500, stock: { CBT: 500 } })
  const buyers = await createReadyBuyers(50, { [brick]: 2 })
  const placed = await Promise.all(
    buyers.map(({ api, body }, nr) => api.checkout.placeOrder({ body }, { key: `serentak-${nr}` })),
  )
  const numbers = placed.map(({ number }) => readNumber(number)).sort((a, b) => a - b)
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => numbers[0]! + index),
  )
  const { rows: invoices } = await shop.pool.query(
    `select number, order_id, (select count(*) from invoice_event where invoice_id = invoice.id) as events
     from invoice where order_id = any($1)`,
    [placed.map(({ id }) => id)],
  )
  const invoiceNumbers = invoices.map(({ number }) => readNumber(number)).sort((a, b) => a - b)
  assert.deepEqual(
    invoiceNumbers,
    invoiceNumbers.map((_, index) => invoiceNumbers[0]! + index),
  )
  assert.ok(invoices.length === 50 && invoices.every(({ events }) => events === 1))
  for (const [index, { api, accountId }] of buyers.entries()) {
    const { number, id } = placed[index]!
    assert.equal((await api.orders.header({ id })).number, number)
    const { rows } = await shop.pool.query(
      `select subject, body_text from message join account on account.email = message.recipient
       where account.id = $1 and template = 'order.placed'`,
      [accountId],
    )
    assert.equal(rows.length, 1)
    assert.equal(rows[0].subject, `Pesanan ${number} kami terima`)
    assert.ok(rows[0].body_text.includes(number))
  }
})

test('POST /so/ecom: open transfers of one amount at once get an invoice each, also where their first codes are taken', async () => {
  const brick = await createProduct(shop.db, { price: 31_000, stock: { CBT: 500 } })
  const buyers = await createReadyBuyers(24, { [brick]: 2 })
  const { seen } = buyers[0]!.body
  // Every code that a number would get first is taken by an invoice that is open already.
  const amount = moneyFromJson(seen.total)
  const first = await buyers[0]!.api.checkout.placeOrder({ body: buyers[0]!.body })
  const last = readNumber(
    (await shop.pool.query('select number from invoice where id = $1', [first.invoiceId])).rows[0]
      .number,
  )
  await shop.pool.query(
    `insert into invoice (id, number, order_id, account_id, status, payment_type, amount, unique_code, issued_at, due_at)
     select gen_random_uuid(), 'UJI-' || nr, order_id, account_id, 'unpaid', 'transfer', amount,
       ((nr * 389) % 999) + 1, issued_at, due_at
     from invoice, generate_series($2::int + 1, $2::int + 24) as nr where id = $1`,
    [first.invoiceId, last],
  )
  const rest = buyers.slice(1)
  const placed = await Promise.all(rest.map(({ api, body }) => api.checkout.placeOrder({ body })))
  const { rows } = await shop.pool.query(
    'select amount + unique_code * 100 as figure, unique_code from invoice where order_id = any($1)',
    [placed.map(({ id }) => id)],
  )
  assert.equal(rows.length, 23)
  assert.equal(new Set(rows.map(({ figure }) => figure)).size, 23)
  assert.ok(rows.every(({ unique_code, figure }) => unique_code > 0 && figure > amount))
})

test('POST /so/ecom: a cart that changes after it was read is not ordered as it was', async () => {
  const brick = await createProduct(shop.db, { price: 12_500, stock: { CBT: 500 } })
  const [buyer] = await createReadyBuyers(1, { [brick]: 2 })
  const { api, body, accountId } = buyer!
  const other = await holdLock('select from cart where account_id = $1 for update', [accountId])
  const placing = expectRefusal(api.checkout.placeOrder({ body }), 409, 'order.changed')
  await waitForWaiter()
  await other.query('update cart_line set quantity = 3 where variant_id = $1', [Number(brick)])
  await other.query('update cart set revision = revision + 1 where account_id = $1', [accountId])
  await other.query('commit')
  await other.end()
  await placing
  assert.equal((await api.cart.show()).lines[0]?.qty, 3)
  assert.deepEqual((await api.orders.list()).results, [])
})

test('POST /so/ecom: orders whose stock is locked do not hold up the others that were submitted with them', async () => {
  const [locked, free] = [
    await createProduct(shop.db, { price: 10_000, stock: { CBT: 500 } }),
    await createProduct(shop.db, { price: 11_000, stock: { CBT: 500 } }),
  ]
  const waiting = await createReadyBuyers(3, { [locked]: 1 })
  const others = await createReadyBuyers(5, { [free]: 1 })
  const holder = await holdLock('select from stock where variant_id = $1 for update', [
    Number(locked),
  ])
  const late = Promise.all(waiting.map(({ api, body }) => api.checkout.placeOrder({ body })))
  const placed = await Promise.all(others.map(({ api, body }) => api.checkout.placeOrder({ body })))
  assert.equal(placed.length, 5)
  await holder.query('commit')
  await holder.end()
  assert.equal((await late).length, 3)
})

test('POST /so/ecom: one key submitted to two processes at once makes one order, which both are told', async () => {
  const brick = await createProduct(shop.db, { price: 12_500, stock: { CBT: 500 } })
  const { files: _files, mail: _mail, shop: shopInfo, clock, log } = shop.deps
  const second = createAppContext({
    databaseUrl: shop.databaseUrl,
    filesRoot: '/nonexistent',
    log,
    shopInfo,
    clock,
    timeoutMs: 60_000,
  })
  try {
    for (let round = 0; round < 10; round++) {
      const [buyer] = await createReadyBuyers(1, { [brick]: 1 })
      const { api, token, body, accountId } = buyer!
      const elsewhere = createApi(
        createInProcessTransport(second.dispatch, {
          token,
          ipAddress: '127.0.0.1',
          userAgent: 'test',
        }),
      )
      const key = `dua-proses-${round}`
      const results = await Promise.allSettled([
        api.checkout.placeOrder({ body }, { key }),
        elsewhere.checkout.placeOrder({ body }, { key }),
      ])
      const placed = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []))
      for (const each of results)
        if (each.status === 'rejected')
          assert.ok(isCallError(each.reason) && each.reason.code === 'idempotency.in_flight')
      assert.equal(new Set(placed).size, 1)
      assert.deepEqual(
        await elsewhere.checkout.placeOrder({ body }, { key }),
        await api.checkout.placeOrder({ body }, { key }),
      )
      const { rows } = await shop.pool.query('select from sales_order where account_id = $1', [
        accountId,
      ])
      assert.equal(rows.length, 1)
    }
  } finally {
    await second.close()
  }
})
