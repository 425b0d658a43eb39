import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { findRegions, makeAddressInput } from '#tests/support/accounts/address-book.ts'
import {
  uploadDocument,
  APPLICANT_PIC,
  findCompanySeat,
} from '#tests/support/accounts/company-applicant.ts'
import { joinVerifiedCompany, createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { pdf } from '#tests/support/files/valid.ts'
import { joinCompany } from '#tests/support/accounts/full-account.ts'
import { createBuyerClient } from '#tests/support/orders/orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('POST /customer/my/close: a company that was never approved is erased with its last account, with its documents', async () => {
  const { api } = await createBuyerClient(shop)
  const { id, company_id: companyId } = await api.verification.begin({ body: {} })
  const address = await findCompanySeat(api)
  const fileId = await uploadDocument(api, 'ktp.pdf')
  const documents = [{ kind: 'ktp' as const, fileId }]
  await api.verification.save({ id, body: { pic: APPLICANT_PIC, address, documents } })
  const colleague = await createBuyerClient(shop)
  await joinCompany(api, colleague.api, 'purchaser')
  const body = { password: 'belanja-2026' }
  const { message } = await expectRefusal(
    api.personalData.close({ body }),
    422,
    'people.last_owner',
  )
  assert.equal((await api.personalData.closing()).handOver, message)
  const { members } = await api.companyMembers.people()
  const { id: other } = members.find(({ me }) => !me)!
  await api.companyMembers.changeMember({ id: other, body: { role: 'owner' } })
  await api.personalData.close({ body })
  const { results } = await colleague.api.verification.submissions()
  assert.equal(results[0]!.documents[0]!.file.id, fileId, 'the company goes on')
  assert.equal((await colleague.api.companyMembers.people()).members.length, 1)
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

test('POST /customer/my/close: of two owners who close at once the last one erases the company’s documents', async () => {
  const [one, other] = [await createBuyerClient(shop), await createBuyerClient(shop)]
  const { company_id: companyId } = await one.api.verification.begin({ body: {} })
  await joinCompany(one.api, other.api, 'owner')
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

test('POST /customer/my/close: an open purchase order continues with a colleague, who gets its e-mails', async () => {
  const people = [await createSignedInBuyer(shop.db), await createSignedInBuyer(shop.db)] as const
  const companyId = await joinVerifiedCompany(shop.db, people[0].accountId)
  await joinVerifiedCompany(shop.db, people[1].accountId, { companyId })
  const [leavingBuyer, colleague] = people.map(({ token }) => shop.client({ token })) as [Api, Api]
  const file = new File([new Uint8Array(pdf())], 'po.pdf')
  const { id: fileId } = await leavingBuyer.purchaseOrders.upload({ files: { file } })
  const details = {
    project: 'Ruko Blok C',
    projectType: 'ruko',
    paymentMethod: 'transfer',
  } as const
  const body = { ...details, fileId, addressId: people[0].addressId }
  const { id } = await leavingBuyer.purchaseOrders.create({ table: 'upo', body })
  await leavingBuyer.personalData.close({ body: { password: 'belanja-2026' } })
  assert.equal((await colleague.purchaseOrders.show({ id })).status, 'new')
  const { email } = await colleague.customers.profile()
  const admin = await shop.asStaff()
  assert.equal((await admin.staffPurchaseOrders.show({ id })).account.email, email)
  await admin.staffPurchaseOrders.cancel({ id, body: { reason: 'Barang tidak kami jual.' } })
  const { results } = await colleague.notifications.demoMail({ query: { email } })
  assert.equal(results.length, 1)
})

test('POST /customer/my/close: shared addresses lose the name and the number of the person who leaves, and no other address does', async () => {
  const [leaving, stranger] = [await createBuyerClient(shop), await createBuyerClient(shop)]
  await joinVerifiedCompany(shop.db, leaving.accountId, { name: 'PT Ditinggal' })
  await joinVerifiedCompany(shop.db, stranger.accountId, { name: 'PT Lain' })
  const colleague = await createBuyerClient(shop)
  await joinCompany(leaving.api, colleague.api, 'owner')
  await nameAccount(leaving.accountId, { name: 'Budi Santoso', phone: '+6281290417001' })
  await nameAccount(colleague.accountId, { name: 'Sri Wahyuni', phone: '+6281290417002' })
  await nameAccount(stranger.accountId, { name: 'Budi Santoso', phone: '+6281290417001' })
  const ids = await findRegions(shop, '32')
  const add = (api: Api, label: string, recipient: string, phone: string) =>
    api.customers.addAddress({ body: makeAddressInput(ids, { label, recipient, phone }) })
  await add(leaving.api, 'Gudang', 'Budi Santoso', '0812 9041 7001')
  await add(leaving.api, 'Rumah contoh', 'Pak Mandor', '0812 9041 7001')
  await add(stranger.api, 'Milik lain', 'Budi Santoso', '0812 9041 7001')
  await leaving.api.personalData.close({ body: { password: 'belanja-2026' } })
  const contacts = async (api: Api, labels: readonly string[]) =>
    (await api.customers.addresses()).results
      .filter(({ label }) => labels.includes(label))
      .map(({ label, recipient, phone }) => [label, recipient, phone])
      .sort()
  assert.deepEqual(await contacts(colleague.api, ['Gudang', 'Rumah contoh']), [
    ['Gudang', 'PT Ditinggal', '+6281290417002'],
    ['Rumah contoh', 'Pak Mandor', '+6281290417002'],
  ])
  assert.deepEqual(await contacts(stranger.api, ['Milik lain']), [
    ['Milik lain', 'Budi Santoso', '+6281290417001'],
  ])
})

test('POST /customer/my/close: with its last account a company loses its addresses, also those of colleagues who left before', async () => {
  const [first, last] = [await createBuyerClient(shop), await createBuyerClient(shop)]
  const companyId = await joinVerifiedCompany(shop.db, first.accountId)
  await joinCompany(first.api, last.api, 'owner')
  await first.api.customers.addAddress({
    body: makeAddressInput(await findRegions(shop, '32'), { label: 'Gudang' }),
  })
  const addresses = () =>
    shop.db.selectFrom('address').select('label').where('company_id', '=', companyId).execute()
  await first.api.personalData.close({ body: { password: 'belanja-2026' } })
  assert.deepEqual(await addresses(), [{ label: 'Gudang' }])
  await last.api.personalData.close({ body: { password: 'belanja-2026' } })
  assert.deepEqual(await addresses(), [])
})

const nameAccount = (id: string, values: { name: string; phone: string }) =>
  shop.db.updateTable('account').set(values).where('id', '=', id).execute()
