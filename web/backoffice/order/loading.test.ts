import assert from 'node:assert/strict'
import { test } from 'node:test'
import '#platform/contract/messages.ts'
import { readFormData } from '#web/form.ts'
import { loaded, Loading } from './loading.ts'

const ids = [
  '6f1c0a52-8f4e-4c6f-9a53-0c6a2f1b7d01',
  '6f1c0a52-8f4e-4c6f-9a53-0c6a2f1b7d02',
  '6f1c0a52-8f4e-4c6f-9a53-0c6a2f1b7d03',
]

function filled(change: Record<string, string | undefined> = {}) {
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
    ...change,
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
  return form
}

test('only ticked lines are loaded, and what is refused of them finds its field', () => {
  const read = readFormData(filled({ 'lines[0].take': undefined }), Loading)
  assert.ok(read.ok)
  const { body, inForm } = loaded(read.value)
  assert.deepEqual(body.lines, [
    { lineId: ids[1], qty: 2.5 },
    { lineId: ids[2], qty: 2.5 },
  ])
  assert.equal(body.plate, 'B 9041 KXR')
  assert.equal(inForm('lines.1.qty'), 'lines.2.qty')
  assert.equal(inForm('lines'), 'lines')
})

test('a ticked line needs a figure, and a lorry needs a line', () => {
  const errorsOf = (change: Record<string, string | undefined>) => {
    const read = readFormData(filled(change), Loading)
    return read.ok ? {} : read.reply.data.errors
  }
  assert.deepEqual(Object.keys(errorsOf({ 'lines[1].qty': '' })), ['lines.1.qty'])
  assert.deepEqual(Object.keys(errorsOf({ 'lines[2].qty': '0' })), ['lines.2.qty'])
  const none = Object.fromEntries(ids.map((_, index) => [`lines[${index}].take`, undefined]))
  assert.deepEqual(errorsOf(none), { lines: 'Centang barang yang dikirim.' })
})
