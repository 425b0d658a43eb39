import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallError } from '#platform/contract/call-error.ts'
import {
  acceptAll,
  APPLICANT_COMPANY,
  uploadDocument,
  APPLICANT_PIC,
  createSentSubmission,
} from '#tests/support/accounts/company-applicant.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const reviewer = await shop.asStaff('verifikasi@contoh.id')

test('POST /staff/verifications/{id}/decision: an approved company is verified, gets business prices and an e-mail', async () => {
  const { api, id, listSubmissions, submission } = await createSentSubmission(shop)
  assert.ok(
    (await reviewer.staffVerification.queue({ query: {} })).results.some((row) => row.id === id),
  )
  const { place } = await reviewer.staffVerification.review({ id })
  assert.match(place!, /^.+, .+, Kabupaten Bekasi, Jawa Barat$/)
  await reviewer.staffVerification.decide({ id, body: acceptAll(submission) })
  const profile = await api.customers.profile({})
  assert.deepEqual([profile.isBusiness, profile.companyName], [true, APPLICANT_COMPANY.name])
  const [attempt] = await listSubmissions()
  assert.deepEqual(
    attempt!.documents.map(({ status }) => status),
    ['accepted', 'accepted', 'accepted'],
  )
  const { results } = await shop
    .asVisitor()
    .notifications.demoMail({ query: { email: profile.email } })
  assert.match(results[0]!.subject, /sudah terverifikasi/)
  await assert.rejects(api.verification.begin({ body: {} }), { code: 'kyc.verified' })
})

test('POST /staff/verifications/{id}/decision: documents are refused one by one, and only those are sent again', async () => {
  const { api, id, listSubmissions, submission } = await createSentSubmission(shop)
  await reviewer.staffVerification.review({ id })
  const [npwp, nib, ktp] = (['npwp', 'nib', 'ktp'] as const).map((kind) =>
    submission.documents.find((document) => document.kind === kind),
  )
  await reviewer.staffVerification.decide({
    id,
    body: {
      approve: false,
      documents: [
        { id: npwp!.id, accepted: true },
        { id: nib!.id, accepted: true },
        { id: ktp!.id, accepted: false, reason: 'Foto terpotong.' },
      ],
    },
  })
  const profile = await api.customers.profile({})
  assert.equal(profile.companyState, 'rejected')
  const again = await api.verification.begin({ body: {} })
  assert.equal(again.attempt, 2)
  assert.deepEqual(
    again.missing.map(({ kind }) => kind),
    ['ktp'],
  )
  assert.equal(again.answers.company?.name, APPLICANT_COMPANY.name)
  const documents = [{ kind: 'ktp' as const, fileId: await uploadDocument(api) }]
  const second = await api.verification.save({ id: again.id, body: { documents, submit: true } })
  assert.equal(second.status, 'submitted')
  assert.equal((await listSubmissions()).length, 2)
})

test('POST /staff/verifications/{id}/decision: approves only when each document was accepted by someone', async () => {
  const { id, submission } = await createSentSubmission(shop)
  await reviewer.staffVerification.review({ id })
  const all = acceptAll(submission)
  const [first, ...others] = all.documents
  const undecided = { ...all, documents: [{ id: first!.id }, ...others] }
  for (const [body, field] of [
    [{ approve: true }, 'documents'],
    [{ approve: true, documents: others }, 'documents'],
    [undecided, 'documents.0.accepted'],
  ] as const)
    await assert.rejects(
      reviewer.staffVerification.decide({
        id,
        body: { ...body, documents: [...(body.documents ?? [])] },
      }),
      ({ code, errors }: CallError) => code === 'kyc.undecided' && errors[field] !== undefined,
    )
  const shown = await reviewer.staffVerification.show({ id })
  assert.deepEqual(new Set(shown.documents.map(({ status }) => status)), new Set(['waiting']))
  assert.equal((await reviewer.staffVerification.decide({ id, body: all })).status, 'approved')
})

test('POST /staff/verifications/{id}/decision: a rejection requires a reason', async () => {
  const { id, submission } = await createSentSubmission(shop)
  await reviewer.staffVerification.review({ id })
  const documents = [{ id: submission.documents[0]!.id, accepted: false }]
  for (const body of [
    { approve: false },
    { approve: false, documents },
    { approve: true, documents },
  ])
    await assert.rejects(reviewer.staffVerification.decide({ id, body }), { code: 'kyc.reason' })
})

test('POST /staff/verifications/{id}/ask: the buyer sees the request until the documents have been sent', async () => {
  const { api, id, companyId, listSubmissions } = await createSentSubmission(shop)
  await reviewer.staffVerification.review({ id })
  shop.clock.advance(1000)
  await api.customers.closeNotice()
  shop.clock.advance(1000)
  await reviewer.staffVerification.ask({
    id,
    body: { note: 'Mohon kirim akta perubahan terakhir.' },
  })
  assert.match((await listSubmissions())[0]!.asked!, /akta perubahan/)
  const status = await api.customers.limitStatus()
  assert.ok(
    status.notify && status.message!.includes('perlu tambahan'),
    'closed before, and news again',
  )
  const documents = [{ kind: 'akta' as const, fileId: await uploadDocument(api) }]
  const after = await api.verification.addDocuments({ id: companyId, body: { documents } })
  assert.equal(after.asked, null)
  assert.ok(!(await api.customers.limitStatus()).message!.includes('perlu tambahan'))
  assert.equal(after.documents.length, 4)
})

test('POST /staff/verifications/{id}/decision: no status can be skipped, and two concurrent decisions make one', async () => {
  const { api, id, submission } = await createSentSubmission(shop)
  const approval = acceptAll(submission)
  await assert.rejects(reviewer.staffVerification.decide({ id, body: approval }), {
    code: 'kyc.state',
  })
  await assert.rejects(api.verification.save({ id, body: { pic: APPLICANT_PIC } }), {
    code: 'kyc.state',
  })
  await reviewer.staffVerification.review({ id })
  const both = await Promise.allSettled([
    reviewer.staffVerification.decide({ id, body: approval }),
    reviewer.staffVerification.decide({ id, body: { approve: false, reason: 'Tidak sesuai.' } }),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})
