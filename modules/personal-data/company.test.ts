import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { paper, pic, seatOf } from '#tests/applying.ts'
import { joinBusiness, signedInBuyer } from '#tests/buyers.ts'
import { pdf } from '#tests/files/honest.ts'
import { join } from '#tests/full-account.ts'
import { newBuyer } from '#tests/orders.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop?.close())

test('a company that never was approved goes with the last who buys for it, its papers too', async () => {
  const { api } = await newBuyer(shop)
  const { id, company_id: companyId } = await api.verification.begin({ body: {} })
  const address = await seatOf(api)
  const fileId = await paper(api, 'ktp.pdf')
  const documents = [{ kind: 'ktp' as const, fileId }]
  await api.verification.save({ id, body: { pic, address, documents } })
  const colleague = await newBuyer(shop)
  await join(api, colleague.api, 'purchaser')
  const body = { password: 'belanja-2026' }
  const { message } = await refused(api.personalData.close({ body }), 422, 'people.last_owner')
  assert.equal((await api.personalData.closing()).handOver, message)
  const { members } = await api.companyPeople.people()
  const { id: other } = members.find(({ me }) => !me)!
  await api.companyPeople.changeMember({ id: other, body: { role: 'owner' } })
  await api.personalData.close({ body })
  const { results } = await colleague.api.verification.submissions()
  assert.equal(results[0]!.documents[0]!.file.id, fileId, 'the company goes on')
  assert.equal((await colleague.api.companyPeople.people()).members.length, 1)
  await colleague.api.personalData.close({ body })
  const left = await shop.db
    .selectFrom('company')
    .leftJoin('kyc_submission as s', 's.company_id', 'company.id')
    .select(['company.name', 's.id'])
    .where('company.id', '=', companyId)
    .execute()
  assert.deepEqual(left, [{ name: 'Perusahaan ditutup', id: null }])
  const files = await shop.db.selectFrom('stored_file').where('id', '=', fileId).execute()
  assert.deepEqual(files, [])
})

test('two owners who close at once leave no company without its papers’ end', async () => {
  const [one, other] = [await newBuyer(shop), await newBuyer(shop)]
  const { company_id: companyId } = await one.api.verification.begin({ body: {} })
  await join(one.api, other.api, 'owner')
  const body = { password: 'belanja-2026' }
  await Promise.all([one, other].map(({ api }) => api.personalData.close({ body })))
  const left = await shop.db
    .selectFrom('company')
    .leftJoin('kyc_submission as s', 's.company_id', 'company.id')
    .select(['company.name', 's.id'])
    .where('company.id', '=', companyId)
    .execute()
  assert.deepEqual(left, [{ name: 'Perusahaan ditutup', id: null }])
})

test('a purchase order that waits goes on with a colleague, who is told what comes of it', async () => {
  const people = [await signedInBuyer(shop.db), await signedInBuyer(shop.db)] as const
  const companyId = await joinBusiness(shop.db, people[0].accountId)
  await joinBusiness(shop.db, people[1].accountId, { companyId })
  const [leaver, colleague] = people.map(({ token }) => shop.client({ token })) as [Api, Api]
  const file = new File([new Uint8Array(pdf())], 'po.pdf')
  const { id: fileId } = await leaver.upo.upload({ files: { file } })
  const facts = { project: 'Ruko Blok C', projectType: 'ruko', paymentMethod: 'transfer' } as const
  const body = { ...facts, fileId, addressId: people[0].addressId }
  const { id } = await leaver.upo.create({ table: 'upo', body })
  await leaver.personalData.close({ body: { password: 'belanja-2026' } })
  assert.equal((await colleague.upo.show({ id })).status, 'new')
  const { email } = await colleague.customers.profile()
  const admin = await shop.staff()
  assert.equal((await admin.staffUpo.show({ id })).account.email, email)
  await admin.staffUpo.cancel({ id, body: { reason: 'Barang tidak kami jual.' } })
  const { results } = await colleague.notifications.demoMail({ query: { email } })
  assert.equal(results.length, 1)
})
