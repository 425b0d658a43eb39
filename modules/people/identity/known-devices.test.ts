import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, minutes } from '#platform/clock.ts'
import type { CallError } from '#platform/contract/call-error.ts'
import { createAppContext } from '#server/app.ts'
import { createApi } from '#modules/client.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { createInProcessTransport } from '#platform/http/in-process.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createPasswordBuyer, PASSWORD } from '#tests/support/accounts/password-sign-in.ts'
import { useTestShop } from '#tests/support/shop.ts'

/** Strangers guess the password of a buyer who has signed in on a device before. */
const shop = await useTestShop()

const WRONG = 'salah sekali'
let clientCount = 0
/** Each call uses a network address of its own, since the limit per address is not under test. */
const nextAddress = () => `10.8.${(clientCount += 1) >> 8}.${clientCount & 255}`
const visitor = () => shop.client({ ipAddress: nextAddress() })
const signIn = (email: string, more: { password?: string; device?: string } = {}) =>
  visitor().identity.signIn({ body: { email, password: PASSWORD, ...more } })
const assertWrong = (call: Promise<unknown>) => expectRefusal(call, 422)
const assertLocked = (call: Promise<unknown>) => expectRefusal(call, 429, 'limit.too_many')

async function guess(email: string, times = 8, device?: string) {
  for (let nr = 0; nr < times; nr += 1)
    await assertWrong(signIn(email, { password: WRONG, ...(device ? { device } : {}) }))
}
const readMails = async (email: string, template: string) =>
  (await shop.asVisitor().notifications.demoMail({ query: { email } })).results.filter(
    (mail) => mail.template === template,
  )

test('POST /auth/login/email: while strangers are locked the owner signs in on a known device', async () => {
  const email = await createPasswordBuyer(shop)
  const { device } = await signIn(email)
  await guess(email)
  await assertLocked(signIn(email))
  assert.equal((await signIn(email, { device })).device, device)
  // The owner's sign-in does not give strangers new guesses.
  await assertLocked(signIn(email))
  shop.clock.advance(minutes(15))
  assert.ok(await signIn(email))
})

test('POST /auth/login/email: guesses on a known device are counted apart, and have a limit', async () => {
  const email = await createPasswordBuyer(shop)
  const { device } = await signIn(email)
  await guess(email, 8, device)
  const { retryAfter, message } = await assertLocked(signIn(email, { device }))
  assert.equal(retryAfter, 900)
  assert.match(message, /Coba lagi dalam 15 menit\./)
  assert.ok(await signIn(email))
})

test('POST /auth/login/email: a made-up device, and one of another account, are strangers', async () => {
  const [email, otherEmail] = [await createPasswordBuyer(shop), await createPasswordBuyer(shop)]
  const { device: otherDevice } = await signIn(otherEmail)
  await guess(email)
  for (const device of ['x'.repeat(43), otherDevice, 'y'.repeat(300)])
    await assertLocked(signIn(email, { device }))
  const made = 'z'.repeat(43)
  assert.notEqual((await signIn(otherEmail, { device: made })).device, made)
})

test('POST /auth/login/email: one device is known to every account that signs in on it', async () => {
  const [email, otherEmail] = [await createPasswordBuyer(shop), await createPasswordBuyer(shop)]
  const { device } = await signIn(email)
  assert.equal((await signIn(otherEmail, { device })).device, device)
  for (const each of [email, otherEmail]) {
    await guess(each)
    await assertLocked(signIn(each))
    assert.ok(await signIn(each, { device }))
  }
})

test('POST /auth/change-password: strangers who guess do not lock a signed-in buyer out of it', async () => {
  const email = await createPasswordBuyer(shop)
  const { token } = await signIn(email)
  await guess(email)
  await assertLocked(signIn(email))
  const body = { currentPassword: PASSWORD, newPassword: 'pintu pagar hijau' }
  assert.deepEqual(await shop.client({ token }).identity.changePassword({ body }), { ok: true })
})

test('POST /auth/change-password: each session has eight wrong passwords of its own', async () => {
  const email = await createPasswordBuyer(shop)
  const { token, device } = await signIn(email)
  const { token: otherToken } = await signIn(email, { device })
  const change = (access: string, currentPassword: string) =>
    shop
      .client({ token: access, ipAddress: nextAddress() })
      .identity.changePassword({ body: { currentPassword, newPassword: 'pintu pagar hijau' } })
  const statuses = await Promise.all(
    Array.from({ length: 15 }, () =>
      change(token, WRONG).then(
        () => 200,
        ({ status }: CallError) => status,
      ),
    ),
  )
  assert.equal(statuses.filter((status) => status === 422).length, 8)
  await assertLocked(change(token, PASSWORD))
  // Neither signing in nor another session is affected.
  assert.ok(await signIn(email))
  assert.deepEqual(await change(otherToken, PASSWORD), { ok: true })
})

