import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson } from '#platform/money.ts'
import { findAccount, runGatewayJobs } from '#tests/support/finance/bank-simulator.ts'
import { setUpDividedOrders } from '#tests/support/finance/divided-orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'

const { shop, placeDivided, signIn, deliverRefused, readBalance } = await setUpDividedOrders()
const tile = await createProduct(shop.db, {
  price: 33_333.33,
  weightKg: 40,
  stock: { CBT: 5000 },
})

/** An order whose one invoice a credit note for refused goods has left with sen. */
async function placeCredited() {
  const order = await placeDivided([{ variant: tile, qty: 7 }])
  const { api, id, lines } = order
  await deliverRefused(order, { lineId: lines[0]!.id, qty: 7, refused: 3 })
  const { results } = await api.invoices.ofOrder({ id })
  return { ...order, invoiceId: results[0]!.id }
}

for (const choice of [
  { paymentType: 'va', bank: 'mandiri' },
  { paymentType: 'qris' },
  { paymentType: 'paper' },
  { paymentType: 'transfer' },
] as const)
  test(`${choice.paymentType}: an invoice that a credit note has left with sen is asked for in whole rupiah, and paid`, async () => {
    const { api, id, number, invoiceId } = await placeCredited()
    const owed = moneyFromJson((await api.invoices.header({ id: invoiceId })).amount)
    assert.notEqual(owed % 100, 0, 'what is left has sen')
    const before = await readBalance('differences')
    await api.payments.changeType({ id: invoiceId, body: choice })
    await runGatewayJobs(shop)
    const { toSend, uniqueCode } = await api.invoices.header({ id: invoiceId })
    const asked = moneyFromJson(toSend)
    assert.equal(asked, Math.ceil(owed / 100) * 100 + uniqueCode * 100)
    const finance = await signIn()
    if (choice.paymentType === 'transfer')
      await finance.staffPayments.confirmPayment({ id, body: { received: toSend, invoiceId } })
    else {
      const account = await findAccount(finance, number)
      assert.deepEqual([moneyFromJson(account.amount), uniqueCode], [asked, 0])
      await finance.staffBankSimulator.pay({ id: account.id, body: { kind: 'exact' } })
      await runGatewayJobs(shop)
    }
    const { status, amount, received } = await api.invoices.header({ id: invoiceId })
    assert.deepEqual([status, moneyFromJson(amount), received], ['paid', owed, toSend])
    assert.equal((await readBalance('differences')) - before, asked - owed)
  })
