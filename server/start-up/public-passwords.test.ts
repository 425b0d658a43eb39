import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { createAdmin } from '#modules/people/staff/service/create-admin.ts'
import { refusePublicPasswords } from './public-passwords.ts'

/** A shop that was filled as a demo. Each test runs it without the demo, as `DEMO=0` does. */
const shop = await useTestShop()

const BUYER = { email: 'retail@contoh.id', password: 'belanja-2026' }
const STAFF = ['admin', 'sales', 'finance', 'verifikasi', 'konten'].map((name) => ({
  email: `${name}@contoh.id`,
  password: 'kelola-2026',
}))
let clientCount = 0
const visitor = () => shop.client({ ipAddress: `10.7.0.${(clientCount += 1)}` })

/** Starts the shop without the demo until the test ends. */
async function leaveDemo(t: { after(work: () => void): void }) {
  shop.deps.shop.demo = false
  t.after(() => void (shop.deps.shop.demo = true))
  await refusePublicPasswords(shop.deps)
}
const readLink = async (email: string) => {
  const row = shop.db.selectFrom('message').select('link').where('recipient', '=', email)
  const { link } = await row.orderBy('created_at', 'desc').executeTakeFirstOrThrow()
  return new URL(link!).searchParams.get('token')!
}

test('DEMO=0: sessions of the demo’s people end, and their refresh tokens open nothing', async (t) => {
  const buyer = await visitor().identity.signIn({ body: BUYER })
  const staff = await visitor().staffIdentity.signIn({ body: STAFF[0]! })
  await leaveDemo(t)
  await expectRefusal(shop.client({ token: buyer.token }).identity.session(), 401)
  await expectRefusal(shop.client({ token: staff.token }).staffIdentity.session(), 401)
  const { refreshToken } = buyer
  await expectRefusal(visitor().identity.refresh({ body: { refreshToken } }), 401, 'session.dead')
  const body = { refreshToken: staff.refreshToken }
  await expectRefusal(visitor().staffIdentity.refresh({ body }), 401, 'session.dead')
})

test('POST /auth/login/email: outside the demo its password is refused, and the message says how to get a new one', async (t) => {
  await leaveDemo(t)
  for (const email of ['retail@contoh.id', 'bisnis@contoh.id', 'baru@contoh.id']) {
    const call = visitor().identity.signIn({ body: { ...BUYER, email } })
    const { message } = await expectRefusal(call, 409, 'session.public_password')
    assert.match(message, /toko peragaan.*Lupa kata sandi/)
  }
  const wrong = { ...BUYER, password: 'salah sekali' }
  await expectRefusal(visitor().identity.signIn({ body: wrong }), 422, 'session.wrong')
})

test('POST /staff/auth/login: outside the demo no password of its staff opens the back office', async (t) => {
  await leaveDemo(t)
  for (const body of STAFF) {
    const call = visitor().staffIdentity.signIn({ body })
    const { message } = await expectRefusal(call, 409, 'session.public_password')
    assert.match(message, /npm run admin/)
  }
})

test('POST /staff/auth/password-link: outside the demo its staff get no link, since nobody owns their addresses', async (t) => {
  await leaveDemo(t)
  const body = { email: 'admin@contoh.id' }
  assert.deepEqual(await visitor().staffPasswords.requestLink({ body }), { ok: true })
  const mails = shop.db.selectFrom('message').select('id').where('recipient', '=', body.email)
  assert.deepEqual(await mails.execute(), [])
})

test('POST /auth/reset-password: a new password makes a demo account usable, and a restart changes nothing', async (t) => {
  await leaveDemo(t)
  const email = 'baru@contoh.id'
  await visitor().identity.requestReset({ body: { email } })
  const password = 'batu kali di halaman'
  await visitor().identity.resetPassword({ body: { token: await readLink(email), password } })
  await refusePublicPasswords(shop.deps)
  const { token } = await visitor().identity.signIn({ body: { email, password } })
  assert.equal((await shop.client({ token }).identity.session()).user.email, email)
})

test('npm run admin: brings a demo admin back in with a password of their own', async (t) => {
  await leaveDemo(t)
  const person = { email: 'admin@contoh.id', name: 'Ratna Kusuma' }
  const { path } = await createAdmin(shop.deps, person)
  const token = new URL(path, 'http://localhost').searchParams.get('token')!
  const password = 'batu kali di halaman'
  await visitor().staffPasswords.choose({ body: { token, password } })
  await refusePublicPasswords(shop.deps)
  const { token: access } = await visitor().staffIdentity.signIn({
    body: { email: person.email, password },
  })
  assert.equal(
    (await shop.client({ token: access }).staffIdentity.session()).user.name,
    person.name,
  )
})

test('DEMO=1: the demo’s passwords work again', async () => {
  const { token } = await visitor().identity.signIn({ body: BUYER })
  assert.equal((await shop.client({ token }).identity.session()).user.email, BUYER.email)
})
