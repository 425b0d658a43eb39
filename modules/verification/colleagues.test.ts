import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { company, paper, pic, seatOf, sent } from '#tests/applying.ts'
import { signedInBuyer } from '#tests/buyers.ts'
import { join } from '#tests/full-account.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop?.close())

async function colleagueOf(owner: Api, role: 'owner' | 'purchaser' | 'approver'): Promise<Api> {
  const { token } = await signedInBuyer(shop.db)
  const api = shop.client({ token })
  await join(owner, api, role)
  return api
}

test('a colleague who only buys sees how far it is, and no identity card, number or telephone', async () => {
  const { api: owner, id, submission } = await sent(shop)
  for (const role of ['purchaser', 'approver'] as const) {
    const colleague = await colleagueOf(owner, role)
    const { results, mayChange } = await colleague.verification.submissions({})
    const [seen] = results
    assert.deepEqual([seen!.status, seen!.answers, seen!.documents], ['submitted', {}, []])
    assert.equal(mayChange, false)
    assert.equal((await owner.verification.submissions({})).mayChange, true)
    const documentId = submission.documents[0]!.id
    const opened = await refused(colleague.verification.document({ id, documentId }))
    assert.equal(opened.status, 404)
    const told = new TextDecoder().decode(await colleague.personalData.download())
    const phone = submission.answers!.pic!.phone
    for (const secret of [phone!, pic.name, 'akta.pdf']) assert.ok(!told.includes(secret), secret)
  }
})

test('nor do they change who the company is', async () => {
  const { api: owner, id, companyId } = await sent(shop)
  const colleague = await colleagueOf(owner, 'purchaser')
  const documents = [{ kind: 'lainnya' as const, fileId: await paper(colleague) }]
  const address = await seatOf(owner)
  const closed = [422, 'company.not_owner'] as const
  const { verification, companies } = colleague
  await refused(verification.begin({ body: {} }), ...closed)
  await refused(verification.save({ id, body: { company } }), ...closed)
  await refused(verification.addDocuments({ id: companyId, body: { documents } }), ...closed)
  await refused(companies.changeAddress({ id: companyId, body: address }), ...closed)
  const other = await colleagueOf(owner, 'owner')
  await other.companies.changeAddress({ id: companyId, body: address })
  assert.equal((await other.verification.submissions({})).results[0]!.documents.length, 3)
})
