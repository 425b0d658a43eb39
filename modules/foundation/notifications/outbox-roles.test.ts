import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { queueCode, queueEmail } from './service.ts'

const shop = await useTestShop()

const sampleEmail = (recipient: string) => ({
  template: 'orders.shipped',
  recipient,
  subject: 'Kabar untuk Anda',
  paragraphs: ['Halo, ada kabar.'],
})

test('GET /staff/outbox: each role reads only the e-mails that its work needs', async () => {
  const to = 'pembaca@contoh.id'
  const order = await queueEmail(shop.deps, sampleEmail(to))
  const account = await queueEmail(shop.deps, {
    ...sampleEmail(to),
    template: 'identity.suspended',
  })
  const staff = await queueEmail(shop.deps, {
    ...sampleEmail(to),
    template: 'staff.reset',
  })
  const reads = async (email: string) => {
    const { staffNotifications } = await shop.asStaff(email)
    const { results } = await staffNotifications.outbox({ query: { search: to } })
    const seen = new Set(results.map(({ id }) => id))
    for (const id of [order, account, staff])
      if (seen.has(id)) await staffNotifications.message({ id })
      else await expectRefusal(staffNotifications.message({ id }), 404)
    return seen
  }
  assert.deepEqual(await reads('admin@contoh.id'), new Set([staff, account, order]))
  assert.deepEqual(await reads('sales@contoh.id'), new Set([order]))
  assert.deepEqual(await reads('finance@contoh.id'), new Set([order]))
  assert.deepEqual(await reads('verifikasi@contoh.id'), new Set([account]))
  const { staffNotifications } = await shop.asStaff('konten@contoh.id')
  await expectRefusal(staffNotifications.outbox({ query: {} }), 403)
  await expectRefusal(staffNotifications.message({ id: order }), 403)
})

test('GET /staff/outbox: refunds, credit, loans and lenders are read by the roles that work on them', async () => {
  const to = 'uang@contoh.id'
  for (const template of ['refund.paid', 'credit.frozen', 'loan.refused', 'lender.declined'])
    await queueEmail(shop.deps, { ...sampleEmail(to), template })
  const read = async (email: string) => {
    const { staffNotifications } = await shop.asStaff(email)
    const { results } = await staffNotifications.outbox({ query: { search: to } })
    return results.map(({ template }) => template).toSorted()
  }
  assert.deepEqual(await read('finance@contoh.id'), [
    'credit.frozen',
    'lender.declined',
    'loan.refused',
    'refund.paid',
  ])
  assert.deepEqual(await read('sales@contoh.id'), ['credit.frozen', 'loan.refused', 'refund.paid'])
  assert.deepEqual(await read('verifikasi@contoh.id'), ['lender.declined', 'loan.refused'])
})

test('GET /staff/outbox/{id}: the code of a loan is masked for finance too', async () => {
  await queueCode(shop.deps, '481516', '+628129041773', 'lender.code')
  const { staffNotifications } = await shop.asStaff('finance@contoh.id')
  const { results } = await staffNotifications.outbox({ query: { search: '+628129041773' } })
  const read = await staffNotifications.message({ id: results[0]!.id })
  assert.equal(read.isMasked, true)
  assert.ok(!JSON.stringify(read).includes('481516'))
})
