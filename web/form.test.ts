import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { CallError } from '#platform/contract/call-error.ts'
import { Refusal } from '#platform/refusal.ts'
import { readFormData, toFormErrors, collectFormValues } from './form.ts'

const schema = z.object({
  email: z.email(),
  password: z.string().min(8),
  items: z.array(z.object({ qty: z.number().min(5) })),
})

function toFormData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a form that fits gives its value, figures as numbers', () => {
  const read = readFormData(
    toFormData({ email: 'a@contoh.id', password: 'rahasia-1', 'items[0].qty': '7' }),
    schema,
  )
  assert.ok(read.ok)
  assert.deepEqual(read.value.items, [{ qty: 7 }])
})

test('a form that does not fit comes back with its errors by path and what was typed, never the password', () => {
  const read = readFormData(
    toFormData({ email: 'bukan email', password: 'pendek', 'items[0].qty': '2' }),
    schema,
  )
  assert.ok(!read.ok)
  const { data, init } = read.reply
  assert.equal(init?.status, 422)
  assert.deepEqual(Object.keys(data.errors).sort(), ['email', 'items.0.qty', 'password'])
  assert.deepEqual(data.values, { email: ['bukan email'], 'items.0.qty': ['2'] })
})

test('what the business refuses goes to the fields it names', () => {
  const reply = toFormErrors(
    new Refusal('cart.stock_short', 'Stok kurang.', 422, { errors: { qty: 'Tinggal 12.' } }),
  )
  assert.equal(reply.init?.status, 422)
  assert.deepEqual(reply.data.errors, { qty: 'Tinggal 12.' })
})

test('a service that does not answer loses nothing that was typed', () => {
  const failure = {
    statusCode: 0,
    statusMessage: 'network',
    message: 'Tidak dapat dihubungi.',
    data: null,
  }
  const reply = toFormErrors(new CallError('network', failure), { name: ['Warsito'] })
  assert.equal(reply.init?.status, 503)
  assert.deepEqual(reply.data.values, { name: ['Warsito'] })
})

test('a bug is not a refusal', () => {
  assert.throws(() => toFormErrors(new TypeError('x')), TypeError)
})

test('valuesOf: an address’s map pin is no secret', () => {
  const form = toFormData({ pin: '-6.2, 106.8', otp: '123456', newPassword: 'x', token: 'y' })
  assert.deepEqual(collectFormValues(form), { pin: ['-6.2, 106.8'] })
})
