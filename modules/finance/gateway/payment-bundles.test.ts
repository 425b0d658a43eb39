import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hours, minutes } from '#platform/clock.ts'
import { moneyFromJson, moneyToJson, sen } from '#platform/money.ts'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { createCompanyBuyer, giveLimit } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { sweepPayments } from './service/sweep.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, { price: 50_000, weightKg: 40, stock: { CBT: 90_000 } })
const signInFinance = () => shop.asStaff('finance@contoh.id')

/** Two invoices on credit terms of one company, and one that is to be paid first. */
async function placeThree() {
  const buyer = await createCompanyBuyer(shop)
  await giveLimit(shop, buyer.companyId, 90_000_000, 'D')
  const placed = []
  for (const [qty, paymentType] of [
    [20, 'tempo'],
    [30, 'tempo'],
    [40, 'transfer'],
  ] as const)
    placed.push(
      await placeOrder(shop, [{ variant: cement, qty }], buyer, { payment: { paymentType } }),
    )
  return { api: buyer.api, placed, invoices: placed.map(({ invoiceId }) => invoiceId) }
}

type Placed = Awaited<ReturnType<typeof placeThree>>

const va = { paymentType: 'va', bank: 'bca' } as const

async function openBundle() {
  const three = await placeThree()
  const bundle = await three.api.paymentBundles.createBundle({
    body: { invoices: three.invoices, ...va },
  })
  const finance = await signInFinance()
  const account = await findAccount(finance, bundle.number)
  return { ...three, bundle, finance, bank: finance.staffBankSimulator, account }
}

const readStatuses = ({ api, invoices }: Pick<Placed, 'api' | 'invoices'>) =>
  Promise.all(invoices.map(async (id) => (await api.invoices.header({ id })).status))

const readBalance = async (account: string) =>
  (await listBalances(shop.deps)).find(({ code }) => code === account)!.balance

test('several invoices: one virtual account for their sum pays all of them, once', async () => {
  const before = await readBalance('gateway')
  const opened = await openBundle()
  const { api, bundle, bank, account, placed } = opened
  const headers = await Promise.all(opened.invoices.map((id) => opened.api.invoices.header({ id })))
  const total = sen(headers.reduce((sum, { amount }) => sum + moneyFromJson(amount), 0))
  assert.deepEqual([bundle.toSend, bundle.payment?.isOpen], [moneyToJson(total), true])
  assert.equal(bundle.invoices.length, 3)
  await bank.pay({ id: account.id, body: { kind: 'exact' } })
  await runGatewayJobs(shop)
  await bank.repeat({ id: account.id, body: {} })
  await runGatewayJobs(shop)
  assert.deepEqual(await readStatuses(opened), ['paid', 'paid', 'paid'])
  assert.equal((await api.paymentBundles.bundle({ id: bundle.id })).status, 'paid')
  assert.equal((await api.orders.header({ id: placed[2]!.id })).status, 'processing')
  assert.equal((await api.credit.own()).credit?.used.amount, '0.00')
  assert.equal((await readBalance('gateway')) - before, total)
  await expectRefusal(
    api.paymentBundles.withdrawBundle({ id: bundle.id, body: {} }),
    409,
    'bundle.closed',
  )
})

test('several invoices: another sum and late money wait for finance, who take late money for all or none', async () => {
  const wrong = await openBundle()
  const more = { amount: '9000000.00', currency: 'IDR' } as const
  await wrong.bank.pay({ id: wrong.account.id, body: { kind: 'other', amount: more } })
  const late = await openBundle()
  await late.bank.pay({ id: late.account.id, body: { kind: 'late' } })
  await runGatewayJobs(shop)
  const { staffPayments } = late.finance
  const { results } = await staffPayments.listUnmatched({ query: {} })
  const rowOf = (number: string) => results.find(({ orderNumber }) => orderNumber === number)!
  const rows = [rowOf(wrong.bundle.number), rowOf(late.bundle.number)]
  assert.deepEqual(
    rows.map(({ verdict, canAccept }) => [verdict, canAccept]),
    [
      ['wrong_amount', false],
      ['late', true],
    ],
  )
  await expectRefusal(
    staffPayments.accept({ id: rows[0]!.id, body: { treatment: 'credited', note: 'Lebih' } }),
    409,
    'payment.not_acceptable',
  )
  const { problem } = await wrong.api.paymentBundles.bundle({ id: wrong.bundle.id })
  assert.match(problem ?? '', /Jangan bayar lagi/)
  assert.deepEqual(await readStatuses(wrong), ['unpaid', 'unpaid', 'unpaid'])
  await staffPayments.accept({ id: rows[1]!.id, body: {} })
  assert.deepEqual(await readStatuses(late), ['paid', 'paid', 'paid'])
})

test('several invoices: what a silent bank does not tell is asked for, and what nobody pays ends', async () => {
  const opened = await openBundle()
  await opened.bank.changeMode({ body: { mode: 'silent' } })
  await opened.bank.pay({ id: opened.account.id, body: { kind: 'exact' } })
  await opened.bank.changeMode({ body: { mode: 'normal' } })
  const unpaid = await openBundle()
  shop.clock.advance(minutes(6))
  await sweepPayments(shop.deps)
  assert.deepEqual(await readStatuses(opened), ['paid', 'paid', 'paid'])
  shop.clock.advance(hours(25))
  await sweepPayments(shop.deps)
  const ended = await unpaid.api.paymentBundles.bundle({ id: unpaid.bundle.id })
  assert.deepEqual([ended.status, ended.payment?.status], ['expired', 'expired'])
  const invoices = unpaid.invoices.slice(0, 2)
  const again = await unpaid.api.paymentBundles.createBundle({ body: { invoices, ...va } })
  assert.equal(again.status, 'open')
})

