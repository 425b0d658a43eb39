import assert from 'node:assert/strict'
import { test } from 'node:test'
import '#platform/contract/validation-messages.ts'
import { readFormData } from '#web/form.ts'
import { toDeliveryBody, DeliveryFormInput } from './delivery-lines.ts'

const ids = [
  '6f1c0a52-8f4e-4c6f-9a53-0c6a2f1b7d01',
  '6f1c0a52-8f4e-4c6f-9a53-0c6a2f1b7d02',
  '6f1c0a52-8f4e-4c6f-9a53-0c6a2f1b7d03',
]

function makeForm(overrides: Record<string, string | undefined> = {}) {
  const fields: Record<string, string | undefined> = {
    intent: 'prepare',
    vehicle: 'Truk CDD',
    plate: 'B 9041 KXR',
    driver: 'Agus Salim',
    driverPhone: '0813 1111 2222',
    ...Object.fromEntries(
      ids.flatMap((id, index) => [
        [`lines[${index}].lineId`, id],
        [`lines[${index}].take`, 'on'],
        [`lines[${index}].qty`, '2.5'],
      ]),
    ),
    ...overrides,
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
  return form
}

test('toDeliveryBody: sends only ticked lines and maps their errors back to the form', () => {
  const read = readFormData(makeForm({ 'lines[0].take': undefined }), DeliveryFormInput)
  assert.ok(read.ok)
  const { body, toFormPath } = toDeliveryBody(read.value)
  assert.deepEqual(body.lines, [
    { lineId: ids[1], qty: 2.5 },
    { lineId: ids[2], qty: 2.5 },
  ])
  assert.equal(body.plate, 'B 9041 KXR')
  assert.equal(toFormPath('lines.1.qty'), 'lines.2.qty')
  assert.equal(toFormPath('lines'), 'lines')
})

test('DeliveryFormInput: needs a ticked line, and a quantity for each ticked line', () => {
  const readErrors = (overrides: Record<string, string | undefined>) => {
    const read = readFormData(makeForm(overrides), DeliveryFormInput)
    return read.ok ? {} : read.reply.data.errors
  }
  assert.deepEqual(Object.keys(readErrors({ 'lines[1].qty': '' })), ['lines.1.qty'])
  assert.deepEqual(Object.keys(readErrors({ 'lines[2].qty': '0' })), ['lines.2.qty'])
  const noneTicked = Object.fromEntries(ids.map((_, index) => [`lines[${index}].take`, undefined]))
  assert.deepEqual(readErrors(noneTicked), { lines: 'Centang barang yang dikirim.' })
})
