import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSentSubmission } from '#tests/support/accounts/company-applicant.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { handleVerificationIntent } from './actions.ts'

const shop = await useTestShop()
const staff = await shop.asStaff()

/** Posts a form that is refused, and returns the values that the page shows again. */
async function postRefusedForm(id: string, fields: [string, string | File][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const result = await handleVerificationIntent(staff, id, form)
  assert.ok('reply' in result, 'was not refused')
  return result.reply.data.values
}

test('/backoffice/verifikasi/:id: a refused decision returns the form values, without secrets and files', async () => {
  const { id } = await createSentSubmission(shop)
  const values = await postRefusedForm(id, [
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

test('/backoffice/verifikasi/:id: a refused request for documents returns to its own form', async () => {
  const { id } = await createSentSubmission(shop)
  const note = ['note', 'Kirim ulang NPWP.'] as [string, string]
  await staff.staffVerification.review({ id })
  await staff.staffVerification.decide({ id, body: await buildRejection(id) })
  const values = await postRefusedForm(id, [note, ['intent', 'ask']])
  assert.deepEqual(values, { note: ['Kirim ulang NPWP.'], intent: ['ask'] })
})

async function buildRejection(id: string) {
  const { documents } = await staff.staffVerification.show({ id })
  return {
    approve: false,
    reason: 'Dokumen buram.',
    documents: documents.map(({ id }) => ({ id, accepted: false, reason: 'Buram.' })),
  }
}