test('several invoices: an invoice is in one open bundle, and paid otherwise it withdraws the bundle', async () => {
  const opened = await openBundle()
  const { api, placed, invoices, bundle, bank, account } = opened
  await expectRefusal(
    api.paymentBundles.createBundle({
      body: { invoices: invoices.slice(0, 2), paymentType: 'transfer' },
    }),
    409,
    'bundle.taken',
  )
  const stranger = await createBuyerClient(shop)
  await expectRefusal(
    stranger.api.paymentBundles.createBundle({ body: { invoices, ...va } }),
    404,
    'not_found',
  )
  await expectRefusal(stranger.api.paymentBundles.bundle({ id: bundle.id }), 404, 'not_found')
  await bank.changeMode({ body: { mode: 'silent' } })
  await bank.pay({ id: account.id, body: { kind: 'exact' } })
  await bank.changeMode({ body: { mode: 'normal' } })
  await api.orderCancellation.cancel({ id: placed[2]!.id, body: {} } as never)
  assert.equal((await api.paymentBundles.bundle({ id: bundle.id })).status, 'withdrawn')
  // The money came in time, for something that is not due any more.
  await bank.repeat({ id: account.id, body: {} })
  await runGatewayJobs(shop)
  assert.deepEqual(await readStatuses(opened), ['unpaid', 'unpaid', 'void'])
  const { results } = await opened.finance.staffPayments.listUnmatched({ query: {} })
  const row = results.find(({ orderNumber }) => orderNumber === bundle.number)!
  assert.deepEqual([row.verdict, row.canAccept], ['closed', false])
})

test('several invoices: paid alone and together at once, each is settled exactly once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const opened = await openBundle()
    const { api, placed, bundle, bank, account, finance } = opened
    const alone = placed[round % 2]!
    // Straight to the invoice, as finance confirms what came in for it alone.
    const { toSend } = await api.invoices.header({ id: alone.invoiceId })
    await bank.changeMode({ body: { mode: 'silent' } })
    await bank.pay({ id: account.id, body: { kind: 'exact' } })
    await bank.changeMode({ body: { mode: 'normal' } })
    await bank.repeat({ id: account.id, body: {} })
    const results = await Promise.allSettled([
      finance.staffPayments.confirmPayment({ id: alone.id, body: { received: toSend } }),
      runGatewayJobs(shop),
    ])
    assert.equal(results[1].status, 'fulfilled')
    const { rows } = await shop.pool.query<{ id: string; paid: number }>(
      `select invoice_id as id, count(*)::int as paid from invoice_event
       where invoice_id = any($1) and to_status = 'paid' group by 1`,
      [opened.invoices],
    )
    const { status } = await api.paymentBundles.bundle({ id: bundle.id })
    assert.ok(rows.every(({ paid }) => paid === 1))
    if (status === 'paid') {
      assert.equal(rows.length, 3)
      assert.equal(results[0].status, 'rejected')
    } else {
      assert.equal(status, 'withdrawn')
      assert.deepEqual(
        rows.map(({ id }) => id),
        [alone.invoiceId],
      )
      const unmatched = await finance.staffPayments.listUnmatched({ query: {} })
      assert.ok(unmatched.results.some(({ orderNumber }) => orderNumber === bundle.number))
    }
  }
})

test('several invoices: by transfer with a unique code and a proof; sent back, sent again, confirmed as one sum', async () => {
  const { api, placed, invoices } = await placeThree()
  const body = { invoices, paymentType: 'transfer' } as const
  const bundle = await api.paymentBundles.createBundle({ body }, { key: 'gabungan-1' })
  const repeated = await api.paymentBundles.createBundle({ body }, { key: 'gabungan-1' })
  assert.equal(repeated.id, bundle.id)
  assert.ok(bundle.uniqueCode > 0 && bundle.canSendProof)
  const sendProof = () =>
    api.paymentBundles.sendBundleProof({
      id: bundle.id,
      form: {},
      files: { file: makeProofImage() },
    })
  await sendProof()
  assert.deepEqual(await readStatuses({ api, invoices }), Array(3).fill('proof_submitted'))
  const { staffPayments } = await signInFinance()
  const id = placed[2]!.id
  const alone = (await api.invoices.header({ id: invoices[2]! })).toSend
  await expectRefusal(
    staffPayments.confirmPayment({ id, body: { received: alone } }),
    422,
    'payment.amount',
  )
  await staffPayments.rejectProof({ id, body: { reason: 'Buktinya tidak terbaca' } })
  assert.deepEqual(await readStatuses({ api, invoices }), Array(3).fill('unpaid'))
  assert.equal((await sendProof()).canSendProof, false)
  const before = await readBalance('bank')
  await staffPayments.confirmPayment({ id, body: { received: bundle.toSend } })
  assert.deepEqual(await readStatuses({ api, invoices }), Array(3).fill('paid'))
  assert.equal((await readBalance('bank')) - before, moneyFromJson(bundle.toSend))
})
