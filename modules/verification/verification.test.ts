import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { pdf } from '#tests/files/honest.ts'
import { signedInBuyer } from '#tests/buyers.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
let desk: Api
before(async () => {
  shop = await testShop()
  desk = await shop.staff('verifikasi@contoh.id')
})
after(() => shop?.close())

const company = {
  name: 'CV Tiga Pilar Bangunan',
  entity: 'CV',
  npwp: '82.345.678.9-013.000',
  nib: '9120 0012 34567',
} as const
const pic = { name: 'Rina Maharani', position: 'Direktur', phone: '0812 9041 7735' }
const address = {
  street: 'Jl. Raya Serang No. 8',
  provinceId: '32',
  cityId: '32.16',
  districtId: '32.16.01',
  villageId: '32.16.01.2001',
  postalCode: '17510',
}
const paper = async (api: Api, name = 'akta.pdf') =>
  (await api.files.uploadDocument({ files: { file: new File([new Uint8Array(pdf())], name) } })).id

async function newBuyer() {
  const { token } = await signedInBuyer(shop.db)
  const api = shop.client({ token })
  return { api, mine: async () => (await api.verification.submissions({})).results }
}
async function seat() {
  const village = await shop.db
    .selectFrom('village')
    .innerJoin('district', 'district.id', 'village.district_id')
    .innerJoin('city', 'city.id', 'district.city_id')
    .select([
      'village.id as villageId',
      'district.id as districtId',
      'city.id as cityId',
      'province_id as provinceId',
    ])
    .where('city.id', '=', address.cityId)
    .orderBy('village.id')
    .executeTakeFirstOrThrow()
  return { ...address, ...village }
}
const papers = async (api: Api) =>
  Promise.all(
    (['npwp', 'nib', 'ktp'] as const).map(async (kind) => ({ kind, fileId: await paper(api) })),
  )

async function sent() {
  const buyer = await newBuyer()
  const { id, company_id } = await buyer.api.verification.begin({ body: { company } })
  const step = { company, pic, address: await seat(), documents: await papers(buyer.api) }
  const submission = await buyer.api.verification.save({ id, body: { ...step, submit: true } })
  return { ...buyer, id, companyId: company_id, submission }
}

test('a retail buyer becomes a business step by step, and each step is kept', async () => {
  const { api, mine } = await newBuyer()
  const { id } = await api.verification.begin({ body: {} })
  await api.verification.save({ id, body: { company } })
  await api.verification.save({ id, body: { pic } })
  const [kept] = await mine()
  assert.equal(kept!.answers.company?.npwp, '0823456789013000')
  assert.equal(kept!.answers.company?.nib, '9120001234567')
  assert.equal(kept!.answers.pic?.phone, '+6281290417735')
  assert.equal(kept!.status, 'draft')
  assert.deepEqual(
    kept!.missing.map(({ kind }) => kind),
    ['npwp', 'nib', 'ktp'],
  )
  assert.equal((await api.verification.begin({ body: {} })).id, id, 'the open attempt goes on')
})

test('an attempt that lacks something is not sent, says what, and keeps what was given', async () => {
  const { api, mine } = await newBuyer()
  const { id } = await api.verification.begin({ body: {} })
  await assert.rejects(
    api.verification.save({ id, body: { pic, submit: true } }),
    (thrown: never) => {
      const { code, errors } = thrown as { code: string; errors: Record<string, string> }
      assert.equal(code, 'kyc.incomplete')
      assert.ok(errors['company.npwp'] && errors['address.street'] && errors['documents.ktp'])
      return true
    },
  )
  assert.equal((await mine())[0]!.answers.pic?.position, 'Direktur')
})

