import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
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

test('POST /auth/sign-out: no token of the session remains valid', async () => {
  const first = await signIn(await createBuyer())
  const second = await shop
    .asVisitor()
    .identity.refresh({ body: { refreshToken: first.refreshToken } })
  shop.clock.advance(minutes(16))
  // An expired token ends its session too; a tab that was open overnight has nothing else.
  await shop.client({ token: second.token }).identity.signOut()
  await expectRefusal(
    shop.asVisitor().identity.refresh({ body: { refreshToken: second.refreshToken } }),
    401,
    'session.dead',
  )
  await expectRefusal(
    shop.asVisitor().identity.refresh({ body: { refreshToken: first.refreshToken } }),
    401,
    'session.dead',
  )
  await shop.client({ token: second.token }).identity.signOut()
  await shop.asVisitor().identity.signOut()
})

test('POST /auth/sign-out: ends all sessions of the buyer at their next request, and no one else’s', async () => {
  const email = await createBuyer()
  const [phone, computer] = [await signIn(email), await signIn(email)]
  const stranger = await signIn(await createBuyer())
  await shop.client({ token: phone.token }).identity.signOut()
  for (const { token, refreshToken } of [phone, computer]) {
    await assert.rejects(sessionEmail(token), { status: 401 })
    await assert.rejects(shop.asVisitor().identity.refresh({ body: { refreshToken } }), {
      status: 401,
    })
  }
  await sessionEmail(stranger.token)
  const later = await signIn(email)
  // A token that was already signed out does not end sessions started since.
  await shop.client({ token: phone.token }).identity.signOut()
  await sessionEmail(later.token)
})

test('GET /auth/session: a suspended account is signed out at once', async () => {
  const email = await createBuyer()
  const { token, refreshToken } = await signIn(email)
  await shop.db
    .updateTable('account')
    .set({ status: 'suspended' })
    .where('email', '=', email)
    .execute()
  await expectRefusal(sessionEmail(token), 401, 'session.missing')
  await expectRefusal(
    shop.asVisitor().identity.refresh({ body: { refreshToken } }),
    401,
    'session.dead',
  )
})
