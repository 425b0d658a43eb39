import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallError } from '#platform/contract/call-error.ts'
import type { AccountStatus } from './rules/accounts.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import {
  createPasswordBuyer,
  PASSWORD,
  signInByPassword,
} from '#tests/support/accounts/password-sign-in.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const createBuyer = (status?: AccountStatus) => createPasswordBuyer(shop, status)
const signIn = (email: string, password?: string) => signInByPassword(shop, email, password)

test('POST /auth/login/email: the token identifies the buyer', async () => {
  const email = await createBuyer()
  const { token, user } = await signIn(email.toUpperCase())
  assert.equal(user.email, email)
  assert.deepEqual((await shop.client({ token }).identity.session()).user, user)
  assert.deepEqual([user.isBusiness, user.companyName], [false, null])
})

test('GET /auth/session: 401 without a token or with an unknown one', async () => {
  await expectRefusal(shop.asVisitor().identity.session(), 401, 'session.missing')
  await expectRefusal(
    shop.client({ token: 'x'.repeat(43) }).identity.session(),
    401,
    'session.missing',
  )
})

test('POST /auth/login/email: a wrong password and an unknown address get the same response', async () => {
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

test('POST /auth/login/email: a pending or suspended account is refused although the password is right', async () => {
  const [waiting, suspended] = [
    await createBuyer('pending_activation'),
    await createBuyer('suspended'),
  ]
  await expectRefusal(signIn(waiting), 409, 'session.not_active')
  await expectRefusal(signIn(suspended), 409, 'session.suspended')
  await expectRefusal(signIn(waiting, 'salah sekali'), 422, 'session.wrong')
  await expectRefusal(signIn(suspended, 'salah sekali'), 422, 'session.wrong')
})

test('POST /auth/login/email: the database stores neither tokens nor passwords in plain text', async () => {
  const { token, refreshToken } = await signIn(await createBuyer())
  const rows = await shop.db.selectFrom('session_token').selectAll().execute()
  const accounts = await shop.db.selectFrom('account').selectAll().execute()
  const storedText =
    JSON.stringify([rows, accounts]) +
    rows.map((row) => row.access_hash.toString('base64url')).join()
  for (const secret of [token, refreshToken, PASSWORD]) assert.ok(!storedText.includes(secret))
})
