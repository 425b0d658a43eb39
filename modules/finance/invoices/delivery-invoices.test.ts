import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, minutes, toJakartaDate } from '#platform/clock.ts'
import { formatExact } from '#platform/format.ts'
import { moneyFromJson } from '#platform/money.ts'
import { jobs } from '#modules/jobs.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { addUp, setUpDividedOrders } from '#tests/support/finance/divided-orders.ts'
import { joinLines, readPdfPages } from '#tests/support/documents/pdf-pages.ts'

const {
  shop,
  placeDivided,
  signIn,
  depart,
  receive,
  runInvoiceJobs,
  waitForInvoices,
  listInvoices,
  readUsed,
  readBalance,
} = await setUpDividedOrders()

test('invoices per delivery: each delivery is invoiced once it has left for good; together they are the order to the sen', async () => {
  const before = { owed: await readBalance('receivables'), vat: await readBalance('vat') }
  const order = await placeDivided()
  const { api, id, lines } = order
  const { totals, deliveryInvoices } = await api.orders.header({ id })
  const whole = moneyFromJson(totals.total)
  // Nothing is owed yet, and all of it is used.
  assert.deepEqual([deliveryInvoices?.results, deliveryInvoices?.uninvoiced], [[], totals.total])
  assert.deepEqual([await listInvoices(order), await readUsed(order)], [[], whole])
  assert.equal((await api.invoices.total()).count, 0)
  assert.equal((await api.invoices.list({ query: {} })).total, 0)
  const [first, second] = lines
  await depart(order, [
    { lineId: first!.id, qty: 3 },
    { lineId: second!.id, qty: 1 },
  ])
  await runInvoiceJobs()
  assert.deepEqual(await listInvoices(order), [])
  await waitForInvoices()
  await waitForInvoices()
  const [one, ...none] = await listInvoices(order)
  assert.deepEqual([one?.status, none.length], ['unpaid', 0])
  assert.match(one!.number, /^INV\//)
  assert.equal(new Date(one!.dueAt).getTime() - new Date(one!.issuedAt).getTime(), days(14))
  await depart(order, [{ lineId: first!.id, qty: 2 }])
  await waitForInvoices()
  await depart(order, [
    { lineId: first!.id, qty: 2 },
    { lineId: second!.id, qty: 2 },
  ])
  await waitForInvoices()
  const invoices = await listInvoices(order)
  assert.equal(invoices.length, 3)
  assert.equal(addUp(invoices.map(({ amount }) => amount)), whole)
  const parts = await Promise.all(
    invoices.map((invoice) => api.invoices.products({ id: invoice.id })),
  )
  for (const key of ['goods', 'freight', 'total', 'exclusive', 'taxBase', 'tax'] as const)
    assert.equal(addUp(parts.map((part) => part.totals[key])), moneyFromJson(totals[key]), key)
  for (const line of lines) {
    const own = parts.flatMap(({ results }) => results.filter((part) => part.id === line.id))
    assert.equal(addUp(own.map(({ subtotal }) => subtotal)), moneyFromJson(line.subtotal))
    assert.equal(
      own.reduce((sum, { qty }) => sum + qty, 0),
      line.qty,
    )
  }
  const after = await api.orders.header({ id })
  assert.equal(after.deliveryInvoices?.uninvoiced, null)
  assert.deepEqual([await readUsed(order), (await api.invoices.total()).count], [whole, 3])
  assert.deepEqual(
    [(await readBalance('receivables')) - before.owed, (await readBalance('vat')) - before.vat],
    [whole, moneyFromJson(totals.tax)],
  )
})

test('invoices per delivery: numbers have no gap, and PDF, tax report and list have the delivery alone', async () => {
  const order = await placeDivided()
  const { api, id, lines } = order
  await depart(order, [{ lineId: lines[0]!.id, qty: 4 }])
  await waitForInvoices()
  const [invoice] = await listInvoices(order)
  const { results, totals } = await api.invoices.products({ id: invoice!.id })
  const { bytes } = await api.payments.pdf({ id: invoice!.id })
  const text = (await readPdfPages(bytes)).map(joinLines).join(' ')
  assert.ok(text.includes(`Pengiriman ${invoice!.deliveryNumber}`), text)
  for (const amount of [...Object.values(totals), ...results.map(({ subtotal }) => subtotal)])
    assert.ok(text.includes(formatExact(amount)), formatExact(amount))
  const card = (await api.invoices.list({ query: {} })).results[0]!
  assert.deepEqual([card.number, card.lines], [invoice!.number, 1])
  const month = toJakartaDate(shop.clock.now()).slice(0, 7)
  const { rows } = await shop.pool.query<{ taxed: string; exclusive: number; tax: number }>(
    `select to_char(taxed_on, 'YYYY-MM') as taxed, made.tax_exclusive as exclusive, made.tax
     from invoice_tax join invoiced_amount as made using (invoice_id) where invoice_id = $1`,
    [invoice!.id],
  )
  assert.deepEqual(rows, [
    { taxed: month, exclusive: moneyFromJson(totals.exclusive), tax: moneyFromJson(totals.tax) },
  ])
  const { rows: gaps } = await shop.pool.query<{ gaps: number }>(
    `select max(right(number, 6)::int) - count(*)::int as gaps from invoice where number like 'INV/%' and id not in
       (select id from invoice where status = 'draft')`,
  )
  assert.equal(gaps[0]!.gaps, 0)
  assert.equal((await api.orders.header({ id })).deliveryInvoices?.results.length, 1)
})

test('invoices per delivery: a departure that is taken back is not invoiced, and once it leaves it is, once', async () => {
  const order = await placeDivided()
  const lineId = order.lines[0]!.id
  const deliveryId = await depart(order, [{ lineId, qty: 5 }])
  shop.clock.advance(minutes(5))
  const { staffOrders, staffDeliveries } = await signIn()
  await staffDeliveries.undo({ id: deliveryId, body: { step: 'departed' } })
  await waitForInvoices()
  assert.deepEqual(await listInvoices(order), [])
  await staffOrders.depart({ id: deliveryId })
  shop.clock.advance(minutes(3))
  await runInvoiceJobs()
  assert.deepEqual(await listInvoices(order), [])
  shop.clock.advance(minutes(9))
  await Promise.all(
    Array.from({ length: 5 }, () =>
      jobs['invoices.issue_for_delivery']!(shop.deps, { deliveryId } as never),
    ),
  )
  assert.equal((await listInvoices(order)).length, 1)
})

test('invoices per delivery: a lost job is made up for at night; refused goods that go again are invoiced once', async () => {
  const order = await placeDivided()
  const lineId = order.lines[0]!.id
  const first = await depart(order, [{ lineId, qty: 5 }])
  await shop.pool
    .query(`delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = 'invoices.issue_for_delivery'`)
  shop.clock.advance(days(1))
  await runNightly(shop.deps)
  assert.equal((await listInvoices(order)).length, 1)
  await receive(first, [{ lineId, qty: 2, reason: 'Sobek' }])
  await depart(order, [{ lineId, qty: 2 }])
  await waitForInvoices()
  await runNightly(shop.deps)
  assert.equal((await listInvoices(order)).length, 1)
  await depart(order, [
    { lineId, qty: 2 },
    { lineId: order.lines[1]!.id, qty: 3 },
  ])
  await waitForInvoices()
  const invoices = await listInvoices(order)
  const { totals } = await order.api.orders.header({ id: order.id })
  assert.equal(addUp(invoices.map(({ amount }) => amount)), moneyFromJson(totals.total))
})