test('POST /customer/my/close: strangers who guess do not keep an owner from closing the account', async () => {
  const email = await createPasswordBuyer(shop)
  const { token } = await signIn(email)
  await guess(email)
  await shop.client({ token }).personalData.close({ body: { password: PASSWORD } })
  const { rowCount } = await shop.pool.query(
    'select from known_device where account_id = (select id from account where email = $1)',
    [email],
  )
  assert.equal(rowCount, 0)
})

test('POST /auth/reset-password: ends the lock, makes its device known, and every other a stranger', async () => {
  const email = await createPasswordBuyer(shop)
  const { device: oldDevice } = await signIn(email)
  await guess(email)
  await visitor().identity.requestReset({ body: { email } })
  const [mail] = await readMails(email, 'identity.reset')
  const token = new URL(mail!.link!).searchParams.get('token')!
  const password = 'pintu pagar hijau'
  const { device } = await visitor().identity.resetPassword({ body: { token, password } })
  await guess(email)
  await assertLocked(signIn(email, { password, device: oldDevice }))
  assert.ok(await signIn(email, { password, device }))
})

test('POST /customer/my/sessions/end-others: other devices are strangers afterwards', async () => {
  const email = await createPasswordBuyer(shop)
  const { device: lost } = await signIn(email)
  const { token, device } = await signIn(email)
  await shop.client({ token }).identity.endOtherSessions()
  await guess(email)
  await assertLocked(signIn(email, { device: lost }))
  assert.ok(await signIn(email, { device }))
})

test('POST /auth/login/email: the owner gets one e-mail a day about strangers who guess', async () => {
  const email = await createPasswordBuyer(shop)
  const count = async () => (await readMails(email, 'identity.guessed')).length
  await guess(email, 7)
  assert.equal(await count(), 0)
  await Promise.allSettled(Array.from({ length: 20 }, () => signIn(email, { password: WRONG })))
  assert.equal(await count(), 1)
  shop.clock.advance(minutes(15))
  await guess(email)
  assert.equal(await count(), 1)
  shop.clock.advance(days(1))
  await guess(email)
  assert.equal(await count(), 2)
  const [mail] = await readMails(email, 'identity.guessed')
  assert.match(mail!.link!, /\/forgot$/)
  assert.match(mail!.text, /15 menit/)
})

test('POST /auth/login/email: nobody gets an e-mail about guesses on their own device, or without an account', async () => {
  const email = await createPasswordBuyer(shop)
  const { device } = await signIn(email)
  await guess(email, 8, device)
  assert.deepEqual(await readMails(email, 'identity.guessed'), [])
  await guess('tidak-ada-sama-sekali@contoh.id')
  assert.deepEqual(await readMails('tidak-ada-sama-sekali@contoh.id', 'identity.guessed'), [])
})

test('POST /staff/auth/login: staff sign in on a known device while strangers are locked, and are notified', async () => {
  const body = { email: 'finance@contoh.id', password: 'kelola-2026' }
  const { device } = await visitor().staffIdentity.signIn({ body })
  const wrong = () => visitor().staffIdentity.signIn({ body: { ...body, password: WRONG } })
  for (let nr = 0; nr < 8; nr += 1) await assertWrong(wrong())
  await assertLocked(visitor().staffIdentity.signIn({ body }))
  assert.ok(await visitor().staffIdentity.signIn({ body: { ...body, device } }))
  const [mail] = await readMails(body.email, 'staff.guessed')
  assert.match(mail!.link!, /\/backoffice\/sandi$/)
})

test('POST /auth/login/email: counts and devices survive a restart', async () => {
  const email = await createPasswordBuyer(shop)
  const { device } = await signIn(email)
  await guess(email)
  const { deps, databaseUrl, clock } = shop
  const restarted = createAppContext({
    databaseUrl,
    filesRoot: deps.files.root,
    log: deps.log,
    shopInfo: deps.shop,
    clock,
  })
  try {
    const api = createApi(
      createInProcessTransport(restarted.dispatch, { ipAddress: '10.8.255.1', userAgent: 'uji' }),
    )
    const body = { email, password: PASSWORD }
    await assertLocked(api.identity.signIn({ body }))
    assert.ok(await api.identity.signIn({ body: { ...body, device } }))
  } finally {
    await restarted.close()
  }
})

test('nightly: a device that nobody has signed in with for a year is a stranger', async () => {
  const email = await createPasswordBuyer(shop)
  const { device } = await signIn(email)
  shop.clock.advance(days(366))
  await runNightly(shop.deps)
  await guess(email)
  await assertLocked(signIn(email, { device }))
})
