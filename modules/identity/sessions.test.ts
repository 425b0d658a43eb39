import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { days, minutes } from '#platform/clock.ts'
import type { CallFailed } from '#platform/contract/failure.ts'
import { createAccount, type AccountToCreate } from './service.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop.close())

const PASSWORD = 'batu kali di halaman'
let people = 0
/** A buyer nobody else knows; gives the address of mail. */
async function buyer(status: AccountToCreate['status'] = 'active') {
  const email = `pembeli${(people += 1)}@contoh.id`
  await createAccount(shop.tools, {
    name: 'Budi Santoso',
    email,
    phone: '+6281290417735',
    password: PASSWORD,
    status,
  })
  return email
}
const signIn = (email: string, password = PASSWORD) =>
  shop.visitor().identity.signIn({ body: { email, password } })
const fails = (promise: Promise<unknown>, status: number, code: string) =>
  assert.rejects(promise, (thrown: CallFailed) => {
    assert.deepEqual([thrown.status, thrown.code], [status, code])
    return true
  })
const lives = async (token: string) => (await shop.client({ token }).identity.session()).user.email

test('a buyer who signs in is known by their token', async () => {
  const email = await buyer()
  const { token, user } = await signIn(email.toUpperCase())
  assert.equal(user.email, email)
  assert.deepEqual((await shop.client({ token }).identity.session()).user, user)
  assert.deepEqual([user.isBusiness, user.companyName], [false, null])
})

test('without a token, or with any other text, there is no session', async () => {
  await fails(shop.visitor().identity.session(), 401, 'session.missing')
  await fails(shop.client({ token: 'x'.repeat(43) }).identity.session(), 401, 'session.missing')
})

test('a wrong password and an unknown address get the same answer', async () => {
  const answers = await Promise.all(
    [signIn(await buyer(), 'salah sekali'), signIn('tidak-ada@contoh.id', 'salah sekali')].map(
      (tried) =>
        tried.then(
          () => assert.fail('signed in'),
          ({ status, code, message, data }: CallFailed) => ({ status, code, message, data }),
        ),
    ),
  )
  assert.equal(answers[0]!.status, 422)
  assert.equal(answers[0]!.code, 'session.wrong')
  assert.deepEqual(answers[0], answers[1])
})

test('before activation, and once suspended, the right password says so and opens nothing', async () => {
  const [waiting, suspended] = [await buyer('pending_activation'), await buyer('suspended')]
  await fails(signIn(waiting), 409, 'session.not_active')
  await fails(signIn(suspended), 409, 'session.suspended')
  await fails(signIn(waiting, 'salah sekali'), 422, 'session.wrong')
  await fails(signIn(suspended, 'salah sekali'), 422, 'session.wrong')
})

test('an access token lasts a quarter of an hour', async () => {
  const email = await buyer()
  const { token } = await signIn(email)
  shop.clock.forward(minutes(15) - 1)
  assert.equal(await lives(token), email)
  shop.clock.forward(1)
  await fails(lives(token), 401, 'session.missing')
})

test('refreshing gives a new pair and lengthens the session', async () => {
  const email = await buyer()
  const first = await signIn(email)
  shop.clock.forward(days(29))
  const second = await shop
    .client({ token: first.token })
    .identity.refresh({ body: { refreshToken: first.refreshToken } })
  assert.ok(second.refreshExpiresAt > first.refreshExpiresAt)
  shop.clock.forward(days(29))
  const third = await shop
    .visitor()
    .identity.refresh({ body: { refreshToken: second.refreshToken } })
  assert.equal(await lives(third.token), email)
})

test('a refresh token lasts thirty days', async () => {
  const { refreshToken } = await signIn(await buyer())
  shop.clock.forward(days(30))
  await fails(shop.visitor().identity.refresh({ body: { refreshToken } }), 401, 'session.dead')
})

test('twenty tabs that refresh at once all stay signed in', async () => {
  const email = await buyer()
  const { token, refreshToken } = await signIn(email)
  shop.clock.forward(minutes(14))
  const tabs = await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.client({ token }).identity.refresh({ body: { refreshToken } }),
    ),
  )
  assert.equal(new Set(tabs.map((tab) => tab.token)).size, 20)
  for (const tab of tabs) assert.equal(await lives(tab.token), email)
  shop.clock.forward(minutes(14))
  for (const tab of tabs)
    await shop
      .client({ token: tab.token })
      .identity.refresh({ body: { refreshToken: tab.refreshToken } })
})

