import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Api } from '#modules/client.ts'
import { moneyFromJson, moneyToJson, sen, sum, type MoneyJson } from '#platform/money.ts'
import { computeRounding, computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { makeStatement } from '#tests/support/finance/bank-statements.ts'
import {
  answerNegotiation,
  beginNegotiation,
  buildNegotiationOrder,
  createNegotiatingBuyer,
  decideNegotiation,
} from '#tests/support/orders/negotiations.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { splitBundle } from './rules/payment-bundle.ts'
import { splitReceived } from './rules/payment-difference.ts'

const shop = await useTestShop()
const sales = await shop.asStaff('sales@contoh.id')
const finance = await shop.asStaff('finance@contoh.id')
const cement = await createProduct(shop.db, { price: 54_500, stock: { CBT: 90_000 } })

/** Rupiah before PPN of a sack: with PPN the totals of most quantities have sen. */
const PRICE = 47_333.33

type Buyer = Awaited<ReturnType<typeof createNegotiatingBuyer>>

/** An order at agreed prices before PPN, whose total has sen. */
async function placeNegotiated(buyer: Buyer, qty = 13) {
  const { api } = buyer
  const id = await beginNegotiation(buyer, { [cement]: [qty, PRICE - 1] })
  await answerNegotiation(sales, id, [PRICE], { freight: 275_000 })
  await decideNegotiation(api, id, ['accept'])
  const body = await buildNegotiationOrder(api, id, buyer.addressId)
  const placed = await api.negotiations.placeOrder({ body })
  const total = moneyFromJson((await api.orders.header({ id: placed.id })).totals.total)
  assert.notEqual(total % 100, 0, 'the total has sen')
  return { ...placed, total, whole: Math.ceil(total / 100) * 100 }
}

const readInvoice = async (api: Api, id: string) => {
  const { amount, toSend, uniqueCode, status, received } = await api.invoices.header({ id })
  return {
    status,
    uniqueCode,
    amount: moneyFromJson(amount),
    toSend: moneyFromJson(toSend),
    received: received && moneyFromJson(received),
  }
}

const readBalances = async (...codes: string[]): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await listBalances(shop.deps)).flatMap(({ code, balance }) =>
      codes.includes(code) ? [[code, balance]] : [],
    ),
  )

test('a transfer of a total with sen: whole rupiah are asked for, and only they are taken', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const { id, invoiceId, total, whole } = await placeNegotiated(buyer)
  const asked = await readInvoice(buyer.api, invoiceId)
  assert.deepEqual([asked.amount, asked.toSend], [total, whole + asked.uniqueCode * 100])
  const confirm = (received: MoneyJson) =>
    finance.staffPayments.confirmPayment({ id, body: { received } })
  const withSen = moneyToJson(sen(total + asked.uniqueCode * 100))
  await expectRefusal(confirm(withSen), 422, 'payment.amount')
  const before = await readBalances('bank', 'differences')
  const { toSend } = await buyer.api.invoices.header({ id: invoiceId })
  await confirm(toSend)
  const paid = await readInvoice(buyer.api, invoiceId)
  assert.deepEqual(
    [paid.status, paid.amount, paid.received],
    ['paid', total, moneyFromJson(toSend)],
  )
  const after = await readBalances('bank', 'differences')
  assert.equal(after.bank! - before.bank!, moneyFromJson(toSend))
  assert.equal(after.differences! - before.differences!, moneyFromJson(toSend) - total)
  assert.equal(
    moneyFromJson((await buyer.api.orders.header({ id })).totals.total),
    total,
    'the order stays as agreed',
  )
})

for (const payment of [{ paymentType: 'va', bank: 'bca' }, { paymentType: 'qris' }] as const)
  test(`${payment.paymentType}: a total with sen is asked for in whole rupiah, and pays the order`, async () => {
    const buyer = await createNegotiatingBuyer(shop)
    const { id, number, invoiceId, total, whole } = await placeNegotiated(buyer)
    await buyer.api.payments.choosePayment({ body: { id, ...payment } })
    await runGatewayJobs(shop)
    const account = await findAccount(finance, number)
    assert.equal(moneyFromJson(account.amount), whole)
    assert.equal(moneyFromJson((await buyer.api.payments.ofOrder({ id })).toSend), whole)
    await finance.staffBankSimulator.pay({ id: account.id, body: { kind: 'exact' } })
    await runGatewayJobs(shop)
    const paid = await readInvoice(buyer.api, invoiceId)
    assert.deepEqual([paid.status, paid.amount, paid.received], ['paid', total, whole])
  })

