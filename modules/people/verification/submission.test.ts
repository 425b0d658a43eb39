import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallError } from '#platform/contract/call-error.ts'
import {
  acceptAll,
  APPLICANT_COMPANY,
  createApplicant,
  uploadDocument,
  uploadRequiredDocuments,
  APPLICANT_PIC,
  findCompanySeat,
  createSentSubmission,
} from '#tests/support/accounts/company-applicant.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('PUT /kyc-submissions/{id}: a retail buyer becomes a business step by step, and each step is saved', async () => {
  const { api, listSubmissions } = await createApplicant(shop)
  const { id } = await api.verification.begin({ body: {} })
  await api.verification.save({ id, body: { company: APPLICANT_COMPANY } })
  await api.verification.save({ id, body: { pic: APPLICANT_PIC } })
  const [saved] = await listSubmissions()
  assert.equal(saved!.answers.company?.npwp, '0823456789013000')
  assert.equal(saved!.answers.company?.nib, '9120001234567')
  assert.equal(saved!.answers.pic?.phone, '+6281290417735')
  assert.equal(saved!.status, 'draft')
  assert.deepEqual(
    saved!.missing.map(({ kind }) => kind),
    ['npwp', 'nib', 'ktp'],
  )
  assert.equal((await api.verification.begin({ body: {} })).id, id, 'the open submission continues')
})

test('POST /kyc-submissions: many tabs at once make one company and one submission', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { api, listSubmissions } = await createApplicant(shop)
    const begun = await Promise.all(
      Array.from({ length: 16 }, () => api.verification.begin({ body: {} })),
    )
    assert.equal(new Set(begun.map(({ id, company_id: of }) => `${id} ${of}`)).size, 1)
    assert.equal((await listSubmissions()).length, 1)
  }
})

test('PUT /kyc-submissions/{id}: an incomplete submission is refused by field and remains saved', async () => {
  const { api, listSubmissions } = await createApplicant(shop)
  const { id } = await api.verification.begin({ body: {} })
  await assert.rejects(
    api.verification.save({ id, body: { pic: APPLICANT_PIC, submit: true } }),
    (thrown: never) => {
      const { code, errors } = thrown as { code: string; errors: Record<string, string> }
      assert.equal(code, 'kyc.incomplete')
      assert.ok(errors['company.npwp'] && errors['address.street'] && errors['documents.ktp'])
      return true
    },
  )
  assert.equal((await listSubmissions())[0]!.answers.pic?.position, 'Direktur')
})

test('PUT /kyc-submissions/{id}: a company first named after a person is queued and found by its own name', async () => {
  const { api } = await createApplicant(shop)
  const { id } = await api.verification.begin({ body: {} })
  const name = 'CV Naik Kelas Sentosa'
  const step = {
    company: { ...APPLICANT_COMPANY, name },
    pic: APPLICANT_PIC,
    address: await findCompanySeat(api),
  }
  await api.verification.save({
    id,
    body: { ...step, documents: await uploadRequiredDocuments(api), submit: true },
  })
  const reviewer = await shop.asStaff('verifikasi@contoh.id')
  const { results } = await reviewer.staffVerification.queue({ query: { search: 'naik kelas' } })
  assert.deepEqual(
    results.map((waiting) => waiting.company),
    [name],
  )
  assert.equal((await api.customers.profile({})).companyName, name)
})

test('POST /customer/company/{id}/documents: a document that is sent twice is added once', async () => {
  const { api, listSubmissions } = await createApplicant(shop)
  const { id } = await api.verification.begin({ body: {} })
  const twice = [await uploadDocument(api), await uploadDocument(api)].map((fileId) => ({
    kind: 'npwp' as const,
    fileId,
  }))
  // Two requests at once, each with its own upload; then both uploads in one request.
  await Promise.all(
    twice.map((document) => api.verification.save({ id, body: { documents: [document] } })),
  )
  await api.verification.save({ id, body: { documents: twice } })
  const kinds = async () => (await listSubmissions())[0]!.documents.map(({ kind }) => kind)
  assert.deepEqual(await kinds(), ['npwp'])
  const other = { kind: 'nib' as const, fileId: await uploadDocument(api) }
  await api.verification.save({ id, body: { documents: [other] } })
  assert.deepEqual((await kinds()).sort(), ['nib', 'npwp'])
})

test('POST /customer/company/{id}/documents: another buyer’s upload cannot be added', async () => {
  const { api: stranger } = await createApplicant(shop)
  const fileId = await uploadDocument(stranger)
  const { api } = await createApplicant(shop)
  const { id } = await api.verification.begin({ body: {} })
  await assert.rejects(
    api.verification.save({ id, body: { documents: [{ kind: 'ktp', fileId }] } }),
    { code: 'file.gone' },
  )
})

test('GET /customer/my/address-business: only the owners of a verified company get its address', async () => {
  const { api, id, companyId, submission } = await createSentSubmission(shop)
  assert.equal((await api.companies.address()).company, null)
  const reviewer = await shop.asStaff('verifikasi@contoh.id')
  await reviewer.staffVerification.review({ id })
  await reviewer.staffVerification.decide({ id, body: acceptAll(submission) })
  const place = { ...(await findCompanySeat(api)), street: 'Jl. Baru No. 12' }
  await api.companies.changeAddress({ id: companyId, body: place })
  const { company: own } = await api.companies.address()
  assert.deepEqual([own!.id, own!.address], [companyId, place])
  assert.match(own!.place!, /^Jl\. Baru No\. 12, .+ 17510$/)
  const { api: stranger } = await createApplicant(shop)
  assert.equal((await stranger.companies.address()).company, null)
})

test('PATCH /customer/my/address-business/{id}: a company changes its own address only', async () => {
  const { api, companyId } = await createSentSubmission(shop)
  const place = await findCompanySeat(api)
  assert.equal(
    (await api.companies.changeAddress({ id: companyId, body: place })).street,
    place.street,
  )
  await assert.rejects(
    api.companies.changeAddress({ id: companyId, body: { ...place, provinceId: '31' } }),
    { code: 'address.region' },
  )
  const { api: stranger } = await createApplicant(shop)
  await assert.rejects(stranger.companies.changeAddress({ id: companyId, body: place }), {
    status: 404,
  })
})

test('GET /kyc-submissions: a company_id that is no id is a 422', async () => {
  const { api, companyId } = await createSentSubmission(shop)
  for (const company_id of ['abc', '1', ''])
    await assert.rejects(
      api.verification.submissions({ query: { company_id } }),
      ({ status, errors }: CallError) => status === 422 && errors['company_id'] !== undefined,
    )
  const { results } = await api.verification.submissions({ query: { company_id: companyId } })
  assert.equal(results.length, 1)
})
