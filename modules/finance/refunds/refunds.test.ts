import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { jobs } from '#modules/jobs.ts'
import { moneyFromJson, moneyToJson, rupiah, sen } from '#platform/money.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'

const { shop, cement, sales, finance, createPaidOrder } = await setUpStaffOrders()
const admin = await shop.asStaff()
const destination = 'BCA 5271 882 901 a.n. Warsito'

type Placed = { api: Api; id: string }

const cancel = (id: string) =>
  sales.staffOrderCancellation.cancel({ id, body: { reason: 'Barang rusak semua.' } })

const refundsOf = async ({ api, id }: Placed) => (await api.refunds.ofOrder({ id })).results

/** A paid order of so many sacks that was cancelled, with its only refund. */
async function cancelledOrder(qty = 20) {
  const order = await createPaidOrder([{ variant: cement, qty }])
  await cancel(order.id)
  const [refund] = await refundsOf(order)
  return { ...order, refund: refund! }
}

/** A refund that waits to be prepared. */
async function readyRefund(qty = 20) {
  const order = await cancelledOrder(qty)
  const { id } = order.refund
  await order.api.refunds.setAccount({ id: order.id, refundId: id, body: { destination } })
  return { ...order, refundId: id, amount: order.refund.amount }
}

const templatesTo = async (accountId: string) => {
  const { rows } = await shop.pool.query<{ template: string }>(
    `select template from message join account on lower(account.email) = recipient
     where account.id = $1 and template like 'refund.%' order by message.created_at, template`,
    [accountId],
  )
  return rows.map(({ template }) => template)
}

const runSend = (refundId: string) => jobs['refunds.send']!(shop.deps, { refundId } as never)

test('GET /so/ecom/{id}/refunds: the account that the buyer named last is offered, unless it was asked about', async () => {
  const first = await cancelledOrder()
  const { api } = first
  const readLast = async () => (await api.refunds.ofOrder({ id: first.id })).lastAccount
  assert.equal(await readLast(), null)
  await api.refunds.setAccount({ id: first.id, refundId: first.refund.id, body: { destination } })
  assert.equal(await readLast(), destination)
  await finance.staffRefunds.askAgain({
    id: first.refund.id,
    body: { question: 'Nama pemilik tidak cocok.' },
  })
  assert.equal(await readLast(), null)
  const stranger = await cancelledOrder()
  assert.equal((await stranger.api.refunds.ofOrder({ id: stranger.id })).lastAccount, null)
})

test('a paid order cancelled and refunded: account asked, prepared, paid, told to the buyer in plain words', async () => {
  const order = await cancelledOrder()
  const { refund, api, id, invoiceId } = order
  const { toSend, received } = await api.invoices.header({ id: invoiceId })
  assert.deepEqual(received, toSend)
  assert.deepEqual([refund.status, refund.cause], ['awaiting_account', 'cancelled'])
  // With the rupiah of the unique code: all that was paid.
  assert.deepEqual(refund.amount, toSend)
  assert.match(refund.text, /Tulis rekening tujuannya/)
  await expectRefusal(
    api.refunds.setAccount({ id, refundId: refund.id, body: { destination: 'BCA' } }),
    422,
    'input.invalid',
  )
  const named = await api.refunds.setAccount({
    id,
    refundId: refund.id,
    body: { destination },
  })
  assert.deepEqual([named.status, named.destination], ['ready', destination])
  const prepared = await finance.staffRefunds.prepare({
    id: refund.id,
    body: { amount: toSend },
  })
  assert.deepEqual([prepared.status, prepared.preparer], ['approved', 'Fitri Handayani'])
  await expectRefusal(
    api.refunds.setAccount({ id, refundId: refund.id, body: { destination } }),
    409,
    'refund.state',
  )
  const body = { reference: 'BCA 2211-778' }
  const paid = await finance.staffRefunds.pay({ id: refund.id, body })
  assert.equal(paid.status, 'paid')
  await expectRefusal(finance.staffRefunds.pay({ id: refund.id, body }), 409, 'refund.state')
  const [seen] = await refundsOf(order)
  assert.match(seen!.text, /Sudah kami kembalikan ke BCA 5271 882 901 .*, referensi BCA 2211-778/)
  assert.ok(!JSON.stringify(seen).includes('Fitri'))
  const { timeline } = await api.orders.header({ id })
  assert.ok(timeline.some(({ note }) => note?.includes('referensi BCA 2211-778')))
  assert.deepEqual(await templatesTo(order.accountId), ['refund.account', 'refund.paid'])
  const { results: audited } = await admin.audit.list({ query: { search: order.number } })
  const actions = audited.map(({ action }) => action)
  for (const action of ['Siapkan pengembalian dana', 'Catat pengembalian dana'])
    assert.ok(actions.includes(action), action)
})

test('POST /staff/refunds/{id}/prepare: a sen above what was paid is refused with the amount that would do', async () => {
  const { refundId: id, amount } = await readyRefund()
  const more = moneyToJson(sen(moneyFromJson(amount) + 1))
  const failure = await expectRefusal(
    finance.staffRefunds.prepare({ id, body: { amount: more } }),
    422,
    'refund.too_much',
  )
  assert.match(failure.message, /^Paling banyak Rp [\d.,]+:/)
  await expectRefusal(
    finance.staffRefunds.prepare({ id, body: { amount: moneyToJson(rupiah(0)) } }),
    422,
    'refund.nothing',
  )
  assert.equal((await finance.staffRefunds.show({ id })).status, 'ready')
})

