import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { moneyFromJson } from '#platform/money.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { addUp, setUpDividedOrders } from '#tests/support/finance/divided-orders.ts'
import { makeProofImage } from '#tests/support/orders/orders.ts'
import { verifyPhone } from '#tests/support/accounts/whatsapp.ts'

const divided = await setUpDividedOrders()
const {
  shop,
  placeDivided,
  signIn,
  depart,
  receive,
  waitForInvoices,
  waitForCredits,
  listInvoices,
  readUsed,
} = divided

const refuse = (lineId: string, qty: number) => [{ lineId, qty, reason: 'Sak basah' }]

/** What every invoice of an order asked for at first, less what was credited of it (sen). */
const addUpNet = (invoices: Awaited<ReturnType<typeof listInvoices>>): number =>
  addUp(invoices.map(({ amount }) => amount)) -
  addUp(
    invoices.flatMap(({ creditNotes }) =>
      creditNotes.filter(({ offInvoice }) => !offInvoice).map(({ total }) => total),
    ),
  )

test('goods refused at the door: credited off the delivery’s open invoice, and invoiced again when they go again', async () => {
  const ledger = await divided.readBalance('receivables')
  const order = await placeDivided()
  const { api, id, lines } = order
  const whole = moneyFromJson((await api.orders.header({ id })).totals.total)
  const [cement, tile] = lines.map((line) => line.id) as [string, string]
  const delivery = await depart(order, [
    { lineId: cement, qty: 7 },
    { lineId: tile, qty: 3 },
  ])
  await waitForInvoices()
  assert.equal(addUpNet(await listInvoices(order)), whole)
  await verifyPhone(api, '+6281290416610')
  await receive(delivery, refuse(cement, 2))
  await waitForCredits()
  await waitForCredits()
  const [lowered, ...none] = await listInvoices(order)
  const [note, ...others] = lowered!.creditNotes
  assert.deepEqual([none.length, others.length, note?.offInvoice], [0, 0, true])
  // Two of seven sacks at their price; the drive was driven.
  const { results } = await api.invoices.products({ id: lowered!.id })
  const sacks = moneyFromJson(results.find((line) => line.id === cement)!.subtotal)
  assert.equal(moneyFromJson(note!.total), Math.round((sacks * 2) / 7))
  assert.equal(moneyFromJson(lowered!.amount), whole - moneyFromJson(note!.total))
  const { deliveryInvoices, timeline } = await api.orders.header({ id })
  assert.deepEqual(deliveryInvoices?.uninvoiced, note!.total)
  assert.equal(await readUsed(order), whole)
  assert.ok(timeline.some((entry) => entry.note?.includes(note!.number)))
  const { rows } = await shop.pool.query<{ channel: string; body_text: string }>(
    `select channel, body_text from message where template = 'invoice.reduced'
       and subject like '%' || $1 || '%' order by channel`,
    [lowered!.number],
  )
  assert.deepEqual(
    rows.map(({ channel }) => channel),
    ['mail', 'whatsapp'],
  )
  assert.match(
    rows[1]!.body_text,
    /tidak perlu dibayar: Rp [\d.,]+ kami kurangkan dari tagihan INV\//,
  )

  const again = await depart(order, [{ lineId: cement, qty: 2 }])
  await waitForInvoices()
  await receive(again)
  await waitForCredits()
  await runNightly(shop.deps)
  const invoices = await listInvoices(order)
  assert.deepEqual(
    [invoices.length, addUpNet(invoices), invoices[1]!.amount],
    [2, whole, note!.total],
  )
  assert.equal((await api.orders.header({ id })).deliveryInvoices?.uninvoiced, null)
  assert.equal((await divided.readBalance('receivables')) - ledger, whole)
  // Line by line and with PPN, invoices less credit notes are the order.
  const { rows: sums } = await shop.pool.query<{ line: number; billed: number; tax: number }>(
    `select line.total as line, sum(part.total - coalesce(refused.total, 0))::bigint as billed,
       (line.tax - sum(part.tax - coalesce(refused.tax, 0)))::bigint as tax
     from sales_order_line as line join invoice_line as part on part.order_line_id = line.id
       left join refused_line as refused using (invoice_id, order_line_id)
     where line.order_id = $1 group by line.id`,
    [id],
  )
  assert.equal(sums.length, 2)
  for (const { line, billed, tax } of sums) assert.deepEqual([billed, tax], [line, 0])
})

test('goods refused at the door: all of a delivery with its freight; a paid invoice is refunded', async () => {
  const order = await placeDivided()
  const { api, id, lines } = order
  const whole = moneyFromJson((await api.orders.header({ id })).totals.total)
  const carried = lines.map((line) => ({ lineId: line.id, qty: line.qty }))
  const delivery = await depart(order, carried)
  await waitForInvoices()
  const [invoice] = await listInvoices(order)
  await api.payments.changeType({ id: invoice!.id, body: { paymentType: 'va', bank: 'bca' } })
  const finance = await signIn()
  const { id: account } = await findAccount(finance, order.number)
  await finance.staffBankSimulator.pay({ id: account, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  await receive(
    delivery,
    carried.map((line) => ({ ...line, reason: 'Salah kirim' })),
  )
  await waitForCredits()
  const [paid] = await listInvoices(order)
  assert.deepEqual(
    paid!.creditNotes.map(({ offInvoice, total }) => [offInvoice, moneyFromJson(total)]),
    [[false, whole]],
  )
  const { results: refunds } = await api.refunds.ofOrder({ id })
  assert.deepEqual(
    refunds.map(({ status, amount }) => [status, moneyFromJson(amount)]),
    [['awaiting_account', whole]],
  )
  assert.equal(await readUsed(order), whole)
  await depart(order, carried)
  await waitForInvoices()
  const invoices = await listInvoices(order)
  assert.deepEqual([invoices.length, addUpNet(invoices)], [2, whole])
})

test('goods refused at the door: a receipt that is taken back credits nothing; a proof that is checked is waited for', async () => {
  const order = await placeDivided()
  const { api, id, lines } = order
  const [cement] = lines.map((line) => line.id)
  const delivery = await depart(order, [{ lineId: cement!, qty: 7 }])
  await waitForInvoices()
  const staff = await signIn()
  await receive(delivery, refuse(cement!, 3))
  await staff.staffDeliveries.undo({ id: delivery, body: { step: 'received' } })
  await waitForCredits()
  const [invoice] = await listInvoices(order)
  assert.deepEqual(invoice!.creditNotes, [])

  await api.payments.changeType({ id: invoice!.id, body: { paymentType: 'transfer' } })
  const files = { file: makeProofImage() }
  await api.payments.sendProof({ id: invoice!.id, form: {}, files })
  await receive(delivery, refuse(cement!, 3))
  await waitForCredits()
  await runNightly(shop.deps)
  assert.deepEqual((await listInvoices(order))[0]!.creditNotes, [])
  await staff.staffPayments.rejectProof({
    id,
    body: { reason: 'Bukti transfernya tidak terbaca.', invoiceId: invoice!.id },
  })
  shop.clock.advance(minutes(60))
  await runNightly(shop.deps)
  const [lowered] = await listInvoices(order)
  assert.equal(lowered!.creditNotes.length, 1)
  assert.equal(
    moneyFromJson(lowered!.amount) + moneyFromJson(lowered!.creditNotes[0]!.total),
    moneyFromJson(invoice!.amount),
  )
})
