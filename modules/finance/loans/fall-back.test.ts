import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { moneyFromJson } from '#platform/money.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { loadBalances } from '#tests/support/finance/ledger.ts'
import {
  createLoanGoods,
  setKoinworksMode,
  tellOfLoans,
} from '#tests/support/lenders/loan-steps.ts'
import {
  confirmLoan,
  createBorrower,
  orderFromKoinworks,
} from '#tests/support/lenders/open-limit.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { sweepLoans } from './service/sweep-loans.ts'
import { updateLoan } from './store/loans.ts'

const shop = await useTestShop({ connections: 20 })
const { variant, items, countHeld } = await createLoanGoods(shop)
const signInFinance = () => shop.asStaff('finance@contoh.id')

test('KoinWorks loan: refused, the order keeps its stock and is paid by transfer or anything else', async () => {
  const buyer = await createBorrower(shop)
  const { api } = buyer
  const before = await countHeld()
  const { id, loanId, invoiceId } = await orderFromKoinworks(shop, buyer, items())
  const held = await countHeld()
  assert.equal(held, before + 20)
  await setKoinworksMode(shop, 'silent')
  await confirmLoan(shop, buyer, loanId)
  await shop.pool.query(`update lender_simulator set mode = 'normal' where lender = 'koinworks'`)
  const finance = await signInFinance()
  await tellOfLoans(shop)
  const { loans } = await finance.staffLenderSimulator.show()
  const reason = 'Belum ada kontrak baru.'
  await finance.staffLenderSimulator.driveLoan({
    id: loans[0]!.id,
    body: { step: 'refused', reason },
  })
  await runLenderJobs(shop)
  const refused = await api.koinworksLoans.payment({ id })
  assert.deepEqual(
    [refused.orderStatus, refused.loan?.status, refused.loan?.reason],
    ['awaiting_payment', 'refused', reason],
  )
  assert.ok(refused.payBefore)
  const { timeline } = await api.orders.header({ id })
  // Nothing says that it was paid.
  assert.deepEqual(
    timeline.slice(-2).map(({ note }) => note),
    [`KoinWorks tidak mencairkan dananya. ${reason}`, 'Cara bayar diganti ke transfer bank.'],
  )
  assert.equal(await countHeld(), held)
  const payment = await api.payments.ofOrder({ id })
  assert.deepEqual([payment.paymentType, payment.canChange], ['transfer', true])
  const { results: ofOrder } = await api.loans.list({ query: { orderId: id } })
  assert.deepEqual(
    ofOrder.map((loan) => [loan.id, loan.status, loan.reason]),
    [[loanId, 'refused', reason]],
  )
  const { uniqueCode } = await api.invoices.header({ id: invoiceId })
  assert.ok(uniqueCode > 0)
  const { rows } = await shop.pool.query<{ subject: string }>(
    `select subject from message where template = 'loan.refused' and channel = 'mail' order by nr desc limit 1`,
  )
  assert.match(rows[0]!.subject, /^KoinWorks tidak mencairkan dana/)
  const chosen = await api.payments.choosePayment({ body: { id, paymentType: 'va', bank: 'bca' } })
  assert.equal(chosen.paymentType, 'va')
})

test('KoinWorks loan: down in each step it says so, the order waits or is paid otherwise, and nothing is lost', async () => {
  const buyer = await createBorrower(shop)
  const { api } = buyer
  const { id, loanId } = await orderFromKoinworks(shop, buyer, items())
  await setKoinworksMode(shop, 'down')
  await confirmLoan(shop, buyer, loanId)
  await assert.rejects(runLenderJobs(shop), { name: 'LenderError' })
  const waiting = await api.koinworksLoans.payment({ id })
  assert.deepEqual(
    [waiting.isDown, waiting.loan?.sentAt, waiting.orderStatus],
    [true, null, 'awaiting_confirmation'],
  )
  await api.cart.add({ body: { product_variant_id: variant, qty: 1 } })
  const { results } = await api.checkout.paymentMethods()
  const koinworks = results.find(({ code }) => code === 'koinworks')
  assert.deepEqual(
    [koinworks?.available, koinworks?.reason],
    [false, 'KoinWorks sedang tidak menjawab. Coba lagi nanti.'],
  )
  assert.equal(results.find(({ code }) => code === 'transfer')?.available, true)
  for (const { id: line } of (await api.cart.show()).lines) await api.cart.remove({ id: line })
  const delivered = { body: { data: { id: loanId, confirm: true as const } } }
  await api.koinworksLoans.confirmDelivery(delivered)
  await assert.rejects(runLenderJobs(shop), { name: 'LenderError' })
  await setKoinworksMode(shop, 'silent')
  shop.clock.advance(minutes(11))
  await sweepLoans(shop.deps)
  await runLenderJobs(shop)
  shop.clock.advance(minutes(11))
  await sweepLoans(shop.deps)
  assert.equal((await api.koinworksLoans.payment({ id })).orderStatus, 'processing')
  await setKoinworksMode(shop, 'normal')
  const other = await orderFromKoinworks(shop, buyer, items())
  await setKoinworksMode(shop, 'down')
  await confirmLoan(shop, buyer, other.loanId)
  const withdrawn = await api.koinworksLoans.withdraw({ body: { data: { id: other.loanId } } })
  assert.deepEqual([withdrawn.orderStatus, withdrawn.loan], ['awaiting_payment', null])
  assert.equal((await api.payments.ofOrder({ id: other.id })).paymentType, 'transfer')
  await setKoinworksMode(shop, 'normal')
  await shop.pool.query(
    `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
     where task.id = job.task_id and task.identifier like 'loans.%'`,
  )
})