test('staff approve: the company is verified, business prices open, and the buyer is told', async () => {
  const { api, id, mine } = await sent()
  assert.ok(
    (await desk.staffVerification.queue({ query: {} })).results.some((row) => row.id === id),
  )
  await desk.staffVerification.review({ id })
  await desk.staffVerification.decide({ id, body: { approve: true } })
  const profile = await api.customers.profile({})
  assert.deepEqual([profile.isBusiness, profile.companyName], [true, company.name])
  const [attempt] = await mine()
  assert.deepEqual(
    attempt!.documents.map(({ status }) => status),
    ['accepted', 'accepted', 'accepted'],
  )
  const { results } = await shop
    .visitor()
    .notifications.demoMail({ query: { email: profile.email } })
  assert.match(results[0]!.subject, /sudah terverifikasi/)
  await assert.rejects(api.verification.begin({ body: {} }), { code: 'kyc.verified' })
})

test('staff refuse paper by paper; the buyer mends only those and sends again', async () => {
  const { api, id, mine, submission } = await sent()
  await desk.staffVerification.review({ id })
  const [npwp, nib, ktp] = (['npwp', 'nib', 'ktp'] as const).map((kind) =>
    submission.documents.find((document) => document.kind === kind),
  )
  await desk.staffVerification.decide({
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
  assert.equal(again.answers.company?.name, company.name)
  const documents = [{ kind: 'ktp' as const, fileId: await paper(api) }]
  const second = await api.verification.save({ id: again.id, body: { documents, submit: true } })
  assert.equal(second.status, 'submitted')
  assert.equal((await mine()).length, 2)
})

test('a refusal without a reason that could be mended is refused itself', async () => {
  const { id, submission } = await sent()
  await desk.staffVerification.review({ id })
  const documents = [{ id: submission.documents[0]!.id, accepted: false }]
  for (const body of [
    { approve: false },
    { approve: false, documents },
    { approve: true, documents },
  ])
    await assert.rejects(desk.staffVerification.decide({ id, body }), { code: 'kyc.reason' })
})

test('what staff ask for is seen by the buyer and goes when it has come', async () => {
  const { api, id, companyId, mine } = await sent()
  await desk.staffVerification.review({ id })
  await desk.staffVerification.ask({ id, body: { note: 'Mohon kirim akta perubahan terakhir.' } })
  assert.match((await mine())[0]!.asked!, /akta perubahan/)
  const documents = [{ kind: 'akta' as const, fileId: await paper(api) }]
  const after = await api.verification.addDocuments({ id: companyId, body: { documents } })
  assert.equal(after.asked, null)
  assert.equal(after.documents.length, 4)
})

test('nobody skips a state, and two deciding at once make one decision', async () => {
  const { api, id } = await sent()
  await assert.rejects(desk.staffVerification.decide({ id, body: { approve: true } }), {
    code: 'kyc.state',
  })
  await assert.rejects(api.verification.save({ id, body: { pic } }), { code: 'kyc.state' })
  await desk.staffVerification.review({ id })
  const both = await Promise.allSettled([
    desk.staffVerification.decide({ id, body: { approve: true } }),
    desk.staffVerification.decide({ id, body: { approve: false, reason: 'Tidak sesuai.' } }),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('papers are seen by their company and the desk alone', async () => {
  const { api, id, companyId, submission } = await sent()
  const documentId = submission.documents[0]!.id
  assert.deepEqual(Buffer.from(await api.verification.document({ id, documentId })), pdf())
  const { api: stranger } = await newBuyer()
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
  const { id, submission } = await sent()
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
  const { id, submission } = await sent()
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

test('a paper that somebody else sent cannot be taken up', async () => {
  const { api: stranger } = await newBuyer()
  const fileId = await paper(stranger)
  const { api } = await newBuyer()
  const { id } = await api.verification.begin({ body: {} })
  await assert.rejects(
    api.verification.save({ id, body: { documents: [{ kind: 'ktp', fileId }] } }),
    { code: 'file.gone' },
  )
})

test('a company changes its seat, and nobody else’s', async () => {
  const { api, companyId } = await sent()
  const place = await seat()
  assert.equal(
    (await api.companies.changeAddress({ id: companyId, body: place })).street,
    place.street,
  )
  await assert.rejects(
    api.companies.changeAddress({ id: companyId, body: { ...place, provinceId: '31' } }),
    { code: 'address.region' },
  )
  const { api: stranger } = await newBuyer()
  await assert.rejects(stranger.companies.changeAddress({ id: companyId, body: place }), {
    status: 404,
  })
})
