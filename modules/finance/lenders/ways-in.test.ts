import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompanyBuyer } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { need, person } from '#tests/support/lenders/application-steps.ts'
import {
  completeApplication,
  sendApplication,
  uploadDocument,
} from '#tests/support/lenders/complete-application.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { erase } from './personal-data.ts'

const shop = await useTestShop()

test('Modal Rakyat: the same way in, beside an application at Credilinq', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { modalRakyat, credilinq } = buyer.api
  const { id } = await modalRakyat.eligibility({ body: need() })
  const other = await credilinq.eligibility({ body: need() })
  assert.notEqual(other.id, id)
  await expectRefusal(credilinq.step({ id, query: {} }), 404, 'not_found')
  await modalRakyat.save({ id, body: { data: { person } } })
  assert.equal((await modalRakyat.step({ id, query: {} })).answers.person.name, person.name)
})

test('GET /credilinq/addresses: the districts of a postal code; an unknown one is refused at its field', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { credilinq } = buyer.api
  const { results } = await credilinq.postalCodes({ query: { country: 'indonesia', search: '17' } })
  const areas = await credilinq.addresses({
    query: { country: 'indonesia', postalCode: results[0]! },
  })
  assert.ok(areas.results.length > 0)
  const { id } = await credilinq.eligibility({ body: need() })
  const address = { street: 'Jalan Raya 1', postalCode: '00000' }
  const refused = await expectRefusal(
    credilinq.save({ id, body: { data: { address } } }),
    422,
    'lender.postal_code',
  )
  assert.ok(refused.errors?.['postalCode'])
})

test('POST /ecom/koinworks/submission: filled in from the company’s other application, without its need and its old papers', async () => {
  const { api } = await createCompanyBuyer(shop)
  const first = await completeApplication(api, 'credilinq', { amount: 80_000_000 })
  const begun = await api.koinworks.eligibility({ body: need({ amount: 90_000_000 }) })
  const sent = await api.credilinq.step({ id: first, query: {} })
  assert.deepEqual(begun.missing, [])
  assert.equal(begun.answers.need!.amount.amount, '90000000.00')
  assert.deepEqual(begun.answers.person, sent.answers.person)
  assert.deepEqual(begun.answers.address, sent.answers.address)
  assert.deepEqual(begun.documents, sent.documents)
  await shop.pool.query(
    `update lender_application set created_at = created_at - interval '91 days' where company_id = $1`,
    [(await api.lenders.limits()).companyId],
  )
  const late = await api.modalRakyat.eligibility({ body: need() })
  assert.deepEqual(
    late.missing.map(({ label }) => label),
    ['KTP penanggung jawab', 'Rekening koran 3 bulan terakhir'],
  )
})

test('POST /customer/my/close: the papers of a draft go, but for those that a lender was sent as well', async () => {
  const { api, accountId, companyId } = await createCompanyBuyer(shop)
  const first = await completeApplication(api, 'credilinq')
  const { id } = await api.koinworks.eligibility({ body: need() })
  const own = await uploadDocument(api)
  await api.koinworks.save({
    id,
    body: { data: { documents: [{ kind: 'laporan-keuangan', fileId: own }] } },
  })
  await sendApplication(api, 'credilinq', first)
  await erase(shop.deps, accountId)
  const { rows } = await shop.pool.query<{ status: string; papers: number; own: number }>(
    `select status, (select count(*)::int from lender_application_file where application_id = application.id) as papers,
       (select count(*)::int from stored_file where id = $2) as own
     from lender_application as application where company_id = $1`,
    [companyId, own],
  )
  assert.deepEqual(rows, [{ status: 'submitted', papers: 2, own: 0 }])
})
