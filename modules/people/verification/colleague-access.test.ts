import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import {
  APPLICANT_COMPANY,
  uploadDocument,
  APPLICANT_PIC,
  findCompanySeat,
  createSentSubmission,
} from '#tests/support/accounts/company-applicant.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { joinCompany } from '#tests/support/accounts/full-account.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

async function createColleague(owner: Api, role: 'owner' | 'purchaser' | 'approver'): Promise<Api> {
  const { token } = await createSignedInBuyer(shop.db)
  const api = shop.client({ token })
  await joinCompany(owner, api, role)
  return api
}

test('GET /kyc-submissions: a purchaser sees the status, but no identity card, tax number or phone', async () => {
  const { api: owner, id, submission } = await createSentSubmission(shop)
  for (const role of ['purchaser', 'approver'] as const) {
    const colleague = await createColleague(owner, role)
    const { results, mayChange } = await colleague.verification.submissions({})
    const [visible] = results
    assert.deepEqual([visible!.status, visible!.answers, visible!.documents], ['submitted', {}, []])
    assert.equal(mayChange, false)
    assert.equal((await owner.verification.submissions({})).mayChange, true)
    const documentId = submission.documents[0]!.id
    const opened = await expectRefusal(colleague.verification.document({ id, documentId }))
    assert.equal(opened.status, 404)
    const text = new TextDecoder().decode(await colleague.personalData.download())
    const phone = submission.answers!.pic!.phone
    for (const secret of [phone!, APPLICANT_PIC.name, 'akta.pdf'])
      assert.ok(!text.includes(secret), secret)
  }
})

test('PUT /kyc-submissions/{id}: a purchaser cannot change the company’s details', async () => {
  const { api: owner, id, companyId } = await createSentSubmission(shop)
  const colleague = await createColleague(owner, 'purchaser')
  const documents = [{ kind: 'lainnya' as const, fileId: await uploadDocument(colleague) }]
  const address = await findCompanySeat(owner)
  const refusal = [422, 'company.not_owner'] as const
  const { verification, companies } = colleague
  await expectRefusal(verification.begin({ body: {} }), ...refusal)
  await expectRefusal(verification.save({ id, body: { company: APPLICANT_COMPANY } }), ...refusal)
  await expectRefusal(verification.addDocuments({ id: companyId, body: { documents } }), ...refusal)
  await expectRefusal(companies.changeAddress({ id: companyId, body: address }), ...refusal)
  const other = await createColleague(owner, 'owner')
  await other.companies.changeAddress({ id: companyId, body: address })
  assert.equal((await other.verification.submissions({})).results[0]!.documents.length, 3)
})
