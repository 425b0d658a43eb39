import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { moneyFromJson } from '#platform/money.ts'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { makeStatement } from '#tests/support/finance/bank-statements.ts'
import { createCompanyBuyer, giveLimit } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'

const { shop, cement, finance, sales, prepare } = await setUpStaffOrders()
const payments = finance.staffPayments
const bank = finance.staffBankStatements

/** Two invoices on credit terms and one that is to be paid first, in one payment. */
async function openBundle(method: 'transfer' | 'va' = 'transfer') {
  const buyer = await createCompanyBuyer(shop)
  await giveLimit(shop, buyer.companyId, 500_000_000, 'A')
  const place = (paymentType: 'tempo' | 'transfer', qty: number) =>
    placeOrder(shop, [{ variant: cement, qty }], buyer, { payment: { paymentType } })
  const orders = [await place('tempo', 20), await place('tempo', 30), await place('transfer', 40)]
  const { api } = buyer
  const invoices = orders.map(({ invoiceId }) => invoiceId)
  const choice =
    method === 'va'
      ? ({ paymentType: 'va', bank: 'bca' } as const)
      : ({ paymentType: 'transfer' } as const)
  const { id, number, toSend } = await api.paymentBundles.createBundle({
    body: { invoices, ...choice },
  })
  return { api, orders, invoices, id, number, toSend }
}
type Opened = Awaited<ReturnType<typeof openBundle>>

const sendProof = ({ api, id }: Opened) =>
  api.paymentBundles.sendBundleProof({ id, files: { file: makeProofImage() } })
const readState = async ({ api, orders, id }: Opened) => ({
  bundle: await api.paymentBundles.bundle({ id }),
  invoices: await Promise.all(
    orders.map(({ invoiceId }) => api.invoices.header({ id: invoiceId })),
  ),
  orders: await Promise.all(
    orders.map(async (order) => {
      const { status, expiresAt, actions } = await api.orders.header({ id: order.id })
      return { status, expiresAt, actions }
    }),
  ),
})
const findUndoable = async (id: string) => (await payments.undoablePayment({ id })).payment
const countPaidMails = async ({ orders }: Opened) => {
  const { rows } = await shop.pool.query<{ count: number }>(
    `select count(*)::int as count from message where held_for = any($1)`,
    [orders.map(({ id }) => `paid ${id}`)],
  )
  return rows[0]!.count
}

test('POST /staff/orders/{id}/undo-payment: a transfer for three invoices is taken back as one, from any of them', async () => {
  const opened = await openBundle()
  await sendProof(opened)
  const [before, balances] = [await readState(opened), await listBalances(shop.deps)]
  const confirmAll = () =>
    payments.confirmPayment({ id: opened.orders[0]!.id, body: { received: opened.toSend } })
  await confirmAll()
  assert.equal((await readState(opened)).bundle.status, 'paid')
  assert.ok((await countPaidMails(opened)) > 0)
  const { id } = opened.orders[2]!
  const shown = (await findUndoable(id))!
  assert.deepEqual(shown.bundle, { number: opened.number, invoices: 3 })
  await payments.undoPayment({ id, body: { confirmationId: shown.id } })
  assert.deepEqual(await readState(opened), before)
  assert.deepEqual(await listBalances(shop.deps), balances)
  assert.equal(await countPaidMails(opened), 0)
  assert.equal(await findUndoable(id), null)
  // Confirmed again, an undo that was asked for the first time does not take it back.
  await confirmAll()
  const again = payments.undoPayment({ id, body: { confirmationId: shown.id } })
  await expectRefusal(again, 409, 'payment.undo')
  assert.equal((await readState(opened)).bundle.status, 'paid')
})

test('POST /staff/orders/{id}/undo-payment: what followed for one invoice of a bundle keeps all of them', async () => {
  const opened = await openBundle()
  await sendProof(opened)
  const [onTerms, , paidFirst] = opened.orders
  await payments.confirmPayment({ id: onTerms!.id, body: { received: opened.toSend } })
  const { id: confirmationId } = (await findUndoable(onTerms!.id))!
  const { lines } = await sales.staffOrders.show({ id: paidFirst!.id })
  await prepare(paidFirst!.id, [{ lineId: lines[0]!.id, qty: 5 }])
  assert.equal(await findUndoable(onTerms!.id), null)
  const refused = payments.undoPayment({ id: onTerms!.id, body: { confirmationId } })
  const { message } = await expectRefusal(refused, 409, 'payment.undo')
  assert.ok(message.startsWith(`${paidFirst!.number}: `), message)
  assert.match(message, /Tarik dulu surat jalannya/)
  assert.deepEqual(
    (await readState(opened)).invoices.map(({ status }) => status),
    ['paid', 'paid', 'paid'],
  )
})

