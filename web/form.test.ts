import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { CallError } from '#platform/contract/call-error.ts'
import { Refusal } from '#platform/refusal.ts'
import { readForm, readFormData, toFormErrors } from './form.ts'
import { collectFormValues } from './form/collect-form-values.ts'

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

test('readFormData: a valid form gives its value, numbers coerced', () => {
  const read = readFormData(
    toFormData({ email: 'a@contoh.id', password: 'rahasia-1', 'items[0].qty': '7' }),
    schema,
  )
  assert.ok(read.ok)
  assert.deepEqual(read.value.items, [{ qty: 7 }])
})

test('readFormData: an invalid form gives 422 with errors by path and what was typed, never the password', () => {
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

test('toFormErrors: a refusal’s messages are shown at the fields it names', () => {
  const reply = toFormErrors(
    new Refusal('cart.stock_short', 'Stok kurang.', 422, { errors: { qty: 'Tinggal 12.' } }),
  )
  assert.equal(reply.init?.status, 422)
  assert.deepEqual(reply.data.errors, { qty: 'Tinggal 12.' })
})

test('toFormErrors: a network failure loses nothing that was typed', () => {
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

test('toFormErrors: throws on what is no refusal', () => {
  assert.throws(() => toFormErrors(new TypeError('x')), TypeError)
})

test('collectFormValues: leaves out secrets; an address’s map pin is none', () => {
  const form = toFormData({ pin: '-6.2, 106.8', otp: '123456', newPassword: 'x', token: 'y' })
  assert.deepEqual(collectFormValues(form), { pin: ['-6.2, 106.8'] })
})

test('readFormData: `intent` is not part of the value, what the action adds is', () => {
  const schema = z.strictObject({ name: z.string(), seen: z.object({ qty: z.number() }) })
  const form = toFormData({ name: 'Warsito', intent: 'save' })
  const read = readFormData(form, schema, { seen: { qty: 3 } })
  assert.ok(read.ok)
  assert.deepEqual(read.value, { name: 'Warsito', seen: { qty: 3 } })
})

test('readForm: 413 for more fields than any form has', async () => {
  const body = new URLSearchParams(Array.from({ length: 2_001 }, () => ['email', 'a@contoh.id']))
  const request = new Request('http://shop.test/login', { method: 'POST', body })
  await assert.rejects(readForm(request, schema), (thrown: { init?: { status: number } }) => {
    assert.equal(thrown.init?.status, 413)
    return true
  })
})