test('POST /staff/refunds/{id}/prepare: less leaves the rest as a refund of its own', async () => {
  const order = await readyRefund()
  const part = moneyToJson(rupiah(100_000))
  await finance.staffRefunds.prepare({ id: order.refundId, body: { amount: part } })
  const refunds = await refundsOf(order)
  assert.deepEqual(refunds.map(({ status }) => status).sort(), ['approved', 'ready'])
  const total = refunds.reduce((sum, { amount }) => sum + moneyFromJson(amount), 0)
  assert.equal(total, moneyFromJson(order.amount))
})

test('POST /staff/refunds/{id}/approve: above the limit a second person, never who prepared it; parts need it, too', async () => {
  const order = await readyRefund(120)
  const { refundId: id } = order
  assert.ok(moneyFromJson(order.amount) > rupiah(5_000_000))
  const part = moneyToJson(rupiah(1_000_000))
  const prepared = await finance.staffRefunds.prepare({ id, body: { amount: part } })
  assert.deepEqual([prepared.status, prepared.canApprove], ['awaiting_approval', false])
  const failure = await expectRefusal(finance.staffRefunds.approve({ id }), 422, 'refund.own')
  assert.match(failure.message, /Minta rekan keuangan lain/)
  await expectRefusal(
    finance.staffRefunds.pay({ id, body: { reference: 'BCA 1' } }),
    409,
    'refund.state',
  )
  const sentBack = await admin.staffRefunds.sendBack({
    id,
    body: { reason: 'Rekening beda nama.' },
  })
  assert.equal(sentBack.status, 'ready')
  await expectRefusal(admin.staffRefunds.approve({ id }), 409, 'refund.state')
  await finance.staffRefunds.prepare({ id, body: { amount: part } })
  assert.equal((await admin.staffRefunds.approve({ id })).status, 'approved')
  await expectRefusal(admin.staffRefunds.approve({ id }), 409, 'refund.state')
})

test('POST /staff/refunds/{id}/ask-again: the buyer reads what is wrong, and corrects it', async () => {
  const order = await readyRefund()
  const question = 'Nomor rekeningnya kurang satu angka.'
  await finance.staffRefunds.askAgain({ id: order.refundId, body: { question } })
  const [asked] = await refundsOf(order)
  assert.deepEqual([asked!.status, asked!.question], ['awaiting_account', question])
  assert.deepEqual(await templatesTo(order.accountId), ['refund.account', 'refund.question'])
  const body = { destination: 'BCA 5271 882 9012 a.n. Warsito' }
  await order.api.refunds.setAccount({ id: order.id, refundId: order.refundId, body })
  assert.equal((await refundsOf(order))[0]!.question, null)
})

test('POST /staff/refunds/{id}/pay: of concurrent calls one succeeds', async () => {
  const { refundId: id, amount } = await readyRefund()
  await finance.staffRefunds.prepare({ id, body: { amount } })
  const results = await Promise.allSettled(
    Array.from({ length: 4 }, () =>
      finance.staffRefunds.pay({ id, body: { reference: 'BCA 2211-778' } }),
    ),
  )
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('refunds: a stranger and another order see none of it', async () => {
  const order = await readyRefund()
  const stranger = await createBuyerClient(shop)
  const call = { id: order.id, refundId: order.refundId, body: { destination } }
  await expectRefusal(stranger.api.refunds.ofOrder({ id: order.id }), 404)
  await expectRefusal(stranger.api.refunds.setAccount(call), 404)
  const other = await placeOrder(shop, [{ variant: cement, qty: 20 }])
  await expectRefusal(other.api.refunds.setAccount({ ...call, id: other.id }), 404)
  await expectRefusal(
    sales.staffRefunds.prepare({ id: order.refundId, body: { amount: order.amount } }),
    403,
  )
})

/** An order that was paid by QRIS and cancelled. */
async function cancelledQris() {
  const order = await placeOrder(shop, [{ variant: cement, qty: 20 }], undefined, {
    payment: { paymentType: 'qris' },
  })
  await runGatewayJobs(shop)
  const account = await findAccount(finance, order.number)
  await finance.staffBankSimulator.pay({ id: account.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  await cancel(order.id)
  const [refund] = await refundsOf(order)
  return { ...order, refund: refund!, accountId: order.accountId, nr: account.id }
}

test('refunds.send: what was paid by QRIS goes back through the gateway, once, without a bank account', async () => {
  const order = await cancelledQris()
  const { id, status, isThroughGateway, amount, canSetAccount } = order.refund
  assert.deepEqual([status, isThroughGateway, canSetAccount], ['ready', true, false])
  await finance.staffRefunds.prepare({ id, body: { amount } })
  await expectRefusal(
    finance.staffRefunds.pay({ id, body: { reference: 'BCA 1' } }),
    409,
    'refund.gateway',
  )
  assert.equal((await finance.staffRefunds.send({ id })).status, 'sending')
  await runSend(id)
  await runSend(id)
  const [seen] = await refundsOf(order)
  assert.deepEqual([seen!.status, seen!.reference], ['paid', `refund-${id}`])
  assert.deepEqual(await templatesTo(order.accountId), ['refund.paid'])
})

test('refunds.send: a gateway that refuses for good has the buyer asked for a bank account', async () => {
  const order = await cancelledQris()
  const { id, amount } = order.refund
  await finance.staffRefunds.prepare({ id, body: { amount } })
  await finance.staffRefunds.send({ id })
  // The bank has lost the payment.
  await shop.pool.query('delete from bank_simulator_event where account_nr = $1', [order.nr])
  await runSend(id)
  const [seen] = await refundsOf(order)
  assert.deepEqual([seen!.status, seen!.isThroughGateway], ['awaiting_account', false])
  assert.deepEqual(await templatesTo(order.accountId), ['refund.account'])
})
