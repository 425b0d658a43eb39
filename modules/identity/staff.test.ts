import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallFailed } from '#platform/contract/failure.ts'
import { createStaff } from '#modules/staff/service.ts'
import { createAccount } from './service.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop.close())

const PASSWORD = 'batu kali di halaman'
async function buyer() {
  const person = { name: 'Budi Santoso', email: 'budi@contoh.id', phone: '+6281290417735' }
  await createAccount(shop.tools, { ...person, password: PASSWORD, status: 'active' })
  return person.email
}
const fails = (promise: Promise<unknown>, status: number, code: string) =>
  assert.rejects(promise, (thrown: CallFailed) => {
    assert.deepEqual([thrown.status, thrown.code], [status, code])
    return true
  })

test('staff sign in apart: neither desk takes the tokens of the other', async () => {
  await createStaff(shop.tools, {
    name: 'Sari',
    email: 'sari@contoh.id',
    password: PASSWORD,
    roles: ['sales', 'finance'],
  })
  const staff = await shop
    .visitor()
    .staffIdentity.signIn({ body: { email: 'Sari@contoh.id', password: PASSWORD } })
  const buying = await shop
    .visitor()
    .identity.signIn({ body: { email: await buyer(), password: PASSWORD } })
  assert.deepEqual(staff.user.roles, ['sales', 'finance'])
  assert.equal(
    (await shop.client({ token: staff.token }).staffIdentity.session()).user.name,
    'Sari',
  )
  await fails(shop.client({ token: staff.token }).identity.session(), 401, 'session.missing')
  await fails(shop.client({ token: buying.token }).staffIdentity.session(), 401, 'session.missing')
  await fails(
    shop.visitor().identity.refresh({ body: { refreshToken: staff.refreshToken } }),
    401,
    'session.dead',
  )
  await fails(
    shop.visitor().staffIdentity.refresh({ body: { refreshToken: buying.refreshToken } }),
    401,
    'session.dead',
  )
  await shop.client({ token: staff.token }).identity.signOut()
  const renewed = await shop
    .visitor()
    .staffIdentity.refresh({ body: { refreshToken: staff.refreshToken } })
  await shop.client({ token: renewed.token }).staffIdentity.signOut()
  await fails(shop.client({ token: renewed.token }).staffIdentity.session(), 401, 'session.missing')
  const asBuyer = { email: 'sari@contoh.id', password: PASSWORD }
  await fails(shop.visitor().identity.signIn({ body: asBuyer }), 422, 'session.wrong')
})

test('a suspended member of staff is out, and told no more than a stranger', async () => {
  await createStaff(shop.tools, {
    name: 'Tono',
    email: 'tono@contoh.id',
    password: PASSWORD,
    roles: ['sales'],
  })
  const body = { email: 'tono@contoh.id', password: PASSWORD }
  const { token, refreshToken } = await shop.visitor().staffIdentity.signIn({ body })
  await shop.db
    .updateTable('staff')
    .set({ suspended_at: shop.clock.now() })
    .where('email', '=', body.email)
    .execute()
  await fails(shop.client({ token }).staffIdentity.session(), 401, 'session.missing')
  await fails(shop.visitor().staffIdentity.refresh({ body: { refreshToken } }), 401, 'session.dead')
  await fails(shop.visitor().staffIdentity.signIn({ body }), 422, 'session.wrong')
})
