import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { CallError } from '#platform/contract/call-error.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
// Avoids the rate limit of requests, which is not under test.
beforeEach(() => shop.clock.advance(600_000))

const EMAIL = 'retail@contoh.id'
const identity = () => shop.client().identity
const signIn = (password: string, email = EMAIL) => identity().signIn({ body: { email, password } })
const mailsTo = async (email: string) =>
  (await shop.client().notifications.demoMail({ query: { email } })).results

async function tokenFor(email = EMAIL) {
  // E-mails are listed newest first, so each needs a different time.
  shop.clock.advance(1_000)
  await identity().requestReset({ body: { email } })
  const mail = (await mailsTo(email)).find(({ template }) => template === 'identity.reset')
  return new URL(mail!.link!).searchParams.get('token')!
}

test('POST /auth/reset-password: a link sets a new password once and ends all sessions', async () => {
  const { token: before } = await signIn('belanja-2026')
  const token = await tokenFor()
  const { email } = await identity().resetPassword({ body: { token, password: 'rumah-joglo-77' } })
  assert.equal(email, EMAIL)
  await assert.rejects(shop.client({ token: before }).identity.session(), { status: 401 })
  await assert.rejects(signIn('belanja-2026'), { code: 'session.wrong' })
  await signIn('rumah-joglo-77')
  await assert.rejects(identity().resetPassword({ body: { token, password: 'rumah-joglo-88' } }), {
    code: 'reset.used',
  })
  assert.ok((await mailsTo(EMAIL)).some(({ template }) => template === 'identity.password_changed'))
})

test('POST /auth/request-reset-password: the link carries a return path, of this site only', async () => {
  const linkFor = async (redirect: string) => {
    shop.clock.advance(1_000)
    await identity().requestReset({ body: { email: EMAIL }, query: { redirect } })
    const mail = (await mailsTo(EMAIL)).find(({ template }) => template === 'identity.reset')
    return new URL(mail!.link!)
  }
  const { pathname, searchParams } = await linkFor('/checkout?langkah=2')
  assert.deepEqual(
    [pathname, searchParams.get('redirect')],
    ['/reset-password', '/checkout?langkah=2'],
  )
  assert.equal((await linkFor('//jahat.contoh.id/')).searchParams.get('redirect'), null)
})

test('GET /auth/reset-password/{token}: whether a link is valid is known before a password is typed', async () => {
  const token = await tokenFor()
  const checkLink = (of: string) => identity().resetLink({ token: of })
  await checkLink(token)
  await identity().resetPassword({ body: { token, password: 'rumah-joglo-76' } })
  await assert.rejects(checkLink(token), { code: 'reset.used' })
  await assert.rejects(checkLink('tidak-pernah-ada'), (thrown) => thrown !== undefined)
  const late = await tokenFor()
  shop.clock.advance(3_600_001)
  await assert.rejects(checkLink(late), { code: 'reset.dead' })
})

test('POST /auth/reset-password: a used link invalidates the account’s other links; all expire after an hour', async () => {
  const [first, second] = [await tokenFor(), await tokenFor()]
  await identity().resetPassword({ body: { token: second, password: 'rumah-joglo-78' } })
  await assert.rejects(
    identity().resetPassword({ body: { token: first, password: 'rumah-joglo-79' } }),
    {
      code: 'reset.used',
    },
  )
  const late = await tokenFor()
  shop.clock.advance(3_600_001)
  await assert.rejects(
    identity().resetPassword({ body: { token: late, password: 'rumah-joglo-79' } }),
    {
      code: 'reset.dead',
    },
  )
})

test('POST /auth/request-reset-password: unknown, active and pending addresses get the same response', async () => {
  await identity().register({
    body: {
      name: 'Warsito',
      email: 'menunggu@contoh.id',
      phone: '081290417735',
      password: 'rumah-joglo-77',
    },
  })
  const answers = await Promise.all(
    [EMAIL, 'tidak-ada@contoh.id', 'menunggu@contoh.id'].map((email) =>
      identity().requestReset({ body: { email } }),
    ),
  )
  assert.deepEqual(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1)
  assert.deepEqual(await mailsTo('tidak-ada@contoh.id'), [])
  const waiting = await mailsTo('menunggu@contoh.id')
  assert.ok(waiting.every(({ template }) => template !== 'identity.reset'))
})

test('POST /auth/reset-password: an unknown link is refused like an expired one, a weak password at its field', async () => {
  await assert.rejects(
    identity().resetPassword({ body: { token: 'x'.repeat(43), password: 'rumah-joglo-77' } }),
    {
      code: 'reset.dead',
    },
  )
  const token = await tokenFor()
  await assert.rejects(
    identity().resetPassword({ body: { token, password: 'password123' } }),
    ({ status, errors }: CallError) => {
      assert.deepEqual([status, Object.keys(errors)], [422, ['password']])
      return true
    },
  )
  await identity().resetPassword({ body: { token, password: 'rumah-joglo-80' } })
})

test('POST /auth/change-password: this session continues, all others end at their next request', async () => {
  const [here, there] = [
    await signIn('belanja-2026', 'bisnis@contoh.id'),
    await signIn('belanja-2026', 'bisnis@contoh.id'),
  ]
  const api = shop.client({ token: here.token })
  const body = { currentPassword: 'belanja-2026', newPassword: 'gudang-rapi-77' }
  await assert.rejects(
    api.identity.changePassword({ body: { ...body, currentPassword: 'salah' } }),
    {
      code: 'password.wrong',
    },
  )
  await assert.rejects(
    api.identity.changePassword({ body: { ...body, newPassword: 'belanja-2026' } }),
    ({ status, errors }: CallError) => {
      assert.deepEqual([status, Object.keys(errors)], [422, ['newPassword']])
      return true
    },
  )
  await api.identity.changePassword({ body })
  await api.identity.session()
  await assert.rejects(shop.client({ token: there.token }).identity.session(), { status: 401 })
  await assert.rejects(identity().refresh({ body: { refreshToken: there.refreshToken } }), {
    status: 401,
  })
  await signIn('gudang-rapi-77', 'bisnis@contoh.id')
})

test('POST /auth/reset-password: neither links nor passwords appear in the log', async () => {
  const token = await tokenFor()
  await identity().resetPassword({ body: { token, password: 'tanda-rahasia-91' } })
  const log = shop.logged.join('\n')
  for (const secret of [token, 'tanda-rahasia-91']) assert.ok(!log.includes(secret))
})
