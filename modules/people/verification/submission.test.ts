import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  APPLICANT_COMPANY,
  createApplicant,
  uploadDocument,
  uploadRequiredDocuments,
  APPLICANT_PIC,
  findCompanySeat,
  createSentSubmission,
} from '#tests/support/company-applicant.ts'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
})
after(() => shop?.close())

test('a retail buyer becomes a business step by step, and each step is kept', async () => {
  const { api, listSubmissions: mine } = await createApplicant(shop)
  const { id } = await api.verification.begin({ body: {} })
  await api.verification.save({ id, body: { company: APPLICANT_COMPANY } })
  await api.verification.save({ id, body: { pic: APPLICANT_PIC } })
  const [saved] = await mine()
  assert.equal(saved!.answers.company?.npwp, '0823456789013000')
  assert.equal(saved!.answers.company?.nib, '9120001234567')
  assert.equal(saved!.answers.pic?.phone, '+6281290417735')
  assert.equal(saved!.status, 'draft')
  assert.deepEqual(
    saved!.missing.map(({ kind }) => kind),
    ['npwp', 'nib', 'ktp'],
  )
  assert.equal((await api.verification.begin({ body: {} })).id, id, 'the open attempt goes on')
})

test('who begins in many tabs at once has one company and one attempt', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { api, listSubmissions: mine } = await createApplicant(shop)
    const begun = await Promise.all(
      Array.from({ length: 16 }, () => api.verification.begin({ body: {} })),
    )
    assert.equal(new Set(begun.map(({ id, company_id: of }) => `${id} ${of}`)).size, 1)
    assert.equal((await mine()).length, 1)
  }
})

test('an attempt that lacks something is not sent, says what, and keeps what was given', async () => {
  const { api, listSubmissions: mine } = await createApplicant(shop)
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
  assert.equal((await mine())[0]!.answers.pic?.position, 'Direktur')
})

test('a company that began with a person’s name waits under its own, and is found by it', async () => {
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

test('a paper that is sent twice stands in the attempt once', async () => {
  const { api, listSubmissions: mine } = await createApplicant(shop)
  const { id } = await api.verification.begin({ body: {} })
  const twice = [await uploadDocument(api), await uploadDocument(api)].map((fileId) => ({
    kind: 'npwp' as const,
    fileId,
  }))
  // Two presses at once, each with the file of its own upload; then both files in one sending.
  await Promise.all(
    twice.map((document) => api.verification.save({ id, body: { documents: [document] } })),
  )
  await api.verification.save({ id, body: { documents: twice } })
  const kinds = async () => (await mine())[0]!.documents.map(({ kind }) => kind)
  assert.deepEqual(await kinds(), ['npwp'])
  const other = { kind: 'nib' as const, fileId: await uploadDocument(api) }
  await api.verification.save({ id, body: { documents: [other] } })
  assert.deepEqual((await kinds()).sort(), ['nib', 'npwp'])
})

test('a paper that somebody else sent cannot be taken up', async () => {
  const { api: stranger } = await createApplicant(shop)
  const fileId = await uploadDocument(stranger)
  const { api } = await createApplicant(shop)
  const { id } = await api.verification.begin({ body: {} })
  await assert.rejects(
    api.verification.save({ id, body: { documents: [{ kind: 'ktp', fileId }] } }),
    { code: 'file.gone' },
  )
})

test('the owners of a verified company read the seat that they may change, nobody else does', async () => {
  const { api, id, companyId } = await createSentSubmission(shop)
  assert.equal((await api.companies.address()).company, null)
  const reviewer = await shop.asStaff('verifikasi@contoh.id')
  await reviewer.staffVerification.review({ id })
  await reviewer.staffVerification.decide({ id, body: { approve: true } })
  const place = { ...(await findCompanySeat(api)), street: 'Jl. Baru No. 12' }
  await api.companies.changeAddress({ id: companyId, body: place })
  const { company: own } = await api.companies.address()
  assert.deepEqual([own!.id, own!.address], [companyId, place])
  assert.match(own!.place!, /^Jl\. Baru No\. 12, .+ 17510$/)
  const { api: stranger } = await createApplicant(shop)
  assert.equal((await stranger.companies.address()).company, null)
})

test('a company changes its seat, and nobody else’s', async () => {
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
