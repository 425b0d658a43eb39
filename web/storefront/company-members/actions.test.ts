import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createApplicant } from '#tests/support/accounts/company-applicant.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { handleMemberIntent } from './actions.ts'

const shop = await useTestShop()

test('handleMemberIntent: a refused invitation does not send its token or a file back', async () => {
  const { api } = await createApplicant(shop)
  const form = new FormData()
  form.set('intent', 'people-accept')
  form.set('token', 'undangan-rahasia')
  form.set('file', new File(['isi'], 'ktp.pdf'))
  const reply = await handleMemberIntent(api, form)
  assert.ok(reply && 'data' in reply, 'was not refused')
  assert.deepEqual(reply.data.values, { intent: ['people-accept'] })
})
