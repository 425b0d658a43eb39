import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatRupiah } from '#platform/format.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { placeOrder, makeProofImage } from '#tests/support/orders/orders.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { handleOrderIntent } from './actions.ts'
import { toFieldTime } from './jakarta-time.ts'

const shop = await useTestShop()
const staff = await shop.asStaff()
const stock = { CBT: 5000 }
const cement = await createProduct(shop.db, {
  name: 'Semen uji',
  unit: 'sak',
  price: 54_500,
  stock,
})
const wire = await createProduct(shop.db, { name: 'Kawat uji', unit: 'rol', price: 338_000, stock })

async function placeProvenOrder() {
  const items = [
    { variant: cement, qty: 20 },
    { variant: wire, qty: 2 },
  ]
  const { api, id, invoiceId } = await placeOrder(shop, items)
  await api.payments.sendProof({ id: invoiceId, form: {}, files: { file: makeProofImage() } })
  return id
}

const makeForm = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function expectRefusedForm(id: string, fields: Record<string, string>) {
  const result = await handleOrderIntent(staff, id, makeForm(fields))
  assert.ok('reply' in result, 'was not refused')
  return result.reply.data
}

async function expectDone(id: string, fields: Record<string, string>) {
  const result = await handleOrderIntent(staff, id, makeForm(fields))
  assert.ok('done' in result, 'reply' in result ? result.reply.data.message : '')
  return staff.staffOrders.show({ id })
}

const deliveryFields = {
  intent: 'prepare',
  vehicle: 'Engkel',
  plate: 'B 9041 KXR',
  driver: 'Agus Salim',
  driverPhone: '0813 1111 2222',
}

test('/backoffice/pesanan/:id: refuses an amount other than the expected one at its field, naming both', async () => {
  const id = await placeProvenOrder()
  const { errors, values } = await expectRefusedForm(id, {
    intent: 'confirm-payment',
    received: '1.000.000',
  })
  const { header, transfer } = await staff.staffOrders.show({ id })
  for (const amount of ['Rp 1.000.000', formatRupiah(transfer!.expected)])
    assert.ok(errors['received']?.includes(amount), errors['received'])
  assert.deepEqual(values['received'], ['1.000.000'])
  assert.equal(header.status, 'awaiting_confirmation')
})

test('/backoffice/pesanan/:id: takes an order from its proof to completion', async () => {
  const id = await placeProvenOrder()
  const { transfer } = await staff.staffOrders.show({ id })
  const paid = await expectDone(id, {
    intent: 'confirm-payment',
    received: `Rp ${transfer!.expected.amount}`,
  })
  assert.equal(paid.header.status, 'processing')

  const [first, second] = paid.lines
  const lines = {
    'lines[0].lineId': first!.id,
    'lines[0].qty': String(first!.toShip),
    'lines[1].lineId': second!.id,
    'lines[1].take': 'on',
  }
  const remaining = second!.toShip
  const { errors } = await expectRefusedForm(id, {
    ...deliveryFields,
    ...lines,
    'lines[1].qty': String(remaining + 1),
  })
  assert.deepEqual(Object.keys(errors), ['lines.1.qty'])

  await expectDone(id, { ...deliveryFields, ...lines, 'lines[1].qty': String(remaining) })
  const otherLine = { 'lines[0].lineId': first!.id, 'lines[0].take': 'on' }
  const prepared = await expectDone(id, {
    ...deliveryFields,
    ...otherLine,
    'lines[0].qty': String(first!.toShip),
  })
  assert.equal(prepared.shipping.deliveries.length, 2)

  let order = prepared
  for (const { id: delivery } of prepared.shipping.deliveries)
    order = await expectDone(id, { intent: `depart ${delivery}` })
  assert.equal(order.header.status, 'shipped')

  const later = toFieldTime(new Date(shop.clock.now().getTime() + 3_600_000))
  const now = toFieldTime(shop.clock.now())
  for (const { id: delivery } of prepared.shipping.deliveries) {
    const received = { intent: `receive ${delivery}`, receivedBy: 'Pak Warsito' }
    const refused = await expectRefusedForm(id, { ...received, receivedAt: later })
    assert.deepEqual(Object.keys(refused.errors), ['receivedAt'])
    order = await expectDone(id, { ...received, receivedAt: now })
  }
  assert.equal(order.header.status, 'delivered')
  assert.equal((await expectDone(id, { intent: 'complete' })).header.status, 'completed')
})

test('/backoffice/pesanan/:id: a second rejection of a proof is refused with order.state', async () => {
  const id = await placeProvenOrder()
  const rejection = { intent: 'reject-proof', reason: 'Nama pengirim tidak terbaca.' }
  assert.equal((await expectDone(id, rejection)).header.status, 'awaiting_payment')
  const again = await expectRefusedForm(id, rejection)
  assert.equal(again.code, 'order.state')
  assert.deepEqual(again.values['reason'], ['Nama pengirim tidak terbaca.'])
})

test('/backoffice/pesanan/:id: cancelling needs a reason', async () => {
  const id = await placeProvenOrder()
  assert.ok((await expectRefusedForm(id, { intent: 'cancel', reason: ' ' })).errors['reason'])
  const cancelled = await expectDone(id, { intent: 'cancel', reason: 'Pembeli minta batal.' })
  assert.equal(cancelled.header.status, 'cancelled')
})
