import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectFile } from '#platform/files/stored-content.ts'
import type { Api } from '#modules/client.ts'
import { moneyFromJson, moneyToJson, sen } from '#platform/money.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { createBuyerClient, placeOrder, makeProofImage } from '#tests/support/orders/orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, {
  name: 'Semen uji',
  unit: 'sak',
  price: 54_500,
  weightKg: 40,
  stock: { CBT: 5000 },
})
const finance = await shop.asStaff('finance@contoh.id')

const placeTestOrder = () => placeOrder(shop, [{ variant: cement, qty: 20 }])

const emailsTo = async (accountId: string) => {
  const { rows } = await shop.pool.query(
    `select subject, body_text from message join account on lower(account.email) = recipient
     where account.id = $1 order by message.created_at`,
    [accountId],
  )
  return rows as { subject: string; body_text: string }[]
}

test('GET /invoice/ecom/invoices/{id}/payment/detail/confirmation: the amount to transfer is the total plus a unique code', async () => {
  const [first, second] = [await placeTestOrder(), await placeTestOrder()]
  const one = await first.api.payments.paymentDetail({ id: first.invoiceId })
  const two = await second.api.payments.paymentDetail({ id: second.invoiceId })
  assert.equal(one.amount.amount, two.amount.amount)
  assert.notEqual(one.toSend.amount, two.toSend.amount)
  assert.ok(one.uniqueCode >= 1 && one.uniqueCode <= 999)
  assert.equal(moneyFromJson(one.toSend), moneyFromJson(one.amount) + one.uniqueCode * 100)
  assert.ok(one.banks.length > 0 && one.canSendProof && one.whyNot === null)
  assert.match(one.number, /^INV\/2026\/11\/\d{6}$/)
})

test('PATCH /invoice/ecom/invoices/{id}/proof-payment: order and invoice wait for finance, and the proof is stored as sent', async () => {
  const { api, id, invoiceId } = await placeTestOrder()
  const sent = await api.payments.sendProof({
    id: invoiceId,
    form: { note: 'dari rekening istri' },
    files: { file: makeProofImage() },
  })
  assert.equal(sent.status, 'proof_submitted')
  assert.equal(sent.proof?.name, 'bukti.png')
  assert.equal((await api.orders.header({ id })).status, 'awaiting_confirmation')
  const bytes = await collectFile(await finance.staffPayments.proof({ id }))
  assert.deepEqual(bytes, Buffer.from(await makeProofImage().arrayBuffer()))
  const staffOrder = await finance.staffOrders.show({ id })
  assert.equal(staffOrder.transfer?.proof?.note, 'dari rekening istri')
})

test('PATCH /invoice/ecom/invoices/{id}/proof-payment: refuses a second proof while the first is checked', async () => {
  const { api, invoiceId } = await placeTestOrder()
  const send = () => api.payments.sendProof({ id: invoiceId, files: { file: makeProofImage() } })
  await send()
  const failure = await expectRefusal(send(), 409, 'invoice.state')
  assert.match(failure.message, /sedang diperiksa/)
  const detail = await api.payments.paymentDetail({ id: invoiceId })
  assert.deepEqual([detail.canSendProof, detail.whyNot], [false, failure.message])
})

test('PATCH /invoice/ecom/invoices/{id}/proof-payment: 415 for the wrong kind, 413 for one byte over a megabyte, 422 for none', async () => {
  const { api, id, invoiceId } = await placeTestOrder()
  const send = (file: File) => api.payments.sendProof({ id: invoiceId, files: { file } })
  await expectRefusal(send(new File(['#!/bin/sh'], 'bukti.png')), 415, 'file.wrong_kind')
  await expectRefusal(
    send(new File([await makeProofImage().arrayBuffer()], 'bukti.exe')),
    415,
    'file.wrong_kind',
  )
  await expectRefusal(
    send(new File([new Uint8Array(1_048_577)], 'bukti.png')),
    413,
    'file.too_large',
  )
  await expectRefusal(api.payments.sendProof({ id: invoiceId } as never), 422, 'file.missing')
  assert.equal((await api.orders.header({ id })).status, 'awaiting_payment')
})

test('POST /staff/orders/{id}/confirm-payment: only the exact amount pays; any other is refused with both amounts', async () => {
  const { api, id, invoiceId } = await placeTestOrder()
  await api.payments.sendProof({ id: invoiceId, files: { file: makeProofImage() } })
  const { toSend, amount } = await api.invoices.header({ id: invoiceId })
  const oneSenLess = moneyToJson(sen(moneyFromJson(toSend) - 1))
  for (const received of [
    amount,
    oneSenLess,
    { amount: '99999999999999999999.00', currency: 'IDR' as const },
  ]) {
    const failure = await expectRefusal(
      finance.staffPayments.confirmPayment({ id, body: { received } }),
      422,
      'payment.amount',
    )
    assert.deepEqual([failure.data['expected'], failure.data['received']], [toSend, received])
  }
  assert.equal((await api.invoices.header({ id: invoiceId })).status, 'proof_submitted')
  const staffOrder = await finance.staffPayments.confirmPayment({ id, body: { received: toSend } })
  assert.deepEqual([staffOrder.header.status, staffOrder.transfer?.status], ['processing', 'paid'])
})