test('KoinWorks loan: cancelled or paid otherwise, the limit is free again; money that comes all the same waits for finance', async () => {
  const buyer = await createBorrower(shop)
  const { api } = buyer
  const free = async () =>
    (await api.lenders.limits()).results.find(({ lender }) => lender === 'koinworks')?.free?.amount
  const switched = await orderFromKoinworks(shop, buyer, items())
  assert.notEqual(await free(), '100000000.00')
  await api.payments.choosePayment({ body: { id: switched.id, paymentType: 'transfer' } })
  assert.equal(await free(), '100000000.00')
  const back = await api.payments.choosePayment({
    body: { id: switched.id, paymentType: 'koinworks' },
  })
  assert.equal(back.paymentType, 'koinworks')
  const { loan } = await api.koinworksLoans.payment({ id: switched.id })
  await confirmLoan(shop, buyer, loan!.id)
  await api.koinworksLoans.confirmDelivery({ body: { data: { id: loan!.id, confirm: true } } })
  await tellOfLoans(shop)
  const finance = await signInFinance()
  const { loans } = await finance.staffLenderSimulator.show()
  await finance.staffLenderSimulator.driveLoan({ id: loans[0]!.id, body: { step: 'paid' } })
  await api.orderCancellation.cancel({ id: switched.id, body: { reason: 'Salah pesan' } })
  await runLenderJobs(shop)
  assert.equal(await free(), '100000000.00')
  const shown = await finance.staffLoans.show({ id: loan!.id })
  assert.deepEqual([shown.status, shown.discrepancy !== null], ['cancelled', true])
  const { results } = await finance.staffToday.list({ query: { kind: 'loan' } })
  assert.ok(results.some(({ path }) => path.endsWith(loan!.id)))
  const books = () => loadBalances(shop)
  const before = await books()
  const amount = shown.unmatchedAmount
  assert.equal(amount.amount, loan!.amount.amount)
  const note = 'Dikembalikan ke KoinWorks lewat transfer.'
  const close = (body: { outcome?: 'returned'; amount?: typeof amount }) =>
    finance.staffLoans.resolveDiscrepancy({ id: loan!.id, body: { note, amount, ...body } })
  await expectRefusal(close({}), 422, 'loan.outcome')
  const less = { ...amount, amount: '1.00' }
  await expectRefusal(close({ outcome: 'returned', amount: less }), 409, 'loan.state')
  assert.deepEqual(await books(), before)
  const presses = await Promise.allSettled([1, 2, 3].map(() => close({ outcome: 'returned' })))
  assert.equal(presses.filter(({ status }) => status === 'fulfilled').length, 1)
  const after = await books()
  assert.deepEqual(
    [after['lenders'], after['unmatched']],
    [before['lenders']! - moneyFromJson(amount), before['unmatched']! - moneyFromJson(amount)],
  )
  await expectRefusal(close({ outcome: 'returned' }), 409, 'loan.state')
  assert.deepEqual(await books(), after)
})

test('loan discrepancy: the release before reads and writes it under its former names', async () => {
  const buyer = await createBorrower(shop)
  const { loanId } = await orderFromKoinworks(shop, buyer, items())
  const finance = await signInFinance()
  const reason = 'KoinWorks mencatat pokok yang lain.'
  await shop.pool.query('update loan set misfit = $2 where id = $1', [loanId, reason])
  assert.equal((await finance.staffLoans.show({ id: loanId })).discrepancy, reason)
  await updateLoan(shop.db, loanId, { discrepancyResolvedAt: shop.clock.now() })
  const { rows } = await shop.pool.query(
    'select misfit as reason, misfit_done_at as "resolvedAt" from loan where id = $1',
    [loanId],
  )
  assert.deepEqual(rows, [{ reason, resolvedAt: shop.clock.now() }])
})
