import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, minutes } from '#platform/clock.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import {
  createPasswordBuyer,
  findSessionEmail,
  signInByPassword,
} from '#tests/support/accounts/password-sign-in.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const createBuyer = () => createPasswordBuyer(shop)
const signIn = (email: string) => signInByPassword(shop, email)
const sessionEmail = (token: string) => findSessionEmail(shop, token)

test('GET /auth/session: an access token is valid for a quarter of an hour', async () => {
  const email = await createBuyer()
  const { token } = await signIn(email)
  shop.clock.advance(minutes(15) - 1)
  assert.equal(await sessionEmail(token), email)
  shop.clock.advance(1)
  await expectRefusal(sessionEmail(token), 401, 'session.missing')
})

test('POST /auth/refresh: a new pair extends the session', async () => {
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

test('POST /auth/refresh: a refresh token is valid for thirty days', async () => {
  const { refreshToken } = await signIn(await createBuyer())
  shop.clock.advance(days(30))
  await expectRefusal(
    shop.asVisitor().identity.refresh({ body: { refreshToken } }),
    401,
    'session.dead',
  )
})

test('POST /auth/refresh: twenty tabs that refresh at once all stay signed in', async () => {
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

test('POST /auth/refresh: a replayed refresh token ends the whole session', async () => {
  const first = await signIn(await createBuyer())
  const second = await shop
    .asVisitor()
    .identity.refresh({ body: { refreshToken: first.refreshToken } })
  shop.clock.advance(31_000)
  await expectRefusal(
    shop.asVisitor().identity.refresh({ body: { refreshToken: first.refreshToken } }),
    401,
    'session.dead',
  )
  await expectRefusal(sessionEmail(second.token), 401, 'session.missing')
  await expectRefusal(
    shop.asVisitor().identity.refresh({ body: { refreshToken: second.refreshToken } }),
    401,
    'session.dead',
  )
})

test('POST /auth/refresh: a replay ends only its own session', async () => {
  const email = await createBuyer()
  const [stolen, other] = [await signIn(email), await signIn(email)]
  await shop.asVisitor().identity.refresh({ body: { refreshToken: stolen.refreshToken } })
  shop.clock.advance(31_000)
  await expectRefusal(
    shop.asVisitor().identity.refresh({ body: { refreshToken: stolen.refreshToken } }),
    401,
    'session.dead',
  )
  assert.equal(await sessionEmail(other.token), email)
})

test('POST /auth/refresh: a replaced access token remains valid for the grace period only', async () => {
  const email = await createBuyer()
  const { token, refreshToken } = await signIn(email)
  await shop.asVisitor().identity.refresh({ body: { refreshToken } })
  assert.equal(await sessionEmail(token), email)
  shop.clock.advance(31_000)
  await expectRefusal(sessionEmail(token), 401, 'session.missing')
})

test('POST /auth/refresh: a refresh token is rejected with the access token of another pair', async () => {
  const [own, other] = [await signIn(await createBuyer()), await signIn(await createBuyer())]
  const { refreshToken } = own
  await expectRefusal(
    shop.client({ token: other.token }).identity.refresh({ body: { refreshToken } }),
    401,
    'session.dead',
  )
  assert.ok(await shop.client({ token: own.token }).identity.refresh({ body: { refreshToken } }))
})