test('POST /staff/orders/{id}/confirm-payment: timeline, audit log and an e-mail to the buyer', async () => {
  const { api, accountId, id, invoiceId } = await placeTestOrder()
  const { toSend } = await api.invoices.header({ id: invoiceId })
  await finance.staffPayments.confirmPayment({
    id,
    body: { received: toSend, note: 'mutasi BCA 20/11' },
  })
  const entry = (await api.orders.header({ id })).timeline.at(-1)!
  assert.deepEqual([entry.status, entry.by], ['processing', 'Fitri Handayani'])
  assert.match(entry.note!, /^Transfer Rp [\d.]+ diterima\.$/)
  const admin = await shop.asStaff()
  const audit = await admin.audit.list({ query: { search: 'Konfirmasi pembayaran' } })
  const logged = audit.results[0]!
  assert.equal(logged.thingId, id)
  assert.deepEqual(
    [logged.before, (logged.after as { order: string }).order],
    [{ order: 'awaiting_payment', invoice: 'unpaid' }, 'processing'],
  )
  const emails = await emailsTo(accountId)
  assert.ok(emails.some(({ subject }) => subject.startsWith('Pembayaran pesanan')))
})

test('POST /staff/orders/{id}/reject-proof: a new deadline, the reason, and another proof is possible', async () => {
  const { api, accountId, id, invoiceId } = await placeTestOrder()
  await api.payments.sendProof({ id: invoiceId, files: { file: makeProofImage() } })
  shop.clock.advance(30 * 3_600_000)
  const at = shop.clock.now().getTime()
  await finance.staffPayments.rejectProof({ id, body: { reason: 'Gambarnya tidak terbaca.' } })
  const header = await api.orders.header({ id })
  assert.equal(header.status, 'awaiting_payment')
  assert.equal(Date.parse(header.expiresAt!), at + 24 * 3_600_000)
  const detail = await api.payments.paymentDetail({ id: invoiceId })
  assert.deepEqual(
    [detail.status, detail.refusalReason, detail.canSendProof],
    ['unpaid', 'Gambarnya tidak terbaca.', true],
  )
  assert.match((await emailsTo(accountId)).at(-1)!.body_text, /Gambarnya tidak terbaca/)
  const again = await api.payments.sendProof({
    id: invoiceId,
    files: { file: makeProofImage('lagi.png') },
  })
  assert.deepEqual([again.proof?.name, again.refusalReason], ['lagi.png', null])
})

test('POST /staff/orders/{id}/confirm-payment: of concurrent calls one succeeds and the others are 409', async () => {
  const { api, id, invoiceId } = await placeTestOrder()
  const { toSend } = await api.invoices.header({ id: invoiceId })
  const results = await Promise.allSettled(
    Array.from({ length: 4 }, () =>
      finance.staffPayments.confirmPayment({ id, body: { received: toSend } }),
    ),
  )
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
  for (const result of results)
    if (result.status === 'rejected')
      assert.deepEqual([result.reason.status, result.reason.code], [409, 'invoice.state'])
  const paid = (await api.orders.header({ id })).timeline.filter(
    ({ status }) => status === 'processing',
  )
  assert.equal(paid.length, 1)
})

test('POST /so/ecom: thirty concurrent orders of one total get thirty amounts and consecutive invoice numbers', async () => {
  const buyers = await Promise.all(Array.from({ length: 30 }, () => createBuyerClient(shop)))
  const orders = await Promise.all(
    buyers.map((buyer) => placeOrder(shop, [{ variant: cement, qty: 30 }], buyer)),
  )
  const headers = await Promise.all(
    orders.map(({ api, invoiceId }) => api.invoices.header({ id: invoiceId })),
  )
  assert.equal(new Set(headers.map(({ toSend }) => toSend.amount)).size, 30)
  const numbers = headers.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b)
  assert.equal(numbers.at(-1)! - numbers[0]!, 29)
})

test('invoice and payment calls: another buyer gets the 404 of a missing invoice, a visitor a 401', async () => {
  const { api: owner, id, invoiceId } = await placeTestOrder()
  await owner.invoices.header({ id: invoiceId })
  const other = await createBuyerClient(shop)
  const missing = crypto.randomUUID()
  const calls: ((api: Api, invoice: string, ofOrder: string) => Promise<unknown>)[] = [
    (api, invoice) => api.invoices.header({ id: invoice }),
    (api, invoice) => api.payments.paymentDetail({ id: invoice }),
    (api, invoice) => api.payments.sendProof({ id: invoice, files: { file: makeProofImage() } }),
    (api, _, ofOrder) => api.invoices.ofOrder({ id: ofOrder }),
  ]
  for (const send of calls) {
    const othersFailure = await expectRefusal(send(other.api, invoiceId, id), 404, 'not_found')
    const missingFailure = await expectRefusal(send(other.api, missing, missing), 404, 'not_found')
    assert.deepEqual(
      [othersFailure.message, othersFailure.data],
      [missingFailure.message, missingFailure.data],
    )
    await expectRefusal(send(shop.asVisitor(), invoiceId, id), 401, 'session.missing')
  }
})

test('GET /invoice/ecom/invoices/{id}/proof-payment: the buyer opens their own proof, nobody else does', async () => {
  const { api, invoiceId } = await placeTestOrder()
  await assert.rejects(api.payments.ownProof({ id: invoiceId }), { status: 404 })
  const proof = makeProofImage()
  await api.payments.sendProof({
    id: invoiceId,
    form: { note: 'dari rekening istri' },
    files: { file: proof },
  })
  const { proof: shown } = await api.invoices.header({ id: invoiceId })
  assert.deepEqual(
    [shown?.name, shown?.kind, shown?.note],
    [proof.name, 'png', 'dari rekening istri'],
  )
  assert.deepEqual(
    await collectFile(await api.payments.ownProof({ id: invoiceId })),
    Buffer.from(await proof.arrayBuffer()),
  )
  const stranger = await createBuyerClient(shop)
  await assert.rejects(stranger.api.payments.ownProof({ id: invoiceId }), { status: 404 })
})
