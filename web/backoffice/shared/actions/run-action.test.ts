import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '#platform/refusal.ts'
import { runAction } from './run-action.ts'

test('runAction: a refused form gets its values back, without secrets and files', async () => {
  const form = new FormData()
  form.set('name', 'Rina')
  form.set('items[0].qty', '2')
  form.set('password', 'rahasia-1')
  form.set('file', new File(['isi'], 'ktp.pdf'))
  const result = await runAction(form, 'Tersimpan.', async () => {
    throw new Refusal('x', 'Tidak bisa.', 422)
  })
  assert.ok('reply' in result)
  assert.deepEqual(result.reply.data.values, { name: ['Rina'], 'items.0.qty': ['2'] })
})
