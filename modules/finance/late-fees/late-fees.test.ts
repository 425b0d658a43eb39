import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, hours, toJakartaDate } from '#platform/clock.ts'
import { formatExact } from '#platform/format.ts'
import { moneyFromJson, multiplyRatio, sen } from '#platform/money.ts'
import { moneyInWords } from '#platform/amount-in-words.ts'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { makeStatement } from '#tests/support/finance/bank-statements.ts'
import { createCompanyBuyer, giveLimit } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { joinLines, readPdfPages } from '#tests/support/documents/pdf-pages.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, { price: 50_000, weightKg: 40, stock: { CBT: 9_000 } })
const signInFinance = () => shop.asStaff('finance@contoh.id')
const today = () => toJakartaDate(shop.clock.now())
const addDays = (count: number) => toJakartaDate(new Date(shop.clock.now().getTime() + days(count)))

await (
  await signInFinance()
).staffLateFees.saveRate({
  body: { from: today(), percentPerDay: 0.1, maxPercent: 1 },
})

/** An invoice on terms of 14 days, which is so many days late. */
async function placeLate(daysLate: number) {
  const buyer = await createCompanyBuyer(shop)
  await giveLimit(shop, buyer.companyId, 50_000_000, 'D')
  const items = [{ variant: cement, qty: 20 }]
  const order = await placeOrder(shop, items, buyer, { payment: { paymentType: 'tempo' } })
  const principal = moneyFromJson((await order.api.invoices.header({ id: order.invoiceId })).amount)
  shop.clock.advance(days(14 + daysLate))
  await runNightly(shop.deps)
  return { ...order, principal }
}

const readFee = async ({ api, invoiceId }: Awaited<ReturnType<typeof placeLate>>) => {
  const { amount, lateFee } = await api.invoices.header({ id: invoiceId })
  return {
    amount: moneyFromJson(amount),
    fee: lateFee ? moneyFromJson(lateFee.amount) : 0,
    days: lateFee?.days ?? 0,
  }
}

const share = (principal: number, thousandths: number) =>
  multiplyRatio(sen(principal), thousandths, 1000)

const readBalance = async (code: string) =>
  (await listBalances(shop.deps)).find((account) => account.code === code)!.balance

test('late fees: each night adds its day once, up to the highest, as part of what is owed, booked as income', async () => {
  const before = { fees: await readBalance('late_fees'), owed: await readBalance('receivables') }
  const late = await placeLate(3)
  const { principal } = late
  assert.deepEqual(await readFee(late), {
    amount: principal + share(principal, 3),
    fee: share(principal, 3),
    days: 3,
  })
  await runNightly(shop.deps)
  await Promise.all([runNightly(shop.deps), runNightly(shop.deps)])
  assert.equal((await readFee(late)).fee, share(principal, 3))
  for (let night = 0; night < 4; night += 1) {
    shop.clock.advance(days(1))
    await runNightly(shop.deps)
  }
  // In steps it costs what it costs at once, to the sen.
  assert.equal((await readFee(late)).fee, share(principal, 7))
  shop.clock.advance(days(60))
  await runNightly(shop.deps)
  const highest = share(principal, 10)
  assert.equal((await readFee(late)).fee, highest)
  const credit = await late.api.credit.own()
  assert.equal(moneyFromJson(credit.credit!.used), principal + highest)
  assert.equal((await readBalance('late_fees')) - before.fees, highest)
  assert.equal((await readBalance('receivables')) - before.owed, principal + highest)
})

