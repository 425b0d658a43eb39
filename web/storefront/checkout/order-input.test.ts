import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOrderForm } from './order-input.ts'

const money = (amount: string) => ({ amount, currency: 'IDR' })
const seen = {
  lines: Array.from({ length: 600 }, (_, index) => ({
    product_variant_id: String(index + 1),
    qty: 2,
    unitPrice: money('54500.00'),
  })),
  freight: money('100000.00'),
  total: money('65500000.00'),
}

function makeForm(seenText: string): FormData {
  const form = new FormData()
  const fields = {
    addressId: '5f8b1c2e-1111-4222-8333-444455556666',
    method: 'pickup',
    paymentType: 'transfer',
    date: '2026-11-23',
    window: '08.00–11.00',
    contactName: 'Rudi Hartono',
    contactPhone: '081234567890',
    key: 'k',
    seen: seenText,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('/checkout: an order carries what the buyer saw of a full cart', () => {
  const read = readOrderForm(makeForm(JSON.stringify(seen)))
  assert.ok(read.ok, JSON.stringify(read.ok || read.reply.data))
  assert.deepEqual(read.value.seen, seen)
})

test('/checkout: a tampered summary is refused field by field and not shown again', () => {
  for (const text of ['no json', '{"total":1}', 'null']) {
    const read = readOrderForm(makeForm(text))
    assert.ok(!read.ok)
    assert.deepEqual(Object.keys(read.reply.data.errors).sort(), [
      'seen.freight.amount',
      'seen.freight.currency',
      'seen.total.amount',
      'seen.total.currency',
    ])
    assert.deepEqual(Object.keys(read.reply.data.values).includes('seen'), false)
  }
})
