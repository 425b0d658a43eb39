import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { findLatestDelivery, setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'
import { readCode, readWhatsApp, verifyPhone } from '#tests/support/accounts/whatsapp.ts'
import { deliverMessage } from './service/delivery.ts'
import { kindNames } from './rules/notification-kinds.ts'

const { shop, cement, finance, sales, prepare } = await setUpStaffOrders()

const templatesTo = async (recipient: string): Promise<string[]> =>
  (
    await shop.db
      .selectFrom('message')
      .select('template')
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      .orderBy('template')
      .execute()
  ).map(({ template }) => template)

/** Orders, pays, and has the goods brought in two drives, the clock moving on with each step. */
async function buyInTwoDrives(buyer: Awaited<ReturnType<typeof createBuyerClient>>) {
  const placed = await placeOrder(shop, [{ variant: cement, qty: 100 }], buyer)
  shop.clock.advance(minutes(1))
  const { toSend } = await buyer.api.invoices.header({ id: placed.invoiceId })
  const { lines } = await finance.staffPayments.confirmPayment({
    id: placed.id,
    body: { received: toSend },
  })
  for (const qty of [60, 40]) {
    shop.clock.advance(minutes(1))
    const order = await prepare(placed.id, [{ lineId: lines[0]!.id, qty }])
    const { id } = findLatestDelivery(order)
    shop.clock.advance(minutes(1))
    await sales.staffOrders.depart({ id })
    shop.clock.advance(minutes(1))
    const receivedAt = shop.clock.now().toISOString()
    await sales.staffOrders.receive({ id, body: { receivedBy: 'Pak Warsito', receivedAt } })
  }
  return placed
}

test('GET /customer/my/notifications: e-mail for everything, WhatsApp for payments and deliveries', async () => {
  const { api } = await createBuyerClient(shop)
  const { kinds, isPhoneVerified } = await api.notificationPreferences.show()
  assert.equal(isPhoneVerified, false)
  assert.deepEqual(
    kinds.map(({ kind, mail, whatsapp }) => [kind, mail, whatsapp]),
    kindNames.map((kind) => [kind, true, kind === 'payment' || kind === 'delivery']),
  )
})

test('POST /so/ecom to the last delivery: each step sends an e-mail, and a WhatsApp to a verified number', async () => {
  const phone = '+6281290010001'
  const buyer = await createBuyerClient(shop)
  await buyInTwoDrives(buyer)
  const { email } = await buyer.api.notificationPreferences.show()
  const steps = [
    'order.placed',
    'invoice.paid',
    'order.prepared',
    'order.departed',
    'order.part_received',
    'order.prepared',
    'order.departed',
    'order.delivered',
  ]
  assert.deepEqual(await templatesTo(email), steps)
  await verifyPhone(buyer.api, phone)
  const { number, id } = await buyInTwoDrives(buyer)
  assert.deepEqual((await templatesTo(email)).slice(steps.length), steps)
  assert.deepEqual(await templatesTo(phone), ['phone.code', ...steps.slice(1)])
  const messages = await readWhatsApp(buyer.api, phone)
  for (const message of messages) await deliverMessage(shop.deps, { messageId: message.id })
  const sent = await readWhatsApp(buyer.api, phone)
  assert.deepEqual(
    sent.filter(({ sentAt, failure }) => !sentAt || failure),
    [],
  )
  const paid = sent.find(({ template }) => template === 'invoice.paid')!
  assert.match(paid.text, /^Halo Pembeli Uji, pembayaran Rp [\d.,]+ untuk pesanan SO\//)
  assert.ok(paid.text.includes(number))
  assert.ok(paid.text.endsWith(`/profile/daftar-transaksi/detail?id=${id}`))
})

test('PUT /customer/my/notifications: what is off is not sent, and what is about security always is', async () => {
  const phone = '+6281290010002'
  const buyer = await createBuyerClient(shop)
  await verifyPhone(buyer.api, phone)
  shop.clock.advance(minutes(1))
  const saved = await buyer.api.notificationPreferences.save({
    body: { mail: ['payment'], whatsapp: ['order'] },
  })
  assert.deepEqual(saved, await buyer.api.notificationPreferences.show())
  await buyInTwoDrives(buyer)
  assert.deepEqual(await templatesTo(saved.email), ['invoice.paid'])
  assert.deepEqual(await templatesTo(phone), ['phone.code', 'order.placed'])
  await shop.asVisitor().identity.requestReset({ body: { email: saved.email } })
  assert.deepEqual(await templatesTo(saved.email), ['invoice.paid', 'identity.reset'])
})

test('PUT /customer/my/notifications: a new phone number is not written to before it is verified', async () => {
  const buyer = await createBuyerClient(shop)
  await verifyPhone(buyer.api, '+6281290010003')
  await buyer.api.customers.changeProfile({ body: { phone: '+6281290010004' } })
  assert.equal((await buyer.api.notificationPreferences.show()).isPhoneVerified, false)
  await buyInTwoDrives(buyer)
  assert.deepEqual(await templatesTo('+6281290010003'), ['phone.code'])
  assert.deepEqual(await templatesTo('+6281290010004'), [])
})

test('POST /customer/my/phone: five tries, ten minutes, and only for the number that the code was sent to', async () => {
  const { api } = await createBuyerClient(shop)
  const phone = '+6281290010005'
  await api.customers.changeProfile({ body: { phone } })
  const verify = (code: string) => api.notificationPreferences.verifyPhone({ body: { code } })
  const send = async () => {
    shop.clock.advance(minutes(1))
    await api.notificationPreferences.sendCode()
    const code = await readCode(api, phone)
    return { code, wrong: code === '000000' ? '111111' : '000000' }
  }
  const first = await send()
  for (let guess = 0; guess < 5; guess += 1)
    await expectRefusal(verify(first.wrong), 422, 'phone.code')
  await expectRefusal(verify(first.code), 422, 'phone.code')
  const second = await send()
  shop.clock.advance(minutes(10))
  await expectRefusal(verify(second.code), 422, 'phone.code')
  const third = await send()
  await api.customers.changeProfile({ body: { phone: '+6281290010006' } })
  await expectRefusal(verify(third.code), 422, 'phone.code')
  await api.customers.changeProfile({ body: { phone } })
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => verify(third.code)))
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
})
