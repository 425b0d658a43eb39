import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addDeed,
  createApplicant,
  uploadDocument,
  APPLICANT_PIC,
  createSentSubmission,
} from '#tests/support/accounts/company-applicant.ts'
import { collectFile } from '#platform/files/stored-content.ts'
import { pdf } from '#tests/support/files/valid.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const reviewer = await shop.asStaff('verifikasi@contoh.id')

test('GET /kyc-submissions/{id}/documents/{documentId}: only the company and reviewers can read a document', async () => {
  const { api, id, companyId, submission } = await createSentSubmission(shop)
  const documentId = submission.documents[0]!.id
  assert.deepEqual(await collectFile(await api.verification.document({ id, documentId })), pdf())
  const { api: stranger } = await createApplicant(shop)
  await assert.rejects(stranger.verification.document({ id, documentId }), { status: 404 })
  await assert.rejects(stranger.verification.save({ id, body: { pic: APPLICANT_PIC } }), {
    status: 404,
  })
  const documents = [{ kind: 'akta' as const, fileId: await uploadDocument(stranger) }]
  await assert.rejects(stranger.verification.addDocuments({ id: companyId, body: { documents } }), {
    status: 404,
  })
  assert.deepEqual(
    (await stranger.verification.submissions({ query: { company_id: companyId } })).results,
    [],
  )
})

test('GET /staff/verifications/{id}: every staff access to a company or its documents is audited, no other one is', async () => {
  const { id, submission } = await createSentSubmission(shop)
  const { id: documentId, label } = submission.documents[0]!
  const openedAction = `Lihat dokumen: ${label}`
  const admin = await shop.asStaff()
  const auditEntries = async () =>
    (await admin.audit.list({ query: { search: id } })).results.map(({ staff, action }) => [
      staff,
      action,
    ])
  for (const email of ['sales@contoh.id', 'finance@contoh.id', 'konten@contoh.id']) {
    const { staffVerification: closed } = await shop.asStaff(email)
    for (const request of [
      closed.queue({ query: {} }),
      closed.show({ id }),
      closed.document({ id, documentId }),
      closed.documentFile({ id, documentId }),
    ])
      await assert.rejects(request, { status: 403 })
  }
  const { results } = await reviewer.staffVerification.queue({ query: { count: 100 } })
  const row = JSON.stringify(results.find((waiting) => waiting.id === id))
  assert.doesNotMatch(
    row,
    /0823456789013000|9120001234567|81290417735/,
    'the queue names no numbers',
  )
  assert.deepEqual(await auditEntries(), [])

  const { name, kind } = await reviewer.staffVerification.documentFile({ id, documentId })
  assert.deepEqual([name, kind], ['akta.pdf', 'pdf'])
  assert.deepEqual(await auditEntries(), [], 'reading a file’s name is not audited')

  await reviewer.staffVerification.show({ id })
  await reviewer.staffVerification.document({ id, documentId })
  await reviewer.staffVerification.document({ id, documentId })
  await admin.staffVerification.show({ id })
  assert.deepEqual(await auditEntries(), [
    ['Ratna Kusuma', 'Lihat pengajuan verifikasi'],
    ['Vera Lestari', openedAction],
    ['Vera Lestari', openedAction],
    ['Vera Lestari', 'Lihat pengajuan verifikasi'],
  ])
})

test('GET /staff/audit: reviews are recorded with before and after; reading records no change', async () => {
  const { id, submission } = await createSentSubmission(shop)
  await reviewer.staffVerification.review({ id })
  await reviewer.staffVerification.ask({ id, body: { note: 'Akta perubahan terakhir.' } })
  const npwp = submission.documents.find(({ kind }) => kind === 'npwp')!
  await reviewer.staffVerification.document({ id, documentId: npwp.id })
  const documents = [{ id: npwp.id, accepted: false, reason: 'Buram.' }]
  await reviewer.staffVerification.decide({ id, body: { approve: false, documents } })
  const { results } = await (await shop.asStaff()).audit.list({ query: { search: id } })
  assert.deepEqual(
    results.toReversed().map(({ before, after }) => [before, after]),
    [
      [{ status: 'submitted', asked: null }, { status: 'in_review' }],
      [
        { status: 'in_review', asked: null },
        { status: 'in_review', asked: 'Akta perubahan terakhir.' },
      ],
      [null, null],
      [
        { status: 'in_review', asked: 'Akta perubahan terakhir.' },
        { status: 'rejected', reason: null, documents: ['NPWP perusahaan: Buram.'] },
      ],
    ],
  )
})

test('GET /staff/verifications/{id}/documents/{documentId}/page: draws a PDF page by page, each access audited', async () => {
  const { api, id, companyId, submission } = await createSentSubmission(shop)
  const { id: documentId } = await addDeed(api, companyId)
  const open = (page: number, of = documentId) =>
    reviewer.staffVerification.documentPage({ id, documentId: of, query: { page } })
  const second = await open(2)
  assert.deepEqual([second.page, second.count], [2, 2])
  assert.equal(Buffer.from(second.image, 'base64').subarray(8, 12).toString(), 'WEBP')
  const { results } = await (await shop.asStaff()).audit.list({ query: { search: id } })
  assert.deepEqual(
    results.map(({ action }) => action),
    ['Lihat dokumen: Akta pendirian dan perubahan terakhir, halaman 2'],
  )
  await assert.rejects(open(3), { code: 'file.unreadable' })
  // A PDF without any page.
  await assert.rejects(open(1, submission.documents[0]!.id), { code: 'file.unreadable' })
  await assert.rejects(open(1, id), { status: 404 })
})
