import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { days, minutes } from '#platform/clock.ts'
import type { CallError } from '#platform/contract/call-error.ts'
import { createAccount, type AccountToCreate } from './service/accounts.ts'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
})
after(() => shop.close())

const PASSWORD = 'batu kali di halaman'
let buyerCount = 0
/** A buyer nobody else knows; gives the address of mail. */
async function createBuyer(status: AccountToCreate['status'] = 'active') {
  const email = `pembeli${(buyerCount += 1)}@contoh.id`
  await createAccount(shop.deps, {
    name: 'Budi Santoso',
    email,
    phone: '+6281290417735',
    password: PASSWORD,
    status,
  })
  return email
}
const signIn = (email: string, password = PASSWORD) =>
  shop.asVisitor().identity.signIn({ body: { email, password } })
const assertFails = (promise: Promise<unknown>, status: number, code: string) =>
  assert.rejects(promise, (thrown: CallError) => {
    assert.deepEqual([thrown.status, thrown.code], [status, code])
    return true
  })
const sessionEmail = async (token: string) =>
  (await shop.client({ token }).identity.session()).user.email

test('a buyer who signs in is known by their token', async () => {
  const email = await createBuyer()
  const { token, user } = await signIn(email.toUpperCase())
  assert.equal(user.email, email)
  assert.deepEqual((await shop.client({ token }).identity.session()).user, user)
  assert.deepEqual([user.isBusiness, user.companyName], [false, null])
})

test('without a token, or with any other text, there is no session', async () => {
  await assertFails(shop.asVisitor().identity.session(), 401, 'session.missing')
  await assertFails(
    shop.client({ token: 'x'.repeat(43) }).identity.session(),
    401,
    'session.missing',
  )
})

test('a wrong password and an unknown address get the same answer', async () => {
  const answers = await Promise.all(
    [
      signIn(await createBuyer(), 'salah sekali'),
      signIn('tidak-ada@contoh.id', 'salah sekali'),
    ].map((tried) =>
      tried.then(
        () => assert.fail('signed in'),
        ({ status, code, message, data }: CallError) => ({ status, code, message, data }),
      ),
    ),
  )
  assert.equal(answers[0]!.status, 422)
  assert.equal(answers[0]!.code, 'session.wrong')
  assert.deepEqual(answers[0], answers[1])
})

test('before activation, and once suspended, the right password says so and opens nothing', async () => {
  const [waiting, suspended] = [
    await createBuyer('pending_activation'),
    await createBuyer('suspended'),
  ]
  await assertFails(signIn(waiting), 409, 'session.not_active')
  await assertFails(signIn(suspended), 409, 'session.suspended')
  await assertFails(signIn(waiting, 'salah sekali'), 422, 'session.wrong')
  await assertFails(signIn(suspended, 'salah sekali'), 422, 'session.wrong')
})

test('an access token lasts a quarter of an hour', async () => {
  const email = await createBuyer()
  const { token } = await signIn(email)
  shop.clock.advance(minutes(15) - 1)
  assert.equal(await sessionEmail(token), email)
  shop.clock.advance(1)
  await assertFails(sessionEmail(token), 401, 'session.missing')
})

test('refreshing gives a new pair and lengthens the session', async () => {
  const email = await createBuyer()
  const first = await signIn(email)
  shop.clock.advance(days(29))
  const second = await shop
    .client({ token: first.token })
    .identity.refresh({ body: { refreshToken: first.refreshToken } })
  assert.ok(second.refreshExpiresAt > first.refreshExpiresAt)
  shop.clock.advance(days(29))
  const third = await shop
    .asVisitor()
    .identity.refresh({ body: { refreshToken: second.refreshToken } })
  assert.equal(await sessionEmail(third.token), email)
})

test('a refresh token lasts thirty days', async () => {
  const { refreshToken } = await signIn(await createBuyer())
  shop.clock.advance(days(30))
  await assertFails(
    shop.asVisitor().identity.refresh({ body: { refreshToken } }),
    401,
    'session.dead',
  )
})

test('twenty tabs that refresh at once all stay signed in', async () => {
  const email = await createBuyer()
  const { token, refreshToken } = await signIn(email)
  shop.clock.advance(minutes(14))
  const tabs = await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.client({ token }).identity.refresh({ body: { refreshToken } }),
    ),
  )
  assert.equal(new Set(tabs.map((tab) => tab.token)).size, 20)
  for (const tab of tabs) assert.equal(await sessionEmail(tab.token), email)
  shop.clock.advance(minutes(14))
  for (const tab of tabs)
    await shop
      .client({ token: tab.token })
      .identity.refresh({ body: { refreshToken: tab.refreshToken } })
})

