import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompany, setCompanyState } from '#modules/people/companies/service.ts'
import { days } from '#platform/clock.ts'
import {
  makeAddressInput,
  createBuyerWithoutAddress,
  findRegions,
} from '#tests/support/accounts/address-book.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('GET /customer/my/profile/limit-status: a new state’s notice is shown until closed, and again for a later state', async () => {
  const { customers } = await shop.asBuyer('bisnis@contoh.id')
  const { company_id: id } = await shop.db
    .selectFrom('account')
    .select('company_id')
    .where('email', '=', 'bisnis@contoh.id')
    .executeTakeFirstOrThrow()
  shop.clock.advance(1000)
  await setCompanyState(shop.deps, id!, 'verified')
  assert.deepEqual((await customers.limitStatus()).notify, true)
  shop.clock.advance(1000)
  await customers.closeNotice()
  assert.equal((await customers.limitStatus()).notify, false)
  shop.clock.advance(1000)
  await setCompanyState(shop.deps, id!, 'rejected')
  const status = await customers.limitStatus()
  assert.deepEqual([status.notify, status.companyState], [true, 'rejected'])
  await setCompanyState(shop.deps, id!, 'verified')
})

test('GET /customer/my/profile/limit-status: a buyer without a company gets no notice', async () => {
  const { token } = await createSignedInBuyer(shop.db)
  const { notify, message } = await shop.client({ token }).customers.limitStatus()
  assert.deepEqual([notify, message], [false, null])
})

test('POST /customer/my/profile-ecom/send-verification: the opened link verifies the address, an expired one does not', async () => {
  const { customers, identity } = await shop.asBuyer('retail@contoh.id')
  assert.equal((await customers.verified()).verified, true)
  const tokens: string[] = []
  for (let nr = 0; nr < 2; nr++) {
    await customers.sendVerification()
    const { link } = await shop.db
      .selectFrom('message')
      .select('link')
      .where('template', '=', 'identity.mail_proof')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    tokens.push(new URL(link!).searchParams.get('token')!)
    shop.clock.advance(1000)
  }
  assert.equal((await customers.verified()).verified, false)
  // The second link replaced the first.
  await assert.rejects(identity.activate({ token: tokens[0]! }))
  assert.equal((await customers.verified()).verified, false)
  await shop.asVisitor().identity.activate({ token: tokens[1]! })
  assert.equal((await customers.verified()).verified, true)
  await customers.sendVerification()
  shop.clock.advance(days(3))
})

test('GET /customer/my/profile: counts addresses; PATCH changes name and phone', async () => {
  const api = await createBuyerWithoutAddress(shop)
  await api.customers.addAddress({ body: makeAddressInput(await findRegions(shop, '31')) })
  const before = await api.customers.profile()
  assert.deepEqual(
    [before.addresses, before.openOrders, before.isBusiness, before.companyState],
    [1, 0, false, 'none'],
  )
  const changed = await api.customers.changeProfile({ body: { phone: '+62 813-1111-2222' } })
  assert.deepEqual(changed, { ...before, phone: '+6281311112222' })
  assert.equal(
    (await api.customers.changeProfile({ body: { name: ' Budi Hartono ' } })).name,
    'Budi Hartono',
  )
  assert.equal((await api.identity.session()).user.name, 'Budi Hartono')
})

test('GET /customer/my/profile: a verified company makes the buyer a business', async () => {
  const [waiting, verified] = await Promise.all([
    createCompany(shop.deps, { name: 'PT Menunggu', state: 'submitted' }),
    createCompany(shop.deps, {
      name: 'PT Beton Jaya',
      npwp: '0123456789012000',
      state: 'verified',
    }),
  ])
  const showProfile = async (id: string) =>
    await (await createBuyerWithoutAddress(shop, id)).customers.profile()
  const [before, after] = [await showProfile(waiting), await showProfile(verified)]
  assert.deepEqual(
    [before.isBusiness, before.companyState, before.companyName],
    [false, 'submitted', 'PT Menunggu'],
  )
  assert.deepEqual(
    [after.isBusiness, after.companyState, after.companyName],
    [true, 'verified', 'PT Beton Jaya'],
  )
})