test('POST /staff/bank-lines/{id}/undo-match: the line of a bundle waits again, and so does the bundle', async () => {
  const opened = await openBundle()
  const before = await readState(opened)
  const statement = makeStatement.bca([
    { day: '2026-11-20', text: 'TIGA TAGIHAN', amount: opened.toSend },
  ])
  await bank.apply({ id: (await bank.upload({ files: { file: statement } })).id })
  const findLine = async (status: 'open' | 'matched') =>
    (await bank.lines({ query: { status, count: 100 } })).results.find(
      ({ description }) => description === 'TIGA TAGIHAN',
    )
  const { id } = (await findLine('open'))!
  await bank.match({ id, body: { invoices: [opened.number] } })
  assert.ok((await findLine('matched'))?.undoUntil)
  const payment = (await findUndoable(opened.orders[1]!.id))!
  assert.equal(payment.isOfBankLine, true)
  const alone = payments.undoPayment({
    id: opened.orders[1]!.id,
    body: { confirmationId: payment.id },
  })
  assert.match((await expectRefusal(alone, 409, 'payment.undo')).message, /Mutasi bank/)
  await bank.undoMatch({ id })
  assert.deepEqual(await readState(opened), before)
  assert.equal((await findLine('open'))?.id, id)
})

for (const method of ['transfer', 'va'] as const)
  test(`POST /staff/orders/{id}/undo-payment: a bundle by ${method} that the payment had withdrawn is waited for again`, async () => {
    const opened = await openBundle(method)
    const before = await readState(opened)
    const [alone] = opened.orders
    const confirm = async () => {
      const { toSend } = await opened.api.invoices.header({ id: alone!.invoiceId })
      await payments.confirmPayment({ id: alone!.id, body: { received: toSend } })
    }
    const undo = async () => {
      const { id, bundle } = (await findUndoable(alone!.id))!
      assert.equal(bundle, null)
      await payments.undoPayment({ id: alone!.id, body: { confirmationId: id } })
    }
    await confirm()
    assert.equal((await readState(opened)).bundle.status, 'withdrawn')
    await undo()
    assert.deepEqual(await readState(opened), before)
    // Not over what the buyer has begun since with the others.
    await confirm()
    const body = { invoices: opened.invoices.slice(1), paymentType: 'transfer' } as const
    const later = await opened.api.paymentBundles.createBundle({ body })
    await undo()
    assert.equal((await readState(opened)).bundle.status, 'withdrawn')
    assert.equal((await opened.api.paymentBundles.bundle({ id: later.id })).status, 'open')
  })

test('POST /staff/orders/{id}/undo-payment: of ten undos of a bundle from its orders at once one wins, and its sum is booked once', async () => {
  const opened = await openBundle()
  await sendProof(opened)
  const loadBank = async () =>
    (await listBalances(shop.deps)).find(({ code }) => code === 'bank')!.balance
  const inBank = await loadBank()
  const confirmAll = () =>
    payments.confirmPayment({ id: opened.orders[1]!.id, body: { received: opened.toSend } })
  await confirmAll()
  const seen = await Promise.all(
    opened.orders.map(async ({ id }) => ({ id, confirmationId: (await findUndoable(id))!.id })),
  )
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => {
      const { id, confirmationId } = seen[at % 3]!
      return payments.undoPayment({ id, body: { confirmationId } })
    }),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal(await loadBank(), inBank)
  await confirmAll()
  assert.equal(await loadBank(), inBank + moneyFromJson(opened.toSend))
  shop.clock.advance(minutes(11))
  assert.equal(await findUndoable(opened.orders[0]!.id), null)
})

test('POST /staff/orders/{id}/undo-payment: a bundle whose time was over can still be settled by finance', async () => {
  const opened = await openBundle()
  const [alone, , paidFirst] = opened.orders
  const { expiresAt } = (await readState(opened)).bundle
  shop.clock.advance(new Date(expiresAt).getTime() - shop.clock.now().getTime() - minutes(5))
  const { toSend } = await opened.api.invoices.header({ id: alone!.invoiceId })
  await payments.confirmPayment({ id: alone!.id, body: { received: toSend } })
  shop.clock.advance(minutes(6))
  const { id: confirmationId } = (await findUndoable(alone!.id))!
  await payments.undoPayment({ id: alone!.id, body: { confirmationId } })
  assert.equal((await readState(opened)).bundle.status, 'expired')
  assert.equal((await opened.api.orders.header({ id: paidFirst!.id })).status, 'awaiting_payment')
  const statement = makeStatement.bca([
    { day: '2026-11-23', text: 'GABUNGAN TERLAMBAT', amount: opened.toSend },
  ])
  await bank.apply({ id: (await bank.upload({ files: { file: statement } })).id })
  const { results } = await bank.lines({ query: { status: 'open', count: 100 } })
  const { id } = results.find(({ description }) => description === 'GABUNGAN TERLAMBAT')!
  await bank.match({ id, body: { invoices: [opened.number] } })
  assert.equal((await readState(opened)).bundle.status, 'paid')
})
