import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallError } from '#platform/contract/call-error.ts'
import { createStaff } from '#modules/people/staff/service/members.ts'
import { createAccount } from './service/accounts.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const PASSWORD = 'batu kali di halaman'
async function createBuyer() {
  const person = { name: 'Budi Santoso', email: 'budi@contoh.id', phone: '+6281290417735' }
  await createAccount(shop.deps, { ...person, password: PASSWORD, status: 'active' })
  return person.email
}
const assertFails = (promise: Promise<unknown>, status: number, code: string) =>
  assert.rejects(promise, (thrown: CallError) => {
    assert.deepEqual([thrown.status, thrown.code], [status, code])
    return true
  })

test('POST /staff/auth/login: tokens of staff are invalid for buyers’ calls and vice versa', async () => {
  await createStaff(shop.deps, {
    name: 'Sari',
    email: 'sari@contoh.id',
    password: PASSWORD,
    roles: ['sales', 'finance'],
  })
  const staff = await shop
    .asVisitor()
    .staffIdentity.signIn({ body: { email: 'Sari@contoh.id', password: PASSWORD } })
  const buying = await shop
    .asVisitor()
    .identity.signIn({ body: { email: await createBuyer(), password: PASSWORD } })
  assert.deepEqual(staff.user.roles, ['sales', 'finance'])
  assert.equal(
    (await shop.client({ token: staff.token }).staffIdentity.session()).user.name,
    'Sari',
  )
  await assertFails(shop.client({ token: staff.token }).identity.session(), 401, 'session.missing')
  await assertFails(
    shop.client({ token: buying.token }).staffIdentity.session(),
    401,
    'session.missing',
  )
  await assertFails(
    shop.asVisitor().identity.refresh({ body: { refreshToken: staff.refreshToken } }),
    401,
    'session.dead',
  )
  await assertFails(
    shop.asVisitor().staffIdentity.refresh({ body: { refreshToken: buying.refreshToken } }),
    401,
    'session.dead',
  )
  await shop.client({ token: staff.token }).identity.signOut()
  const renewed = await shop
    .asVisitor()
    .staffIdentity.refresh({ body: { refreshToken: staff.refreshToken } })
  await shop.client({ token: renewed.token }).staffIdentity.signOut()
  await assertFails(
    shop.client({ token: renewed.token }).staffIdentity.session(),
    401,
    'session.missing',
  )
  const asBuyer = { email: 'sari@contoh.id', password: PASSWORD }
  await assertFails(shop.asVisitor().identity.signIn({ body: asBuyer }), 422, 'session.wrong')
})

test('POST /staff/auth/login: a suspended member is signed out and gets the response for a wrong password', async () => {
  await createStaff(shop.deps, {
    name: 'Tono',
    email: 'tono@contoh.id',
    password: PASSWORD,
    roles: ['sales'],
  })
  const body = { email: 'tono@contoh.id', password: PASSWORD }
  const { token, refreshToken } = await shop.asVisitor().staffIdentity.signIn({ body })
  await shop.db
    .updateTable('staff')
    .set({ suspended_at: shop.clock.now() })
    .where('email', '=', body.email)
    .execute()
  await assertFails(shop.client({ token }).staffIdentity.session(), 401, 'session.missing')
  await assertFails(
    shop.asVisitor().staffIdentity.refresh({ body: { refreshToken } }),
    401,
    'session.dead',
  )
  await assertFails(shop.asVisitor().staffIdentity.signIn({ body }), 422, 'session.wrong')
})
