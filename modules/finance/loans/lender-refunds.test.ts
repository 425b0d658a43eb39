import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { moneyFromJson, moneyToJson, sen, sum, type Money } from '#platform/money.ts'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { setUpLenderOrders, type LenderOrder } from '#tests/support/lenders/lender-orders.ts'
import { setKoinworksMode } from '#tests/support/lenders/loan-steps.ts'
import { createBorrower, type Borrower } from '#tests/support/lenders/open-limit.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { sweepLoans } from './service/sweep-loans.ts'

const shop = await useTestShop({ connections: 20 })
const { finance, placePaid, findSimulated, repay, cancel, deliver, giveBack } =
  await setUpLenderOrders(shop)

const refundsOf = async ({ api }: Borrower, { id }: LenderOrder) =>
  (await api.refunds.ofOrder({ id })).results

async function payRefund(id: string, amount: Money): Promise<void> {
  await finance.staffRefunds.prepare({ id, body: { amount: moneyToJson(amount) } })
  await finance.staffRefunds.pay({ id, body: { reference: 'BCA 5512' } })
}

const findUsed = async ({ api }: Borrower) => {
  const { results } = await api.lenders.limits()
  return moneyFromJson(results.find(({ lender }) => lender === 'koinworks')!.used!)
}

const readPlan = async ({ api }: Borrower, { id }: LenderOrder) => {
  const { loan } = await api.koinworksLoans.payment({ id })
  const owed = loan!.instalments
    .filter(({ paidAt }) => paidAt === null)
    .map(({ amount, returned }) => moneyFromJson(amount) - moneyFromJson(returned))
  return { status: loan!.status, instalments: loan!.instalments, owed: sum(owed.map(sen)) }
}

/** What the built-in KoinWorks says that it was sent back of an order. */
async function listSentBack(order: LenderOrder): Promise<[Money, string][]> {
  const { returns } = await findSimulated(order)
  return returns.map(({ amount, transfer }) => [moneyFromJson(amount), transfer])
}

/** The newest e-mail of a template. */
async function readEmail(template: string): Promise<string> {
  const { rows } = await shop.pool.query<{ body_text: string }>(
    `select body_text from message where template = $1 and channel = 'mail' order by nr desc limit 1`,
    [template],
  )
  return rows[0]!.body_text
}

test('cancelled after KoinWorks has paid: the money goes to KoinWorks, the last instalments first, and the limit is free again', async () => {
  const buyer = await createBorrower(shop)
  const order = await placePaid(buyer)
  const paid = moneyFromJson((await buyer.api.koinworksLoans.payment({ id: order.id })).amount)
  const before = await readPlan(buyer, order)
  assert.equal(await findUsed(buyer), paid)
  await cancel(order)
  const [refund, ...none] = await refundsOf(buyer, order)
  assert.deepEqual(none, [])
  assert.deepEqual(
    [refund!.status, refund!.lenderName, refund!.canSetAccount, moneyFromJson(refund!.amount)],
    ['ready', 'KoinWorks', false, paid],
  )
  assert.match(refund!.text, /KoinWorks yang membayar pesanan ini.*cicilan Anda di sana berkurang/)
  assert.match(
    await readEmail('refund.lender'),
    /dananya kembali ke sana dan cicilan Anda berkurang sebesar itu.*bayar cicilan seperti biasa/s,
  )
  const { id } = refund!
  const account = { destination: 'BCA 5271 882 901 a.n. Warsito' }
  const own = buyer.api.refunds.setAccount({ id: order.id, refundId: id, body: account })
  await expectRefusal(own, 409, 'refund.lender')
  await expectRefusal(finance.staffRefunds.setAccount({ id, body: account }), 409, 'refund.lender')
  const question = 'Tulis rekening Anda.'
  const ask = finance.staffRefunds.askAgain({ id, body: { question } })
  await expectRefusal(ask, 409, 'refund.lender')
  const { results: tasks } = await finance.staffToday.list({ query: { kind: 'refund' } })
  assert.match(tasks.find(({ path }) => path.endsWith(id))!.reason, /^Untuk KoinWorks/)
  const { destination } = await finance.staffRefunds.show({ id })
  assert.match(destination!, /^KoinWorks, Virtual account KoinWorks 8808/)
  assert.deepEqual(await readPlan(buyer, order), before)
  await payRefund(id, paid)
  await runLenderJobs(shop)
  const after = await readPlan(buyer, order)
  assert.equal(after.owed, before.owed - paid)
  assert.deepEqual(
    after.instalments.map(({ paidAt }) => paidAt !== null),
    [false, true, true],
  )
  assert.equal(await findUsed(buyer), after.owed)
  assert.deepEqual(await listSentBack(order), [[paid, 'BCA 5512']])
  const [seen] = await refundsOf(buyer, order)
  assert.match(seen!.text, /Sudah kami kembalikan ke KoinWorks, referensi BCA 5512. Cicilan/)
  assert.match(
    await readEmail('refund.paid'),
    /ke KoinWorks, sehingga cicilan Anda di sana berkurang/,
  )
  const balances = await listBalances(shop.deps)
  assert.equal(balances.find(({ code }) => code === 'refunds')!.balance, 0)
})

