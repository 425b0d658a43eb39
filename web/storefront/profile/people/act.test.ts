import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newApplicant } from '#tests/applying.ts'
import { testShop, type TestShop } from '#tests/shop.ts'
import { peopleStep } from './act.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop.close())

test('company members: a refused invitation does not send its token or a file back', async () => {
  const { api } = await newApplicant(shop)
  const form = new FormData()
  form.set('intent', 'people-accept')
  form.set('token', 'undangan-rahasia')
  form.set('file', new File(['isi'], 'ktp.pdf'))
  const reply = await peopleStep(api, form)
  assert.ok(reply && 'data' in reply, 'was not refused')
  assert.deepEqual(reply.data.values, { intent: ['people-accept'] })
})
