import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, minutes } from '#platform/clock.ts'
import { makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { remindOfPayment } from './service/payment-reminder.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, { price: 54_500, weightKg: 40, stock: { CBT: 5000 } })
const finance = await shop.asStaff('finance@contoh.id')

const emailsTo = async (accountId: string) => {
  const { rows } = await shop.pool.query<{ subject: string }>(
    `select subject from message join account on lower(account.email) = recipient
     where account.id = $1`,
    [accountId],
  )
  return rows
}

test('payments.remind: tells the buyer once of each deadline, while the order is unpaid', async () => {
  const { id, number, accountId, api, invoiceId } = await placeOrder(shop, [
    { variant: cement, qty: 20 },
  ])
  const remind = () => remindOfPayment(shop.deps, { orderId: id })
  const countReminders = async () =>
    (await emailsTo(accountId)).filter(({ subject }) =>
      subject.startsWith(`Bayar pesanan ${number}`),
    ).length
  await remind()
  await remind()
  assert.equal(await countReminders(), 1)
  await api.payments.sendProof({ id: invoiceId, form: {}, files: { file: makeProofImage() } })
  await remind()
  assert.equal(await countReminders(), 1)
  shop.clock.advance(minutes(5))
  await finance.staffPayments.rejectProof({ id, body: { reason: 'buram' } })
  await remind()
  assert.equal(await countReminders(), 2)
  shop.clock.advance(days(30))
  await remind()
  assert.equal(await countReminders(), 2)
  const { rows } = await shop.pool.query('select run_at from graphile_worker.jobs where key = $1', [
    `payments.remind ${id}`,
  ])
  assert.equal(rows.length, 1)
})
