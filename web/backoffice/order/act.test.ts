import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { formatRupiah } from '#platform/format.ts'
import { putOnShelf } from '#tests/goods.ts'
import { placeOrder, proofPicture } from '#tests/orders.ts'
import { testShop, type TestShop } from '#tests/shop.ts'
import { act } from './act.ts'
import { asFieldTime } from './jakarta-time.ts'

let shop: TestShop
let desk: Api
let cement: string
let wire: string
before(async () => {
  shop = await testShop()
  desk = await shop.staff()
  const stock = { CBT: 5000 }
  cement = await putOnShelf(shop.db, { name: 'Semen uji', unit: 'sak', price: 54_500, stock })
  wire = await putOnShelf(shop.db, { name: 'Kawat uji', unit: 'rol', price: 338_000, stock })
})
after(() => shop.close())

async function proven() {
  const goods = [
    { variant: cement, qty: 20 },
    { variant: wire, qty: 2 },
  ]
  const { api, id, invoiceId } = await placeOrder(shop, goods)
  await api.invoices.sendProof({ id: invoiceId, form: {}, files: { file: proofPicture() } })
  return id
}

const posted = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function refusalOf(id: string, fields: Record<string, string>) {
  const acted = await act(desk, id, posted(fields))
  assert.ok('reply' in acted, 'was not refused')
  return acted.reply.data
}

async function done(id: string, fields: Record<string, string>) {
  const acted = await act(desk, id, posted(fields))
  assert.ok('done' in acted, 'reply' in acted ? acted.reply.data.message : '')
  return desk.staffOrders.show({ id })
}

const lorry = {
  intent: 'prepare',
  vehicle: 'Engkel',
  plate: 'B 9041 KXR',
  driver: 'Agus Salim',
  driverPhone: '0813 1111 2222',
}

test('another figure than was asked for is refused at its field, with both figures and what was typed', async () => {
  const id = await proven()
  const { errors, values } = await refusalOf(id, {
    intent: 'confirm-payment',
    received: '1.000.000',
  })
  const { header, transfer } = await desk.staffOrders.show({ id })
  for (const figure of ['Rp 1.000.000', formatRupiah(transfer!.expected)])
    assert.ok(errors['received']?.includes(figure), errors['received'])
  assert.deepEqual(values['received'], ['1.000.000'])
  assert.equal(header.status, 'awaiting_confirmation')
})

test('an order goes from its proof to its end through the forms of the desk', async () => {
  const id = await proven()
  const { transfer } = await desk.staffOrders.show({ id })
  const paid = await done(id, {
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
  const left = second!.toShip
  const { errors } = await refusalOf(id, { ...lorry, ...lines, 'lines[1].qty': String(left + 1) })
  assert.deepEqual(Object.keys(errors), ['lines.1.qty'])

  await done(id, { ...lorry, ...lines, 'lines[1].qty': String(left) })
  const rest = { 'lines[0].lineId': first!.id, 'lines[0].take': 'on' }
  const loaded = await done(id, { ...lorry, ...rest, 'lines[0].qty': String(first!.toShip) })
  assert.equal(loaded.shipping.deliveries.length, 2)

  let order = loaded
  for (const { id: delivery } of loaded.shipping.deliveries)
    order = await done(id, { intent: `depart ${delivery}` })
  assert.equal(order.header.status, 'shipped')

  const later = asFieldTime(new Date(shop.clock.now().getTime() + 3_600_000))
  const now = asFieldTime(shop.clock.now())
  for (const { id: delivery } of loaded.shipping.deliveries) {
    const received = { intent: `receive ${delivery}`, receivedBy: 'Pak Warsito' }
    const refused = await refusalOf(id, { ...received, receivedAt: later })
    assert.deepEqual(Object.keys(refused.errors), ['receivedAt'])
    order = await done(id, { ...received, receivedAt: now })
  }
  assert.equal(order.header.status, 'delivered')
  assert.equal((await done(id, { intent: 'complete' })).header.status, 'completed')
})

test('a second press finds the state moved on, and says so instead of failing', async () => {
  const id = await proven()
  const rejection = { intent: 'reject-proof', reason: 'Nama pengirim tidak terbaca.' }
  assert.equal((await done(id, rejection)).header.status, 'awaiting_payment')
  const again = await refusalOf(id, rejection)
  assert.equal(again.code, 'order.state')
  assert.deepEqual(again.values['reason'], ['Nama pengirim tidak terbaca.'])
})

test('cancelling asks for a reason', async () => {
  const id = await proven()
  assert.ok((await refusalOf(id, { intent: 'cancel', reason: ' ' })).errors['reason'])
  const cancelled = await done(id, { intent: 'cancel', reason: 'Pembeli minta batal.' })
  assert.equal(cancelled.header.status, 'cancelled')
})
