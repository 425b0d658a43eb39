import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { moneyFromJson, sum } from '#platform/money.ts'
import { createCompanyBuyer } from '#tests/support/finance/credit.ts'
import { createMember, putOnTerms } from '#tests/support/finance/invoices.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, {
  name: 'Semen uji',
  unit: 'sak',
  price: 54_500,
  weightKg: 40,
  stock: { CBT: 50_000 },
})
const finance = await shop.asStaff('finance@contoh.id')

test('GET /staff/finance: sums, customers and invoices are the same amounts, by age and to the sen', async () => {
  const before = await finance.staffFinance.overview()
  const owner = await createCompanyBuyer(shop)
  const purchaser = await createMember(shop, owner.companyId, 'purchaser')
  const retail = await createBuyerClient(shop)
  for (const [buyer, qty, daysLate] of [
    [owner, 10, 0],
    [owner, 12, 95],
    [purchaser, 14, 31],
    [retail, 16, 1],
  ] as const) {
    const { id, invoiceId } = await placeOrder(shop, [{ variant: cement, qty }], buyer)
    await putOnTerms(shop, id, invoiceId, daysLate)
  }
  const paid = await placeOrder(shop, [{ variant: cement, qty: 5 }], retail)
  const { toSend } = await retail.api.invoices.header({ id: paid.invoiceId })
  await finance.staffPayments.confirmPayment({ id: paid.id, body: { received: toSend } })

  const overview = await finance.staffFinance.overview()
  assert.equal(overview.owed.count - before.owed.count, 4)
  assert.equal(overview.dueToday.count - before.dueToday.count, 1)
  assert.equal(
    moneyFromJson(overview.owed.amount),
    sum(overview.ageing.map(({ amount }) => moneyFromJson(amount))),
  )
  for (const { due, count, amount } of overview.ageing) {
    const list = await finance.staffFinance.invoices({ query: { due, count: 100 } })
    assert.equal(list.total, count, due)
    const amounts = list.results.map((invoice) => moneyFromJson(invoice.amount))
    assert.equal(sum(amounts), moneyFromJson(amount), due)
  }
  const today = await finance.staffFinance.invoices({ query: { due: 'today' } })
  assert.equal(today.total, overview.dueToday.count)

  const { results } = await finance.staffFinance.customers({ query: { count: 100 } })
  assert.equal(
    sum(results.map(({ owed }) => moneyFromJson(owed.amount))),
    moneyFromJson(overview.owed.amount),
  )
  const company = results.find(({ companyId }) => companyId === owner.companyId)!
  const counts = company.ageing.map(({ count }) => count)
  assert.deepEqual([company.owed.count, counts], [3, [1, 0, 1, 0, 1]])
  const own = await finance.staffFinance.invoices({ query: { company: owner.companyId } })
  assert.deepEqual(
    own.results.map(({ daysLate }) => daysLate),
    [95, 31, 0],
  )
  const person = results.find(({ accountId }) => accountId === retail.accountId)!
  assert.equal(person.owed.count, 1)
  const ofPerson = await finance.staffFinance.invoices({ query: { account: retail.accountId } })
  assert.equal(ofPerson.total, 1)

  // A page past the last one is empty, and says how many there are.
  for (const call of ['customers', 'invoices'] as const) {
    const { total } = await finance.staffFinance[call]({ query: {} })
    const beyond = await finance.staffFinance[call]({ query: { page: 99 } })
    assert.deepEqual([beyond.results, beyond.total], [[], total], call)
  }

  // What is due today is late tomorrow.
  shop.clock.advance(days(1))
  const later = await (await shop.asStaff('finance@contoh.id')).staffFinance.overview()
  assert.equal(later.owed.count, overview.owed.count)
  assert.ok(later.ageing[1]!.count > overview.ageing[1]!.count)
})