for (const method of ['transfer', 'va'] as const)
  test(`several invoices with sen by ${method}: their sum is rounded once, and pays all of them`, async () => {
    const buyer = await createNegotiatingBuyer(shop)
    const placed = [
      await placeNegotiated(buyer),
      await placeNegotiated(buyer, 17),
      await placeNegotiated(buyer, 19),
    ]
    const total = placed.reduce((sum, each) => sum + each.total, 0)
    const { id, toSend, uniqueCode, number } = await buyer.api.paymentBundles.createBundle({
      body: {
        invoices: placed.map(({ invoiceId }) => invoiceId),
        paymentType: method,
        ...(method === 'va' ? { bank: 'bca' } : {}),
      },
    })
    assert.equal(moneyFromJson(toSend), Math.ceil(total / 100) * 100 + uniqueCode * 100)
    if (method === 'transfer') {
      const line = { day: '2026-11-20', text: `TRSF ${number}`, amount: toSend }
      const { staffBankStatements: bank } = finance
      const uploaded = await bank.upload({ files: { file: makeStatement.bca([line]) } })
      await bank.apply({ id: uploaded.id })
      const { results } = await bank.lines({ query: { count: 50 } })
      const found = results.find(({ description }) => description.includes(number))!
      assert.deepEqual(
        found.suggestions.slice(0, 1).map((each) => [each.invoiceNumber, each.isExact]),
        [[number, true]],
      )
      await bank.match({ id: found.id, body: { invoices: [number] } })
    } else {
      await runGatewayJobs(shop)
      const account = await findAccount(finance, number)
      await finance.staffBankSimulator.pay({ id: account.id, body: { kind: 'exact' } })
      await runGatewayJobs(shop)
    }
    const { status } = await buyer.api.paymentBundles.bundle({ id })
    const paid = await Promise.all(placed.map((each) => readInvoice(buyer.api, each.invoiceId)))
    assert.equal(status, 'paid')
    assert.equal(
      paid.reduce((sum, { received }) => sum + received!, 0),
      moneyFromJson(toSend),
    )
  })

const totals = fc.record({
  amount: fc.integer({ min: 0, max: 1e13 }).map(sen),
  uniqueCode: fc.integer({ min: 0, max: 999 }),
})

test('computeTransferAmount: whole rupiah, less than one above the total, and the same in SQL, for any total', async () => {
  const samples = fc.sample(totals, { seed: 14, numRuns: 5_000 })
  for (const { amount, uniqueCode } of samples) {
    const transfer = computeTransferAmount({ amount, uniqueCode })
    assert.equal(transfer % 100, 0)
    const rounding = transfer - uniqueCode * 100 - amount
    assert.equal(rounding, computeRounding(amount))
    assert.ok(rounding >= 0 && rounding < 100)
  }
  const { rows } = await shop.pool.query<{ asked: number }>(
    `select transfer_amount(amount, unique_code) as asked
     from unnest($1::bigint[], $2::integer[]) with ordinality as sample (amount, unique_code, nr) order by nr`,
    [samples.map(({ amount }) => amount), samples.map(({ uniqueCode }) => uniqueCode)],
  )
  assert.deepEqual(
    rows.map(({ asked }) => Number(asked)),
    samples.map(computeTransferAmount),
  )
})

test('splitBundle: the parts add up to what is asked for, and each pays its invoice without a decision, for any totals', () => {
  const bundles = fc.tuple(
    fc.array(totals, { minLength: 1, maxLength: 50 }),
    fc.integer({ min: 0, max: 999 }),
  )
  for (const [invoices, uniqueCode] of fc.sample(bundles, { seed: 14, numRuns: 2_000 })) {
    const amount = sum(invoices.map((invoice) => invoice.amount))
    const parts = splitBundle(uniqueCode, invoices)
    const received = sum(parts.map((part) => part.received))
    assert.equal(received, computeTransferAmount({ amount, uniqueCode }))
    for (const part of parts) {
      const booked = splitReceived(part, part.received, undefined)
      assert.ok(booked.every(({ kind }) => kind === 'unique_code'))
      assert.equal(part.amount + sum(booked.map((each) => each.amount)), part.received)
    }
  }
})