test('cancelled after an instalment: KoinWorks gets what is still owed there, the buyer the rest, to the sen', async () => {
  const buyer = await createBorrower(shop)
  const order = await placePaid(buyer)
  const paid = moneyFromJson((await buyer.api.koinworksLoans.payment({ id: order.id })).amount)
  await repay(order)
  const { owed } = await readPlan(buyer, order)
  assert.ok(owed > 0 && owed < paid)
  await cancel(order)
  const refunds = await refundsOf(buyer, order)
  assert.deepEqual(
    refunds
      .map((each) => [each.lenderName, each.status, moneyFromJson(each.amount)])
      .sort((one, other) => String(one[0]).localeCompare(String(other[0]))),
    [
      ['KoinWorks', 'ready', owed],
      [null, 'awaiting_account', paid - owed],
    ],
  )
  await payRefund(refunds.find(({ lenderName }) => lenderName)!.id, owed)
  await runLenderJobs(shop)
  const after = await readPlan(buyer, order)
  assert.deepEqual([after.status, after.owed], ['repaid', 0])
  assert.equal(await findUsed(buyer), 0)
})

test('repaid while a refund waits: no more than is owed goes to KoinWorks, and once all is repaid it is the buyer’s', async () => {
  const buyer = await createBorrower(shop)
  const order = await placePaid(buyer)
  await cancel(order)
  const [refund] = await refundsOf(buyer, order)
  const { id, amount } = refund!
  await repay(order)
  const prepare = () => finance.staffRefunds.prepare({ id, body: { amount } })
  const less = await expectRefusal(prepare(), 422, 'refund.too_much')
  assert.match(less.message, /Sisa cicilan di KoinWorks tinggal Rp/)
  await repay(order)
  const { owed } = await readPlan(buyer, order)
  await finance.staffRefunds.prepare({ id, body: { amount: moneyToJson(owed) } })
  const parts = await refundsOf(buyer, order)
  assert.deepEqual(
    parts.map((each) => [each.lenderName, each.status]).sort(),
    [
      ['KoinWorks', 'approved'],
      [null, 'awaiting_account'],
    ].sort(),
  )
  await repay(order)
  const body = { question: 'Cicilan Anda sudah lunas. Tulis rekening Anda.' }
  await finance.staffRefunds.askAgain({ id, body })
  const total = sum((await refundsOf(buyer, order)).map((each) => moneyFromJson(each.amount)))
  assert.equal(total, moneyFromJson(amount))
  assert.ok((await refundsOf(buyer, order)).every((each) => each.lenderName === null))
})

test('repaid between approval and transfer: finance reads what KoinWorks has to give back, which is no unmatched money', async () => {
  const buyer = await createBorrower(shop)
  const order = await placePaid(buyer)
  await cancel(order)
  const [refund] = await refundsOf(buyer, order)
  const { id, amount } = refund!
  await finance.staffRefunds.prepare({ id, body: { amount } })
  await repay(order)
  await finance.staffRefunds.pay({ id, body: { reference: 'BCA 5513' } })
  await runLenderJobs(shop)
  const { results } = await finance.staffLoans.list({ query: { search: order.number } })
  const [loan] = results
  assert.match(loan!.discrepancy!, /^KoinWorks menerima Rp .* lebih dari sisa cicilan/)
  assert.equal(moneyFromJson(loan!.unmatchedAmount), 0)
  const tasks = await finance.staffToday.list({ query: { kind: 'loan' } })
  const task = tasks.results.find(({ number }) => number === order.number)
  assert.equal(task!.reason, loan!.discrepancy)
})

test('KoinWorks is down when money was sent back: the plan is right at once, and KoinWorks hears of it once it is back', async () => {
  const buyer = await createBorrower(shop)
  const order = await placePaid(buyer)
  await cancel(order)
  const [refund] = await refundsOf(buyer, order)
  const amount = moneyFromJson(refund!.amount)
  const { owed } = await readPlan(buyer, order)
  await payRefund(refund!.id, amount)
  await setKoinworksMode(shop, 'down')
  await assert.rejects(runLenderJobs(shop), { name: 'LenderError' })
  assert.equal((await readPlan(buyer, order)).owed, owed - amount)
  await setKoinworksMode(shop, 'normal')
  for (let time = 0; time < 2; time += 1) {
    shop.clock.advance(minutes(11))
    await sweepLoans(shop.deps)
    await runLenderJobs(shop)
  }
  assert.deepEqual(await listSentBack(order), [[amount, 'BCA 5512']])
  assert.equal((await readPlan(buyer, order)).owed, owed - amount)
})

test('goods of an order that KoinWorks has paid come back: their money goes to KoinWorks, too', async () => {
  const buyer = await createBorrower(shop)
  const order = await placePaid(buyer)
  const lineId = await deliver(order)
  const { owed } = await readPlan(buyer, order)
  await giveBack(order, lineId)
  const [refund, ...none] = await refundsOf(buyer, order)
  assert.deepEqual([refund!.lenderName, refund!.cause, none], ['KoinWorks', 'returned', []])
  assert.equal((await readPlan(buyer, order)).owed, owed - moneyFromJson(refund!.amount))
  const [sentBack] = await listSentBack(order)
  assert.equal(sentBack![0], moneyFromJson(refund!.amount))
})
