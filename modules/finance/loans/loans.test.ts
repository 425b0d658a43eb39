import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { moneyFromJson, sum } from '#platform/money.ts'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createLoanGoods } from '#tests/support/lenders/loan-steps.ts'
import {
  confirmLoan,
  createBorrower,
  orderFromKoinworks,
} from '#tests/support/lenders/open-limit.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import { makeWrongCode, readLenderCode } from '#tests/support/lenders/one-time-codes.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { remindOfInstalments } from './service/remind.ts'

const shop = await useTestShop({ connections: 20 })
const { variant, items } = await createLoanGoods(shop)
const signInFinance = () => shop.asStaff('finance@contoh.id')

test('KoinWorks loan: from the order over code and delivery to the payment, the ledger and the last instalment', async () => {
  const buyer = await createBorrower(shop)
  const { api } = buyer
  const { results: methods } = await (async () => {
    await api.cart.add({ body: { product_variant_id: variant, qty: 1 } })
    return api.checkout.paymentMethods()
  })()
  const offered = methods.find(({ code }) => code === 'koinworks')
  assert.deepEqual(
    [offered?.available, offered?.fee.amount, offered?.credit?.free.amount],
    [true, '0.00', '100000000.00'],
  )
  const unopened = methods.find(({ code }) => code === 'credilinq')
  assert.match(unopened!.reason!, /belum punya limit di Credilinq/)
  const { id, loanId, invoiceId } = await orderFromKoinworks(shop, buyer, items())
  const opened = await api.koinworksLoans.payment({ id })
  assert.deepEqual(
    [opened.orderStatus, opened.loan?.status, opened.limit?.used],
    ['awaiting_payment', 'opened', opened.amount],
  )
  for (const { months, instalments } of opened.tenors) {
    assert.equal(instalments.length, months)
    const total = sum(instalments.map(({ amount }) => moneyFromJson(amount)))
    assert.equal(total, moneyFromJson(opened.amount))
  }
  const body = { data: { id: loanId, tenor: 6 } }
  const { sentCode } = await api.koinworksLoans.requestCode({ body })
  assert.equal(sentCode?.guessesLeft, 5)
  const code = await readLenderCode(shop, buyer.accountId)
  const wrong = { body: { data: { id: loanId, code: makeWrongCode(code) } } }
  await expectRefusal(api.koinworksLoans.validateCode(wrong), 422, 'code.wrong')
  const confirmed = await api.koinworksLoans.validateCode({ body: { data: { id: loanId, code } } })
  assert.deepEqual(
    [confirmed.orderStatus, confirmed.loan?.status, confirmed.payBefore],
    ['awaiting_confirmation', 'submitted', null],
  )
  await runLenderJobs(shop)
  assert.equal((await api.koinworksLoans.payment({ id })).loan?.status, 'approved')
  const confirm = { body: { data: { id: loanId, confirm: true as const } } }
  await api.koinworksLoans.confirmDelivery(confirm)
  await api.koinworksLoans.confirmDelivery(confirm)
  await runLenderJobs(shop)
  const paid = await api.koinworksLoans.payment({ id })
  assert.deepEqual([paid.orderStatus, paid.loan?.status], ['processing', 'paid'])
  assert.equal((await api.invoices.header({ id: invoiceId })).status, 'paid')
  const loan = paid.loan!
  assert.equal(loan.instalments.length, 6)
  assert.equal(
    sum(loan.instalments.map(({ amount }) => moneyFromJson(amount))),
    moneyFromJson(loan.total!),
  )
  assert.ok(loan.repayTo?.includes('KoinWorks'))
  const finance = await signInFinance()
  const accounts = await listBalances(shop.deps)
  assert.equal(
    accounts.find(({ code: account }) => account === 'lenders')?.balance,
    moneyFromJson(paid.amount),
  )
  for (let number = 1; number <= 6; number += 1) {
    const { loans } = await finance.staffLenderSimulator.show()
    await finance.staffLenderSimulator.driveLoan({ id: loans[0]!.id, body: { step: 'repaid' } })
    await runLenderJobs(shop)
  }
  const repaid = await api.koinworksLoans.payment({ id })
  assert.equal(repaid.loan?.status, 'repaid')
  assert.ok(repaid.loan.instalments.every(({ paidAt }) => paidAt !== null))
  const { results } = await api.loans.list({ query: {} })
  assert.deepEqual(
    results.map((each) => [each.id, each.isOwn, each.status]),
    [[loanId, true, 'repaid']],
  )
  const { trail } = await finance.staffLoans.show({ id: loanId })
  assert.ok(trail.some(({ action }) => action === 'Minta pencairan'))
  const phone = (await api.orders.shipping({ id })).delivery.contactPhone
  assert.ok(!JSON.stringify(trail).includes(phone))
})

test('loans-remind: before, on and after the due day of an instalment, each once', async () => {
  const buyer = await createBorrower(shop)
  const { loanId } = await orderFromKoinworks(shop, buyer, items())
  await confirmLoan(shop, buyer, loanId)
  await buyer.api.koinworksLoans.confirmDelivery({ body: { data: { id: loanId, confirm: true } } })
  await runLenderJobs(shop)
  const subjects = async () => {
    const { rows } = await shop.pool.query<{ subject: string }>(
      `select subject from message join account on lower(account.email) = recipient
       where account.id = $1 and template = 'loan.reminder' and channel = 'mail' order by message.nr`,
      [buyer.accountId],
    )
    return rows.map(({ subject }) => subject.replace(/ untuk \S+/, ''))
  }
  for (let day = 0; day < 38; day += 1) {
    shop.clock.advance(days(1))
    await Promise.all([remindOfInstalments(shop.deps), remindOfInstalments(shop.deps)])
  }
  assert.deepEqual(await subjects(), [
    'Cicilan KoinWorks jatuh tempo 3 hari lagi',
    'Cicilan KoinWorks jatuh tempo hari ini',
    'Cicilan KoinWorks lewat jatuh tempo 3 hari',
    'Cicilan KoinWorks lewat jatuh tempo 7 hari',
  ])
  const { results } = await buyer.api.loans.list({ query: {} })
  assert.deepEqual(
    results[0]?.instalments.map(({ daysLate }) => daysLate > 0),
    [true, false, false],
  )
  assert.equal(results[0]?.instalments[0]?.daysLate, 8)
})

test('GET /customer/my/loans: page by page, the newest first, and nothing of other companies', async () => {
  const buyer = await createBorrower(shop)
  const other = await createBorrower(shop)
  await orderFromKoinworks(shop, other, items(1))
  const opened: string[] = []
  for (let order = 0; order < 5; order += 1)
    opened.unshift((await orderFromKoinworks(shop, buyer, items(1))).loanId)
  const listed: string[] = []
  for (const page of [0, 1, 2]) {
    const { results, ...list } = await buyer.api.loans.list({ query: { page, count: 2 } })
    assert.deepEqual(list, { page, count: 2, total: 5, totalIsExact: true })
    listed.push(...results.map(({ id }) => id))
  }
  assert.deepEqual(listed, opened)
})

test('POST /so/ecom: a loan is for companies', async () => {
  const retail = await createBuyerClient(shop)
  const order = placeOrder(shop, items(1), retail, { payment: { paymentType: 'koinworks' } })
  await expectRefusal(order, 422, 'loan.none')
  await retail.api.cart.add({ body: { product_variant_id: variant, qty: 1 } })
  const { results } = await retail.api.checkout.paymentMethods()
  assert.ok(!results.some(({ code }) => code === 'koinworks'))
})
