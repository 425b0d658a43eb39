import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson } from '#platform/money.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createLoanGoods, joinAsColleague } from '#tests/support/lenders/loan-steps.ts'
import { createBorrower, orderFromKoinworks } from '#tests/support/lenders/open-limit.ts'
import { readLenderCode } from '#tests/support/lenders/one-time-codes.ts'
import { type createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop({ connections: 20 })
const { variant, items } = await createLoanGoods(shop)

test('KoinWorks loan: above the limit the figures are named, and fifty orders of a tenth of it at once are exactly ten', async () => {
  const buyer = await createBorrower(shop, 10_000_000)
  const { api } = buyer
  const tooMuch = placeOrder(shop, items(150), buyer, { payment: { paymentType: 'koinworks' } })
  const refused = await expectRefusal(tooMuch, 422, 'loan.exceeded')
  assert.match(refused.message, /Sisa limit KoinWorks Rp\s10\.000\.000, kurang Rp/)
  const details = refused.data['detail'] ?? refused.data
  assert.ok(JSON.stringify(details).includes('10000000.00'))
  for (const { id } of (await api.cart.show()).lines) await api.cart.remove({ id })
  const { total } = await readTotal(buyer)
  await shop.pool.query('update lender_application set offered = $2 where id = $1', [
    buyer.applicationId,
    moneyFromJson(total) * 10,
  ])
  const colleagues = await Promise.all(
    Array.from({ length: 50 }, () => joinAsColleague(shop, buyer.companyId)),
  )
  const outcomes = await Promise.allSettled(
    colleagues.map((colleague) =>
      placeOrder(shop, items(8), colleague, { payment: { paymentType: 'koinworks' } }),
    ),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 10)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') assert.equal(outcome.reason.code, 'loan.exceeded')
  const { results } = await api.lenders.limits()
  assert.equal(results.find(({ lender }) => lender === 'koinworks')?.free?.amount, '0.00')
})

test('GET /invoice/ecom/invoices/{id}/payment/type/{type}: a lender without a limit says so before it is chosen, and one with too little names the figures', async () => {
  const buyer = await createBorrower(shop, 10_000_000)
  const { api } = buyer
  const { invoiceId } = await placeOrder(shop, items(20), buyer)
  const preview = (type: string) => api.payments.previewType({ id: invoiceId, type })
  const { canChange, whyNot } = await preview('credilinq')
  assert.equal(canChange, false)
  assert.match(whyNot!, /belum punya limit di Credilinq/)
  assert.equal((await preview('koinworks')).canChange, true)
  await shop.pool.query('update lender_application set offered = 100 where id = $1', [
    buyer.applicationId,
  ])
  assert.match((await preview('koinworks')).whyNot!, /Sisa limit KoinWorks Rp/)
  const choose = api.payments.changeType({ id: invoiceId, body: { paymentType: 'credilinq' } })
  assert.ok((await expectRefusal(choose, 422, 'loan.none')).message.startsWith(whyNot!))
})

type Buyer = Awaited<ReturnType<typeof createBuyerClient>>

async function readTotal({ api, addressId }: Buyer) {
  await api.cart.add({ body: { product_variant_id: variant, qty: 8 } })
  const { options } = await api.checkout.quotations({ body: { addressId, method: 'delivery' } })
  const vehicle = options.find(({ cheapest }) => cheapest)!.vehicle
  const summary = await api.checkout.summary({ body: { addressId, method: 'delivery', vehicle } })
  for (const { id } of (await api.cart.show()).lines) await api.cart.remove({ id })
  return summary
}

test('KoinWorks loan: a code is the buyer’s own, of one loan, and fifty right ones at once confirm it once', async () => {
  const buyer = await createBorrower(shop)
  const { api, accountId } = buyer
  const first = await orderFromKoinworks(shop, buyer, items())
  const second = await orderFromKoinworks(shop, buyer, items())
  await api.koinworksLoans.requestCode({ body: { data: { id: first.loanId } } })
  const code = await readLenderCode(shop, accountId)
  const ofOther = { body: { data: { id: second.loanId, code } } }
  await expectRefusal(api.koinworksLoans.validateCode(ofOther), 422, 'code.dead')
  const colleague = await joinAsColleague(shop, buyer.companyId)
  const own = { body: { data: { id: first.loanId, code } } }
  await expectRefusal(colleague.api.koinworksLoans.validateCode(own), 404, 'not_found')
  await expectRefusal(api.credilinqLoans.validateCode(own), 404, 'not_found')
  const sent = await Promise.allSettled(
    Array.from({ length: 50 }, () => api.koinworksLoans.validateCode(own)),
  )
  assert.equal(sent.filter(({ status }) => status === 'fulfilled').length, 1)
  const { rows } = await shop.pool.query<{ n: number }>(
    `select count(*)::int as n from sales_order_event where order_id = $1 and to_status = 'awaiting_confirmation'`,
    [first.id],
  )
  assert.equal(rows[0]!.n, 1)
})
