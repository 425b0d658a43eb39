import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { createSentSubmission } from '#tests/support/company-applicant.ts'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'
import { handleVerificationIntent } from './actions.ts'

let shop: TestShop
let desk: Api
before(async () => {
  shop = await openTestShop()
  desk = await shop.asStaff()
})
after(() => shop.close())

/** The form's values as the page gets them back after a refusal. */
async function valuesRefused(id: string, fields: [string, string | File][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const acted = await handleVerificationIntent(desk, id, form)
  assert.ok('reply' in acted, 'was not refused')
  return acted.reply.data.values
}

test('verification decision: a refused form gets its values back, without secrets and files', async () => {
  const { id } = await createSentSubmission(shop)
  const values = await valuesRefused(id, [
    ['document', 'a'],
    ['document', 'b'],
    ['reason', 'Belum jelas.'],
    ['password', 'rahasia-1'],
    ['file', new File(['isi'], 'ktp.pdf')],
    ['intent', 'reject'],
  ])
  assert.deepEqual(values, {
    document: ['a', 'b'],
    reason: ['Belum jelas.'],
    intent: ['decide'],
  })
})

test('verification: a refused request for more goes back to its own form', async () => {
  const { id } = await createSentSubmission(shop)
  const note = ['note', 'Kirim ulang NPWP.'] as [string, string]
  await desk.staffVerification.review({ id })
  await desk.staffVerification.decide({ id, body: await rejection(id) })
  const values = await valuesRefused(id, [note, ['intent', 'ask']])
  assert.deepEqual(values, { note: ['Kirim ulang NPWP.'], intent: ['ask'] })
})

async function rejection(id: string) {
  const { documents } = await desk.staffVerification.show({ id })
  const papers = documents.map((paper) => ({ id: paper.id, accepted: false, reason: 'Buram.' }))
  return { approve: false, reason: 'Dokumen buram.', documents: papers }
}