test('an old refresh token that comes back later ends the whole session', async () => {
  const first = await signIn(await createBuyer())
  const second = await shop
    .asVisitor()
    .identity.refresh({ body: { refreshToken: first.refreshToken } })
  shop.clock.advance(31_000)
  await assertFails(
    shop.asVisitor().identity.refresh({ body: { refreshToken: first.refreshToken } }),
    401,
    'session.dead',
  )
  await assertFails(sessionEmail(second.token), 401, 'session.missing')
  await assertFails(
    shop.asVisitor().identity.refresh({ body: { refreshToken: second.refreshToken } }),
    401,
    'session.dead',
  )
})

test('a replay ends its own session only', async () => {
  const email = await createBuyer()
  const [stolen, other] = [await signIn(email), await signIn(email)]
  await shop.asVisitor().identity.refresh({ body: { refreshToken: stolen.refreshToken } })
  shop.clock.advance(31_000)
  await assertFails(
    shop.asVisitor().identity.refresh({ body: { refreshToken: stolen.refreshToken } }),
    401,
    'session.dead',
  )
  assert.equal(await sessionEmail(other.token), email)
})

test('a replaced access token serves pages that are still loading, and then no more', async () => {
  const email = await createBuyer()
  const { token, refreshToken } = await signIn(email)
  await shop.asVisitor().identity.refresh({ body: { refreshToken } })
  assert.equal(await sessionEmail(token), email)
  shop.clock.advance(31_000)
  await assertFails(sessionEmail(token), 401, 'session.missing')
})

test('a refresh token does nothing beside the access token of another pair', async () => {
  const [mine, other] = [await signIn(await createBuyer()), await signIn(await createBuyer())]
  const { refreshToken } = mine
  await assertFails(
    shop.client({ token: other.token }).identity.refresh({ body: { refreshToken } }),
    401,
    'session.dead',
  )
  assert.ok(await shop.client({ token: mine.token }).identity.refresh({ body: { refreshToken } }))
})

test('signing out means out: no token of the session opens anything', async () => {
  const first = await signIn(await createBuyer())
  const second = await shop
    .asVisitor()
    .identity.refresh({ body: { refreshToken: first.refreshToken } })
  shop.clock.advance(minutes(16))
  // Even by the token that has run out, which is what a tab left open overnight has.
  await shop.client({ token: second.token }).identity.signOut()
  await assertFails(
    shop.asVisitor().identity.refresh({ body: { refreshToken: second.refreshToken } }),
    401,
    'session.dead',
  )
  await assertFails(
    shop.asVisitor().identity.refresh({ body: { refreshToken: first.refreshToken } }),
    401,
    'session.dead',
  )
  await shop.client({ token: second.token }).identity.signOut()
  await shop.asVisitor().identity.signOut()
})

test('signing out ends every other session of its owner at the next request, and nobody else’s', async () => {
  const email = await createBuyer()
  const [phone, desk] = [await signIn(email), await signIn(email)]
  const stranger = await signIn(await createBuyer())
  await shop.client({ token: phone.token }).identity.signOut()
  for (const { token, refreshToken } of [phone, desk]) {
    await assert.rejects(sessionEmail(token), { status: 401 })
    await assert.rejects(shop.asVisitor().identity.refresh({ body: { refreshToken } }), {
      status: 401,
    })
  }
  await sessionEmail(stranger.token)
  const later = await signIn(email)
  // A token that was signed out already ends nothing that was opened since.
  await shop.client({ token: phone.token }).identity.signOut()
  await sessionEmail(later.token)
})

test('an account that is suspended is out at once', async () => {
  const email = await createBuyer()
  const { token, refreshToken } = await signIn(email)
  await shop.db
    .updateTable('account')
    .set({ status: 'suspended' })
    .where('email', '=', email)
    .execute()
  await assertFails(sessionEmail(token), 401, 'session.missing')
  await assertFails(
    shop.asVisitor().identity.refresh({ body: { refreshToken } }),
    401,
    'session.dead',
  )
})

test('the database holds no token and no password, only what cannot be turned back', async () => {
  const { token, refreshToken } = await signIn(await createBuyer())
  const rows = await shop.db.selectFrom('session_token').selectAll().execute()
  const accounts = await shop.db.selectFrom('account').selectAll().execute()
  const storedText =
    JSON.stringify([rows, accounts]) +
    rows.map((row) => row.access_hash.toString('base64url')).join()
  for (const secret of [token, refreshToken, PASSWORD]) assert.ok(!storedText.includes(secret))
})