test('GET /invoice/ecom/pdf/{id}: nothing is left of a paid invoice with a fee, and its words are those of its sum', async () => {
  const late = await placeLate(2)
  const { api, invoiceId } = late
  const readText = async ({ bytes }: { bytes: Uint8Array }) =>
    (await readPdfPages(bytes)).map(joinLines).join(' ')
  const { amount } = await api.invoices.header({ id: invoiceId })
  // As far as they stand in one line.
  const words = moneyInWords(moneyFromJson(amount)).slice(1, 30)
  const sum = `(Rp) ${formatExact(amount)}`
  const open = await readText(await api.payments.pdf({ id: invoiceId }))
  assert.ok(open.includes(`Sisa tagihan ${sum}`) && open.includes(words), open)
  const fee = await readText(await api.payments.lateFeePdf({ id: invoiceId }))
  assert.ok(fee.includes(`Tagihan dengan denda ${sum}`) && fee.includes(words), fee)
  await api.payments.changeType({ id: invoiceId, body: { paymentType: 'qris' } })
  const finance = await signInFinance()
  const { id } = await findAccount(finance, late.number)
  await finance.staffBankSimulator.pay({ id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  assert.equal((await api.invoices.header({ id: invoiceId })).status, 'paid')
  const paid = await readText(await api.payments.pdf({ id: invoiceId }))
  assert.ok(paid.includes(`Dibayar ${sum}`))
  assert.ok(!paid.includes('Sisa tagihan'))
})

test('late fees: a virtual account asks for the fee until today, and nothing is added while it can be paid', async () => {
  const late = await placeLate(2)
  shop.clock.advance(days(1))
  const { api, invoiceId, principal } = late
  await api.payments.changeType({ id: invoiceId, body: { paymentType: 'va', bank: 'bca' } })
  const asked = principal + share(principal, 3)
  assert.equal((await readFee(late)).amount, asked)
  shop.clock.advance(hours(12))
  await runNightly(shop.deps)
  assert.equal((await readFee(late)).amount, asked)
  const finance = await signInFinance()
  const account = await findAccount(finance, late.number)
  assert.equal(moneyFromJson(account.amount), asked)
  await finance.staffBankSimulator.pay({ id: account.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  const paid = await api.invoices.header({ id: invoiceId })
  assert.deepEqual([paid.status, moneyFromJson(paid.received!)], ['paid', asked])
  assert.equal((await api.credit.own()).credit?.used.amount, '0.00')
})

test('late fees: the days that passed while a payment could be made are counted once it is over', async () => {
  const late = await placeLate(1)
  const { api, invoiceId, principal } = late
  await api.payments.changeType({ id: invoiceId, body: { paymentType: 'qris' } })
  shop.clock.advance(days(4))
  await runNightly(shop.deps)
  assert.equal((await readFee(late)).fee, share(principal, 5))
})

test('late fees: while a proof is checked none is added; refused, its days count', async () => {
  const late = await placeLate(2)
  const { api, id, invoiceId, principal } = late
  await api.payments.changeType({ id: invoiceId, body: { paymentType: 'transfer' } })
  await api.payments.sendProof({ id: invoiceId, files: { file: makeProofImage() } })
  shop.clock.advance(days(2))
  await runNightly(shop.deps)
  assert.equal((await readFee(late)).fee, share(principal, 2))
  const finance = await signInFinance()
  const refusal = await expectRefusal(
    finance.staffLateFees.waive({ id: invoiceId, body: { reason: 'Sudah ditransfer' } }),
    409,
    'late_fee.state',
  )
  assert.match(refusal.message, /Bukti bayarnya sedang diperiksa/)
  await finance.staffPayments.rejectProof({ id, body: { reason: 'Bukan transfer ke kami.' } })
  await runNightly(shop.deps)
  assert.equal((await readFee(late)).fee, share(principal, 4))
})

test('POST /staff/finance/invoices/{id}/late-fee/waive: finance waives it with a reason, once, and on demand for good', async () => {
  const late = await placeLate(3)
  const { api, invoiceId, principal } = late
  const fees = await readBalance('late_fees')
  const finance = await signInFinance()
  const waive = (stop: boolean) =>
    finance.staffLateFees.waive({ id: invoiceId, body: { reason: 'Truk kami terlambat', stop } })
  await assert.rejects(finance.staffLateFees.waive({ id: invoiceId, body: { reason: ' ' } }), {
    status: 422,
  })
  const waived = await waive(false)
  assert.deepEqual(
    [waived.amount.amount, waived.history[0]?.kind, waived.history[0]?.reason],
    ['0.00', 'waived', 'Truk kami terlambat'],
  )
  assert.equal((await readFee(late)).amount, principal)
  assert.equal((await readBalance('late_fees')) - fees, -share(principal, 3))
  const again = await expectRefusal(waive(false), 409, 'late_fee.state')
  assert.match(again.message, /tidak punya denda/)
  await expectRefusal(api.payments.lateFeePdf({ id: invoiceId }), 409, 'invoice.late_fee')
  // The next day is another one.
  shop.clock.advance(days(1))
  await runNightly(shop.deps)
  assert.equal((await readFee(late)).fee, share(principal, 4) - share(principal, 3))
  const { staffLateFees } = await signInFinance()
  const body = { reason: 'Disepakati dengan pembeli', stop: true }
  assert.equal((await staffLateFees.waive({ id: invoiceId, body })).isStopped, true)
  shop.clock.advance(days(2))
  await runNightly(shop.deps)
  assert.deepEqual(await readFee(late), { amount: principal, fee: 0, days: 0 })
})

test('POST /staff/bank-lines/{id}/match: an overdue invoice is settled with the late fee of the day of the money', async () => {
  const late = await placeLate(2)
  const { api, invoiceId, principal } = late
  await api.payments.changeType({ id: invoiceId, body: { paymentType: 'transfer' } })
  const { number, toSend } = await api.invoices.header({ id: invoiceId })
  const day = today()
  shop.clock.advance(days(3))
  await runNightly(shop.deps)
  assert.equal((await readFee(late)).fee, share(principal, 5))
  const finance = await signInFinance()
  const file = makeStatement.bca([{ day, text: 'TRSF E-BANKING CR', amount: toSend }])
  const uploaded = await finance.staffBankStatements.upload({ files: { file } })
  await finance.staffBankStatements.apply({ id: uploaded.id })
  const { results } = await finance.staffBankStatements.lines({ query: { status: 'open' } })
  const line = results.find(({ amount }) => amount.amount === toSend.amount)!
  await finance.staffBankStatements.match({ id: line.id, body: { invoices: [number] } })
  const paid = await api.invoices.header({ id: invoiceId })
  assert.deepEqual([paid.status, paid.received], ['paid', toSend])
  assert.equal(moneyFromJson(paid.lateFee!.amount), share(principal, 2))
})

test('POST /staff/finance/late-fees: rows begin today or later; what has begun stays, and 0 % ends it', async () => {
  const { staffLateFees } = await signInFinance()
  const add = (from: string, percentPerDay: number) =>
    staffLateFees.saveRate({ body: { from, percentPerDay, maxPercent: 5 } })
  const past = await expectRefusal(add(addDays(-1), 0.2), 422, 'late_fee.day')
  assert.match(past.message, /hari ini atau sesudahnya/)
  await assert.rejects(add(addDays(1), 101), { status: 422 })
  await assert.rejects(add(addDays(1), 0.0001), { status: 422 })
  const tomorrow = addDays(1)
  await add(tomorrow, 0.3)
  const { results } = await add(tomorrow, 0)
  assert.deepEqual([results[0]?.from, results[0]?.percentPerDay], [tomorrow, 0])
  assert.equal(results[0]?.hasBegun, false)
  await staffLateFees.removeRate({ body: { from: tomorrow } })
  await expectRefusal(staffLateFees.removeRate({ body: { from: tomorrow } }), 404, 'not_found')
  await add(today(), 0.1)
  const begun = await expectRefusal(
    staffLateFees.removeRate({ body: { from: today() } }),
    409,
    'late_fee.begun',
  )
  assert.match(begun.message, /Tambahkan baris baru dengan 0%/)
  const sales = await shop.asStaff('sales@contoh.id')
  await assert.rejects(sales.staffLateFees.rates(), { status: 403 })
})
