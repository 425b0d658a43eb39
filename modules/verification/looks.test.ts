import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { newApplicant, paper, pic, sent } from '#tests/applying.ts'
import { pdf } from '#tests/files/honest.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
let desk: Api
before(async () => {
  shop = await testShop()
  desk = await shop.staff('verifikasi@contoh.id')
})
after(() => shop?.close())

test('papers are seen by their company and the desk alone', async () => {
  const { api, id, companyId, submission } = await sent(shop)
  const documentId = submission.documents[0]!.id
  assert.deepEqual(Buffer.from(await api.verification.document({ id, documentId })), pdf())
  const { api: stranger } = await newApplicant(shop)
  await assert.rejects(stranger.verification.document({ id, documentId }), { status: 404 })
  await assert.rejects(stranger.verification.save({ id, body: { pic } }), { status: 404 })
  const documents = [{ kind: 'akta' as const, fileId: await paper(stranger) }]
  await assert.rejects(stranger.verification.addDocuments({ id: companyId, body: { documents } }), {
    status: 404,
  })
  assert.deepEqual(
    (await stranger.verification.submissions({ query: { company_id: companyId } })).results,
    [],
  )
})

test('every look of staff at a company or its papers is written down, who and when; nobody else’s is one', async () => {
  const { id, submission } = await sent(shop)
  const { id: documentId, label } = submission.documents[0]!
  const seen = `Lihat dokumen: ${label}`
  const admin = await shop.staff()
  const looks = async () =>
    (await admin.audit.list({ query: { search: id } })).results.map(({ staff, action }) => [
      staff,
      action,
    ])
  for (const email of ['sales@contoh.id', 'finance@contoh.id', 'konten@contoh.id']) {
    const { staffVerification: closed } = await shop.staff(email)
    for (const asked of [
      closed.queue({ query: {} }),
      closed.show({ id }),
      closed.document({ id, documentId }),
      closed.documentFile({ id, documentId }),
    ])
      await assert.rejects(asked, { status: 403 })
  }
  const { results } = await desk.staffVerification.queue({ query: { count: 100 } })
  const row = JSON.stringify(results.find((waiting) => waiting.id === id))
  assert.doesNotMatch(
    row,
    /0823456789013000|9120001234567|81290417735/,
    'the queue names no numbers',
  )
  assert.deepEqual(await looks(), [])

  const { name, kind } = await desk.staffVerification.documentFile({ id, documentId })
  assert.deepEqual([name, kind], ['akta.pdf', 'pdf'])
  assert.deepEqual(await looks(), [], 'a file’s name is no look at the file')

  await desk.staffVerification.show({ id })
  await desk.staffVerification.document({ id, documentId })
  await desk.staffVerification.document({ id, documentId })
  await admin.staffVerification.show({ id })
  assert.deepEqual(await looks(), [
    ['Ratna Kusuma', 'Lihat pengajuan verifikasi'],
    ['Vera Lestari', seen],
    ['Vera Lestari', seen],
    ['Vera Lestari', 'Lihat pengajuan verifikasi'],
  ])
})

test('what staff did stands in the log as it was before and after; a look changes nothing', async () => {
  const { id, submission } = await sent(shop)
  await desk.staffVerification.review({ id })
  await desk.staffVerification.ask({ id, body: { note: 'Akta perubahan terakhir.' } })
  const npwp = submission.documents.find(({ kind }) => kind === 'npwp')!
  await desk.staffVerification.document({ id, documentId: npwp.id })
  const documents = [{ id: npwp.id, accepted: false, reason: 'Buram.' }]
  await desk.staffVerification.decide({ id, body: { approve: false, documents } })
  const { results } = await (await shop.staff()).audit.list({ query: { search: id } })
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
