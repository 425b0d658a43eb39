import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import {
  findRegions,
  listAddressLabels,
  makeAddressInput,
} from '#tests/support/accounts/address-book.ts'
import { inviteColleague } from '#tests/support/accounts/company-invitations.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const owner = await shop.asBuyer('bisnis@contoh.id')

const addAddress = async (api: Api, label: string, isShared?: boolean) =>
  api.customers.addAddress({
    body: makeAddressInput(await findRegions(shop, '32'), {
      label,
      ...(isShared === undefined ? {} : { isShared }),
    }),
  })

test('POST /customer/my/address: a colleague orders to an address that another one entered', async () => {
  const purchaser = await inviteColleague(shop, owner, { role: 'purchaser' })
  const site = await addAddress(owner, 'Proyek Bersama')
  assert.deepEqual([site.isShared, site.isOwn], [true, true])
  const seen = (await purchaser.api.customers.addresses()).results.find(({ id }) => id === site.id)
  assert.deepEqual([seen?.label, seen?.isShared, seen?.isOwn], ['Proyek Bersama', true, false])
  const variant = await createProduct(shop.db, { price: 50_000, stock: { CBT: 90 } })
  const order = await placeOrder(shop, [{ variant, qty: 2 }], { ...purchaser, addressId: site.id })
  const { shipTo } = await purchaser.api.orders.shipping({ id: order.id })
  assert.equal(shipTo.label, 'Proyek Bersama')
  // Every colleague who uses it may correct it, but only who entered it keeps it to themselves.
  const body = { street: 'Jalan Anggrek 7', isShared: false }
  const changed = await purchaser.api.customers.changeAddress({ id: site.id, body })
  assert.deepEqual([changed.street, changed.isShared], ['Jalan Anggrek 7', true])
  assert.equal(
    (await owner.customers.changeAddress({ id: site.id, body: { isShared: false } })).isShared,
    false,
  )
  const refusal = await expectRefusal(
    purchaser.api.customers.changeAddress({ id: site.id, body: { label: 'x' } }),
  )
  assert.equal(refusal.status, 404)
})

test('GET /customer/my/address: private addresses and other companies’ are nobody else’s', async () => {
  const purchaser = await inviteColleague(shop, owner, { role: 'purchaser' })
  const stranger = await shop.asBuyer('baru@contoh.id')
  const home = await addAddress(owner, 'Rumah Pemilik', false)
  const site = await addAddress(owner, 'Gudang Kantor')
  const idsOf = async (api: Api) => (await api.customers.addresses()).results.map(({ id }) => id)
  assert.ok(!(await idsOf(purchaser.api)).includes(home.id))
  assert.ok(!(await idsOf(stranger)).includes(site.id))
  // What the colleague had before joining stays theirs.
  assert.ok(!(await idsOf(owner)).includes(purchaser.addressId))
})

test('PATCH /customer/my/address/{id}: each colleague has a main address of their own', async () => {
  const purchaser = await inviteColleague(shop, owner, { role: 'purchaser' })
  const site = await addAddress(owner, 'Proyek Utama')
  await purchaser.api.customers.changeAddress({ id: site.id, body: { isMain: true } })
  assert.equal((await listAddressLabels(purchaser.api))[0], 'Proyek Utama*')
  assert.notEqual((await listAddressLabels(owner))[0], 'Proyek Utama*')
  await owner.customers.removeAddress({ id: site.id })
  assert.ok(!(await listAddressLabels(purchaser.api)).join().includes('Proyek Utama'))
})

test('DELETE /customer/company/people/{id}: who leaves the company loses its addresses, also those they entered', async () => {
  const purchaser = await inviteColleague(shop, owner, { role: 'purchaser' })
  const site = await addAddress(purchaser.api, 'Proyek Ditinggal')
  const { members } = await owner.companyMembers.people()
  const member = members.find(({ email }) => email === purchaser.email)!
  await owner.companyMembers.removeMember({ id: member.id })
  const idsOf = async (api: Api) => (await api.customers.addresses()).results.map(({ id }) => id)
  assert.ok((await idsOf(owner)).includes(site.id))
  assert.ok(!(await idsOf(purchaser.api)).includes(site.id))
})