test('an old refresh token that comes back later ends the whole session', async () => {
  const first = await signIn(await buyer())
  const second = await shop
    .visitor()
    .identity.refresh({ body: { refreshToken: first.refreshToken } })
  shop.clock.forward(31_000)
  await fails(
    shop.visitor().identity.refresh({ body: { refreshToken: first.refreshToken } }),
    401,
    'session.dead',
  )
  await fails(lives(second.token), 401, 'session.missing')
  await fails(
    shop.visitor().identity.refresh({ body: { refreshToken: second.refreshToken } }),
    401,
    'session.dead',
  )
})

test('a replay ends its own session only', async () => {
  const email = await buyer()
  const [stolen, other] = [await signIn(email), await signIn(email)]
  await shop.visitor().identity.refresh({ body: { refreshToken: stolen.refreshToken } })
  shop.clock.forward(31_000)
  await fails(
    shop.visitor().identity.refresh({ body: { refreshToken: stolen.refreshToken } }),
    401,
    'session.dead',
  )
  assert.equal(await lives(other.token), email)
})

test('a replaced access token serves pages that are still loading, and then no more', async () => {
  const email = await buyer()
  const { token, refreshToken } = await signIn(email)
  await shop.visitor().identity.refresh({ body: { refreshToken } })
  assert.equal(await lives(token), email)
  shop.clock.forward(31_000)
  await fails(lives(token), 401, 'session.missing')
})

test('a refresh token does nothing beside the access token of another pair', async () => {
  const [mine, other] = [await signIn(await buyer()), await signIn(await buyer())]
  const { refreshToken } = mine
  await fails(
    shop.client({ token: other.token }).identity.refresh({ body: { refreshToken } }),
    401,
    'session.dead',
  )
  assert.ok(await shop.client({ token: mine.token }).identity.refresh({ body: { refreshToken } }))
})

test('signing out means out: no token of the session opens anything', async () => {
  const first = await signIn(await buyer())
  const second = await shop
    .visitor()
    .identity.refresh({ body: { refreshToken: first.refreshToken } })
  shop.clock.forward(minutes(16))
  // Even by the token that has run out, which is what a tab left open overnight has.
  await shop.client({ token: second.token }).identity.signOut()
  await fails(
    shop.visitor().identity.refresh({ body: { refreshToken: second.refreshToken } }),
    401,
    'session.dead',
  )
  await fails(
    shop.visitor().identity.refresh({ body: { refreshToken: first.refreshToken } }),
    401,
    'session.dead',
  )
  await shop.client({ token: second.token }).identity.signOut()
  await shop.visitor().identity.signOut()
})

test('signing out ends every other session of its owner at the next request, and nobody else’s', async () => {
  const email = await buyer()
  const [phone, desk] = [await signIn(email), await signIn(email)]
  const stranger = await signIn(await buyer())
  await shop.client({ token: phone.token }).identity.signOut()
  for (const { token, refreshToken } of [phone, desk]) {
    await assert.rejects(lives(token), { status: 401 })
    await assert.rejects(shop.visitor().identity.refresh({ body: { refreshToken } }), {
      status: 401,
    })
  }
  await lives(stranger.token)
  const later = await signIn(email)
  // A token that was signed out already ends nothing that was opened since.
  await shop.client({ token: phone.token }).identity.signOut()
  await lives(later.token)
})

test('an account that is suspended is out at once', async () => {
  const email = await buyer()
  const { token, refreshToken } = await signIn(email)
  await shop.db
    .updateTable('account')
    .set({ status: 'suspended' })
    .where('email', '=', email)
    .execute()
  await fails(lives(token), 401, 'session.missing')
  await fails(shop.visitor().identity.refresh({ body: { refreshToken } }), 401, 'session.dead')
})

test('the database holds no token and no password, only what cannot be turned back', async () => {
  const { token, refreshToken } = await signIn(await buyer())
  const rows = await shop.db.selectFrom('session_token').selectAll().execute()
  const accounts = await shop.db.selectFrom('account').selectAll().execute()
  const kept =
    JSON.stringify([rows, accounts]) +
    rows.map((row) => row.access_hash.toString('base64url')).join()
  for (const secret of [token, refreshToken, PASSWORD]) assert.ok(!kept.includes(secret))
})
