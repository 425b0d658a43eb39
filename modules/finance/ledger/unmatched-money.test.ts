import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson, moneyToJson, rupiah, sum } from '#platform/money.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { makeStatement } from '#tests/support/finance/bank-statements.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'
import { listBalances } from './service/balances.ts'

const { shop, cement, finance } = await setUpStaffOrders()
const bank = finance.staffBankStatements

/** Sen. */
async function readBooks() {
  const balances = new Map(
    (await listBalances(shop.deps)).map(({ code, balance }) => [code, balance]),
  )
  const [month] = (await finance.staffMonths.list()).results
  assert.equal(moneyFromJson(month!.unmatched), balances.get('unmatched'))
  return {
    unmatched: Number(balances.get('unmatched')),
    bank: Number(balances.get('bank')),
    gateway: Number(balances.get('gateway')),
    receivables: Number(balances.get('receivables')),
  }
}

/** What an act changed in the books (sen). */
async function changeOf(act: () => Promise<unknown>) {
  const before = await readBooks()
  await act()
  const after = await readBooks()
  return {
    unmatched: after.unmatched - before.unmatched,
    bank: after.bank - before.bank,
    gateway: after.gateway - before.gateway,
    receivables: after.receivables - before.receivables,
  }
}

const findLine = async (text: string) =>
  (await bank.lines({ query: { count: 50 } })).results.find(({ description }) =>
    description.includes(text),
  )!

test('bank lines: money of the bank is in the books from its import on, as unmatched until it pays or is set aside', async () => {
  const order = await placeOrder(shop, [{ variant: cement, qty: 20 }])
  const { toSend, number } = await order.api.invoices.header({ id: order.invoiceId })
  const stray = rupiah(750_000)
  const file = makeStatement.bca([
    { day: '2026-11-19', text: `TRSF ${number}`, amount: toSend },
    { day: '2026-11-20', text: 'SETORAN', amount: moneyToJson(stray) },
  ])
  const paid = moneyFromJson(toSend)
  const takeIn = async () => {
    const { id } = await bank.upload({ files: { file } })
    await bank.apply({ id })
  }
  const none = { unmatched: 0, bank: 0, gateway: 0, receivables: 0 }
  const cameIn = sum([paid, stray])
  assert.deepEqual(await changeOf(takeIn), { ...none, unmatched: cameIn, bank: cameIn })
  // The same lines in another file are known.
  assert.deepEqual(await changeOf(takeIn), none)

  const { id } = await findLine(number)
  const owed = moneyFromJson((await order.api.invoices.header({ id: order.invoiceId })).amount)
  const match = () => bank.match({ id, body: { invoices: [number] } })
  // The bank has had it: now it is known for what. The rupiah of the unique code are income.
  assert.deepEqual(await changeOf(match), { ...none, unmatched: -paid, receivables: -owed })
  assert.deepEqual(await changeOf(() => bank.undoMatch({ id })), {
    ...none,
    unmatched: paid,
    receivables: owed,
  })
  assert.deepEqual(await changeOf(match), { ...none, unmatched: -paid, receivables: -owed })

  const line = await findLine('SETORAN')
  const setAside = () => bank.setAside({ id: line.id, body: { note: 'Setoran pemilik' } })
  assert.deepEqual(await changeOf(setAside), { ...none, unmatched: -stray, bank: -stray })
  assert.deepEqual(await changeOf(() => bank.reopen({ id: line.id })), {
    ...none,
    unmatched: stray,
    bank: stray,
  })
})

const takeIn = async (lines: Parameters<typeof makeStatement.bca>[0]) => {
  const { id } = await bank.upload({ files: { file: makeStatement.bca(lines) } })
  await bank.apply({ id })
}

const placeConfirmed = async (qty: number) => {
  const order = await placeOrder(shop, [{ variant: cement, qty }])
  const { toSend, number } = await order.api.invoices.header({ id: order.invoiceId })
  await finance.staffPayments.confirmPayment({ id: order.id, body: { received: toSend } })
  return { ...order, toSend, number, paid: moneyFromJson(toSend) }
}

