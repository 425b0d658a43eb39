import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDebtor } from '#tests/support/finance/credit.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const admin = await shop.asStaff()
const finance = await shop.asStaff('finance@contoh.id')
const cement = await createProduct(shop.db, { price: 111_000, weightKg: 40, stock: { CBT: 5000 } })
const month = shop.clock.now().toISOString().slice(0, 7)

/** The ids of so many paid invoices of a company whose number and address nobody knows. */
async function payInvoices(count: number): Promise<string[]> {
  const buyer = await createDebtor(shop)
  await shop.pool.query(`update company set npwp = null where id = $1`, [buyer.companyId])
  const ids: string[] = []
  for (let left = count; left > 0; left--) {
    const order = await placeOrder(shop, [{ variant: cement, qty: 2 + left }], buyer)
    const { toSend } = await buyer.api.invoices.header({ id: order.invoiceId })
    await admin.staffPayments.confirmPayment({ id: order.id, body: { received: toSend } })
    ids.push(order.invoiceId)
  }
  return ids
}

const list = async (state: 'problem' | 'new') =>
  (await finance.staffTax.invoices({ query: { month, state } })).results

const body = {
  kind: 'npwp',
  idNumber: '0912345678013007',
  buyerName: 'PT Uji Bangun',
  buyerAddress: 'Jl. Uji 7',
  revision: 1,
} as const

test('PATCH /staff/tax/invoices/{id}/buyer: one form completes all of a buyer’s invoices of the month that lack the same', async () => {
  const [first = '', second = '', own = ''] = await payInvoices(3)
  const [stranger = ''] = await payInvoices(1)
  // Completed by itself, with another address.
  await finance.staffTax.correctBuyer({ id: own, body: { ...body, buyerAddress: 'Jl. Uji 8' } })
  // Those of one buyer stand together.
  const waiting = await list('problem')
  const isOfStranger = waiting.map(({ id }) => id === stranger)
  assert.notEqual(isOfStranger.indexOf(true), 1)
  assert.deepEqual(
    waiting.map(({ id, similarCount }) => [id, similarCount]).toSorted(),
    [
      [first, 1],
      [second, 1],
      [stranger, 0],
    ].toSorted(),
  )
  // Of two colleagues who press at once the second reads what happened.
  const correctAll = (id: string) =>
    finance.staffTax.correctBuyer({ id, body: { ...body, scope: 'similar' } })
  const outcomes = await Promise.allSettled([correctAll(first), correctAll(second)])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.deepEqual(
    outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value.invoices] : [])),
    [2],
  )
  assert.deepEqual(
    (await list('problem')).map(({ id }) => id),
    [stranger],
  )
  const addresses = new Map((await list('new')).map(({ id, buyerAddress }) => [id, buyerAddress]))
  assert.deepEqual(
    [first, second, own].map((id) => addresses.get(id)),
    ['Jl. Uji 7', 'Jl. Uji 7', 'Jl. Uji 8'],
  )
  for (const id of [first, second])
    assert.equal((await admin.audit.list({ query: { search: id } })).results.length, 1)
})
