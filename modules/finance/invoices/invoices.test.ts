import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson, sum } from '#platform/money.ts'
import { joinVerifiedCompany } from '#tests/support/accounts/buyers.ts'
import { createMember, putOnTerms } from '#tests/support/finance/invoices.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
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
const items = [{ variant: cement, qty: 20 }]
const finance = await shop.asStaff('finance@contoh.id')

test('GET /invoice/ecom/invoices/total: what is owed by how long it has been due, to the sen; paid and void count nothing', async () => {
  const buyer = await createBuyerClient(shop)
  const late = [0, 1, 30, 31, 60, 61, 90, 91, 400]
  const amounts: number[] = []
  for (const daysLate of late) {
    const { id, invoiceId, api } = await placeOrder(shop, items, buyer)
    await putOnTerms(shop, id, invoiceId, daysLate)
    amounts.push(moneyFromJson((await api.invoices.header({ id: invoiceId })).amount))
  }
  const paid = await placeOrder(shop, items, buyer)
  const { toSend } = await buyer.api.invoices.header({ id: paid.invoiceId })
  await finance.staffPayments.confirmPayment({ id: paid.id, body: { received: toSend } })
  const cancelled = await placeOrder(shop, items, buyer)
  await buyer.api.orderCancellation.cancel({ id: cancelled.id, body: { reason: 'Salah pesan' } })
  const total = await buyer.api.invoices.total()
  assert.deepEqual(
    total.ageing.map(({ due, count }) => [due, count]),
    [
      ['not_due', 1],
      ['1-30', 2],
      ['31-60', 2],
      ['61-90', 2],
      ['over_90', 2],
    ],
  )
  assert.equal(total.count, 9)
  assert.equal(
    moneyFromJson(total.amount),
    amounts.reduce((all, each) => all + each, 0),
  )
  assert.equal(
    moneyFromJson(total.amount),
    sum(total.ageing.map(({ amount }) => moneyFromJson(amount))),
  )
  for (const { due, count } of total.ageing) {
    const list = await buyer.api.invoices.list({ query: { due } })
    assert.equal(list.total, count, due)
  }
  const [oldest] = (
    await buyer.api.invoices.list({ query: { due: 'over_90', search: 'INV' } })
  ).results.slice(-1)
  assert.ok(oldest!.daysLate >= 91)
})

test('GET /invoice/ecom/invoices: newest first, by page, status, days and number', async () => {
  const buyer = await createBuyerClient(shop)
  const placed = []
  for (let nr = 0; nr < 5; nr += 1) {
    placed.push(await placeOrder(shop, items, buyer))
    shop.clock.advance(60_000)
  }
  await buyer.api.orders.setPoNumber({ id: placed[1]!.id, body: { poNumber: 'PO-100%' } })
  await buyer.api.payments.sendProof({
    id: placed[2]!.invoiceId,
    files: { file: makeProofImage() },
  })
  const list = (query: NonNullable<Parameters<typeof buyer.api.invoices.list>[0]>['query']) =>
    buyer.api.invoices.list({ query: query ?? {} })
  const newestFirst = placed.map(({ invoiceId }) => invoiceId).toReversed()
  const ids = ({ results }: { results: readonly { id: string }[] }) => results.map(({ id }) => id)
  assert.deepEqual(ids(await list({})), newestFirst)
  const pages = [
    await list({ count: 2 }),
    await list({ count: 2, page: 1 }),
    await list({ count: 2, page: 2 }),
  ]
  assert.deepEqual(pages.flatMap(ids), newestFirst)
  assert.deepEqual([pages[0]!.total, pages[0]!.totalIsExact], [5, true])
  assert.deepEqual(ids(await list({ status: 'proof_submitted' })), [placed[2]!.invoiceId])
  const { number, orderNumber } = await buyer.api.invoices.header({ id: placed[3]!.invoiceId })
  for (const search of [
    number,
    number.toLowerCase(),
    orderNumber,
    number.slice(-6),
    orderNumber.slice(3),
  ])
    assert.ok(ids(await list({ search })).includes(placed[3]!.invoiceId), search)
  assert.deepEqual(ids(await list({ search: number })), [placed[3]!.invoiceId])
  assert.deepEqual(ids(await list({ search: '100%' })), [placed[1]!.invoiceId])
  assert.deepEqual(ids(await list({ search: '10_%' })), [])
  const today = new Date(shop.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
  assert.equal((await list({ from: today, to: today })).total, 5)
  assert.equal((await list({ to: '2026-01-01' })).total, 0)
  assert.equal((await list({ from: 'kemarin' as never })).total, 5)
})

test('GET /invoice/ecom/invoices: owners and approvers read the company’s, purchasers their own, others a 404', async () => {
  const owner = await createBuyerClient(shop)
  const companyId = await joinVerifiedCompany(shop.db, owner.accountId)
  const approver = await createMember(shop, companyId, 'approver')
  const purchaser = await createMember(shop, companyId, 'purchaser')
  const another = await createMember(shop, companyId, 'purchaser')
  const { invoiceId } = await placeOrder(shop, items, purchaser)
  for (const reader of [owner, approver, purchaser]) {
    const list = await reader.api.invoices.list()
    assert.deepEqual(
      list.results.map(({ id }) => id),
      [invoiceId],
    )
    assert.equal((await reader.api.invoices.total()).count, 1)
    const header = await reader.api.invoices.header({ id: invoiceId })
    assert.deepEqual([header.isOwn, header.buyerName], [reader === purchaser, 'Pembeli Uji'])
    assert.equal((await reader.api.invoices.products({ id: invoiceId })).results.length, 1)
  }
  const stranger = await createBuyerClient(shop)
  for (const { api } of [another, stranger]) {
    assert.equal((await api.invoices.list()).total, 0)
    assert.equal((await api.invoices.total()).count, 0)
    const calls = [
      () => api.invoices.header({ id: invoiceId }),
      () => api.invoices.products({ id: invoiceId }),
      () => api.payments.approve({ id: invoiceId, body: {} }),
      () => api.payments.previewType({ id: invoiceId, type: 'transfer' }),
      () => api.payments.changeType({ id: invoiceId, body: { paymentType: 'transfer' } }),
      () => api.payments.pdf({ id: invoiceId }),
      () => api.payments.lateFeePdf({ id: invoiceId }),
    ]
    for (const call of calls) await expectRefusal(call(), 404, 'not_found')
  }
  await owner.api.payments.sendProof({ id: invoiceId, files: { file: makeProofImage() } })
  assert.equal((await purchaser.api.invoices.header({ id: invoiceId })).status, 'proof_submitted')
})

test('GET /invoice/ecom/invoices/{id}/products: lines and freight add up to the invoice', async () => {
  const { api, id, invoiceId } = await placeOrder(shop, items)
  const { results, totals } = await api.invoices.products({ id: invoiceId })
  assert.deepEqual(results, (await api.orders.products({ id })).results)
  const { amount } = await api.invoices.header({ id: invoiceId })
  const goods = sum(results.map(({ subtotal }) => moneyFromJson(subtotal)))
  assert.equal(goods + moneyFromJson(totals.freight), moneyFromJson(amount))
})