test('bank lines: the money of a payment that finance confirmed by hand before its line came is in the bank once', async () => {
  const none = { unmatched: 0, bank: 0, gateway: 0, receivables: 0 }
  const { id, number, toSend, paid, api } = await placeConfirmed(11)
  const day = '2026-11-20'
  assert.deepEqual(await changeOf(() => takeIn([{ day, text: 'TUNAI A', amount: toSend }])), none)
  const [line] = (await bank.lines({ query: { status: 'matched' } })).results
  assert.deepEqual([line!.invoices, line!.isJoined, line!.undoUntil], [[number], true, null])
  // Now it is taken back there, and there the payment stays.
  const { payment } = await finance.staffPayments.undoablePayment({ id })
  assert.equal(payment?.isOfBankLine, true)
  await expectRefusal(bank.undoMatch({ id: line!.id }), 409, 'payment.undo')
  const open = () => bank.reopen({ id: line!.id })
  assert.deepEqual(await changeOf(open), { ...none, unmatched: paid, bank: paid })
  assert.equal((await api.orders.header({ id })).status, 'processing')
  const { confirmed } = await findLine('TUNAI A')
  assert.deepEqual(confirmed[0]!.invoiceNumbers, [number])
  const match = () => bank.match({ id: line!.id, body: { invoices: [number] } })
  assert.deepEqual(await changeOf(match), { ...none, unmatched: -paid, bank: -paid })
})

test('bank lines: of two lines of one amount none joins a payment by itself; finance says which', async () => {
  const none = { unmatched: 0, bank: 0, gateway: 0, receivables: 0 }
  const { number, toSend, paid } = await placeConfirmed(12)
  const day = '2026-11-20'
  const lines = ['KEMBAR A', 'KEMBAR B'].map((text) => ({ day, text, amount: toSend }))
  const twice = { ...none, unmatched: 2 * paid, bank: 2 * paid }
  assert.deepEqual(await changeOf(() => takeIn(lines)), twice)
  const [first, second] = [await findLine('KEMBAR A'), await findLine('KEMBAR B')]
  for (const { confirmed } of [first, second])
    assert.deepEqual(confirmed[0]!.invoiceNumbers, [number])
  const match = ({ id }: { id: string }) => bank.match({ id, body: { invoices: [number] } })
  assert.deepEqual(await changeOf(() => match(second)), { ...none, unmatched: -paid, bank: -paid })
  await expectRefusal(match(first), 409, 'invoice.state')
  assert.deepEqual((await findLine('KEMBAR A')).confirmed, [])
})

test('gateway: money that no invoice takes is in the books until it is accepted or sent back', async () => {
  const placeOpened = async () => {
    const order = await placeOrder(shop, [{ variant: cement, qty: 20 }], undefined, {
      payment: { paymentType: 'va', bank: 'bca' },
    })
    await runGatewayJobs(shop)
    return { ...order, account: await findAccount(finance, order.number) }
  }
  const none = { unmatched: 0, bank: 0, gateway: 0, receivables: 0 }
  const half = rupiah(500_000)
  const wrong = await placeOpened()
  const late = await placeOpened()
  const due = moneyFromJson((await late.api.invoices.header({ id: late.invoiceId })).amount)
  const came = await changeOf(async () => {
    await finance.staffBankSimulator.pay({
      id: wrong.account.id,
      body: { kind: 'other', amount: moneyToJson(half) },
    })
    await finance.staffBankSimulator.pay({ id: late.account.id, body: { kind: 'late' } })
    await runGatewayJobs(shop)
  })
  const total = sum([half, due])
  assert.deepEqual(came, { ...none, unmatched: total, gateway: total })
  const { results } = await finance.staffPayments.listUnmatched({ query: {} })
  const idOf = (orderId: string) => results.find((row) => row.orderId === orderId)!.id
  assert.deepEqual(
    await changeOf(() =>
      finance.staffPayments.returned({ id: idOf(wrong.id), body: { reference: 'TRF-1' } }),
    ),
    { ...none, unmatched: -half, gateway: -half },
  )
  assert.deepEqual(
    await changeOf(() => finance.staffPayments.accept({ id: idOf(late.id), body: {} })),
    { ...none, unmatched: -due, receivables: -due },
  )
})
