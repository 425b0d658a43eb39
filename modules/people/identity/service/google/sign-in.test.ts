import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallError } from '#platform/contract/call-error.ts'
import {
  makeClaims,
  signIdToken,
  startJwksServer,
  readNonceAndState,
} from '#tests/support/servers/google.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { openTestShop, useTestShop } from '#tests/support/shop.ts'
import { changeSetting } from '#modules/foundation/settings/service.ts'
import { registrationSetting } from '../registration.ts'
import { createAccount, type AccountToCreate } from '../accounts.ts'

const google = await closeAfterTests(startJwksServer())
const shop = await useTestShop({ google: google.config })

const PASSWORD = 'batu kali di halaman'
let clientCount = 0
const visitor = () => shop.client({ ipAddress: `10.2.0.${(clientCount += 1)}` })
let subjects = 0
const nextSubject = () => `sub-${(subjects += 1)}`

/** Signs in with these claims. */
async function signInAs(claims: Record<string, unknown>, tracker?: string) {
  const api = visitor()
  const { authorizeUrl, ticket } = await api.identity.beginGoogle()
  const { nonce, state } = readNonceAndState(authorizeUrl)
  const token = signIdToken(google.key(), makeClaims(shop.clock, { nonce, ...claims }))
  return api.identity.signInWithGoogle({
    query: tracker ? { tracker } : {},
    body: { idToken: token, state, ticket },
  })
}
const assertFails = (promise: Promise<unknown>, status: number, code: string) =>
  assert.rejects(promise, (thrown: CallError) => {
    assert.deepEqual([thrown.status, thrown.code], [status, code])
    return true
  })
const createPerson = (email: string, status: AccountToCreate['status'] = 'active') =>
  createAccount(shop.deps, {
    name: 'Budi Santoso',
    email,
    phone: '+6281290417735',
    password: PASSWORD,
    status,
  })
const signInByPassword = (email: string) =>
  visitor().identity.signIn({ body: { email, password: PASSWORD } })
const mails = async (email: string) =>
  (await shop.asVisitor().notifications.demoMail({ query: { email } })).results

test('POST /auth/login/google: a new address becomes an active retail account without a password', async () => {
  const sub = nextSubject()
  const { token, user } = await signInAs({ sub, email: 'Baru.Datang@contoh.id' }, 'kampanye-7')
  assert.deepEqual(
    [user.email, user.name, user.phone, user.isBusiness],
    ['baru.datang@contoh.id', 'Dewi Lestari', '', false],
  )
  assert.equal((await shop.client({ token }).identity.session()).user.id, user.id)
  const row = await shop.db
    .selectFrom('account')
    .select(['status', 'password_hash', 'tracker'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(row, { status: 'active', password_hash: null, tracker: 'kampanye-7' })
  await assertFails(signInByPassword('baru.datang@contoh.id'), 422, 'session.wrong')
  assert.equal((await signInAs({ sub, email: 'baru.datang@contoh.id' })).user.id, user.id)
})

test('POST /auth/login/google: a linked subject signs in even after their address changed at Google', async () => {
  const sub = nextSubject()
  const { user } = await signInAs({ sub, email: 'lama.sekali@contoh.id' })
  assert.deepEqual((await signInAs({ sub, email: 'alamat.baru@contoh.id' })).user, user)
})

test('POST /auth/login/google: an active account with the address is linked, and its owner notified once', async () => {
  const id = await createPerson('punya.sandi@contoh.id')
  const sub = nextSubject()
  for (let times = 0; times < 2; times += 1)
    assert.equal((await signInAs({ sub, email: 'punya.sandi@contoh.id' })).user.id, id)
  assert.equal((await signInByPassword('punya.sandi@contoh.id')).user.id, id)
  const emails = await mails('punya.sandi@contoh.id')
  assert.deepEqual(
    emails.map(({ template }) => template),
    ['identity.google_linked'],
  )
})

test('POST /auth/login/google: over a pending account its owner signs in, and no registered password or link remains', async () => {
  const email = 'menunggu@contoh.id'
  const body = { name: 'Orang Lain', email, phone: '081399998888', password: PASSWORD }
  await visitor().identity.register({ body, query: { tracker: 'brosur' } })
  const activationToken = new URL((await mails(email))[0]!.link!).searchParams.get('token')!
  const sub = nextSubject()
  const { user } = await signInAs({ sub, email })
  assert.deepEqual([user.name, user.phone], ['Dewi Lestari', ''])
  await assertFails(signInByPassword(email), 422, 'session.wrong')
  const opening = visitor().identity.activate({ token: activationToken })
  await assertFails(opening, 409, 'activation.used')
  await assertFails(signInByPassword(email), 422, 'session.wrong')
  assert.equal((await signInAs({ sub, email })).user.id, user.id)
  const admin = await shop.asStaff()
  const { events } = await admin.staffAccounts.show({ id: user.id })
  assert.deepEqual(
    events.map(({ status, by }) => [status, by]),
    [
      ['pending_activation', 'Dewi Lestari'],
      ['active', 'Dewi Lestari'],
    ],
  )
})

test('POST /auth/login/google: a suspended account is refused by address and by subject', async () => {
  await createPerson('ditangguhkan@contoh.id', 'suspended')
  await assertFails(
    signInAs({ sub: nextSubject(), email: 'ditangguhkan@contoh.id' }),
    409,
    'session.suspended',
  )
  const sub = nextSubject()
  const { token, user } = await signInAs({ sub, email: 'nakal@contoh.id' })
  await shop.db
    .updateTable('account')
    .set({ status: 'suspended' })
    .where('id', '=', user.id)
    .execute()
  await assertFails(signInAs({ sub, email: 'nakal@contoh.id' }), 409, 'session.suspended')
  await assertFails(shop.client({ token }).identity.session(), 401, 'session.missing')
})

test('POST /auth/login/google: an address that Google reassigned does not give access to the account', async () => {
  await signInAs({ sub: nextSubject(), email: 'meja@perusahaan.contoh.id' })
  await assertFails(
    signInAs({ sub: nextSubject(), email: 'meja@perusahaan.contoh.id' }),
    409,
    'google.other',
  )
})

test('POST /auth/login/google: an unverified address is refused, new or known', async () => {
  await createPerson('korban@contoh.id')
  for (const email of ['korban@contoh.id', 'belum.ada@contoh.id'])
    for (const email_verified of [false, 'true', 1, undefined])
      await assertFails(
        signInAs({ sub: nextSubject(), email, email_verified }),
        422,
        email_verified === false ? 'google.unverified' : 'google.refused',
      )
  const rows = await shop.db
    .selectFrom('account')
    .leftJoin('google_link', 'google_link.account_id', 'account.id')
    .select(['email', 'subject'])
    .where('email', 'in', ['korban@contoh.id', 'belum.ada@contoh.id'])
    .execute()
  assert.deepEqual(rows, [{ email: 'korban@contoh.id', subject: null }])
})

test('POST /auth/login/google: ten concurrent sign-ins of one person make one account', async () => {
  const sub = nextSubject()
  const entered = await Promise.all(
    Array.from({ length: 10 }, () => signInAs({ sub, email: 'serentak@contoh.id' })),
  )
  assert.equal(new Set(entered.map(({ user }) => user.id)).size, 1)
})

test('POST /auth/login/google: an empty or invisible name is replaced', async () => {
  for (const [index, [name, expected]] of (
    [
      [undefined, 'orang-0'],
      ['', 'orang-1'],
      ['  ', 'orang-2'],
      ['x'.repeat(200), 'orang-3'],
      [' Budi\u0000\u202e \n Santoso ', 'Budi Santoso'],
    ] as const
  ).entries())
    assert.equal(
      (await signInAs({ sub: nextSubject(), email: `orang-${index}@contoh.id`, name })).user.name,
      expected,
    )
})

test('POST /auth/change-password: an account without a password is refused with a hint, and a reset unlinks Google', async () => {
  const sub = nextSubject()
  const { token, user } = await signInAs({ sub, email: 'tanpa.sandi@contoh.id' })
  await assertFails(
    shop.client({ token }).identity.changePassword({
      body: { currentPassword: 'apa saja', newPassword: 'rumah joglo 77' },
    }),
    409,
    'password.none',
  )
  await visitor().identity.requestReset({ body: { email: 'tanpa.sandi@contoh.id' } })
  const [mail] = await mails('tanpa.sandi@contoh.id')
  const link = new URL(mail!.link!).searchParams.get('token')!
  await visitor().identity.resetPassword({ body: { token: link, password: PASSWORD } })
  assert.equal((await signInByPassword('tanpa.sandi@contoh.id')).user.id, user.id)
  const links = await shop.db.selectFrom('google_link').select('subject').execute()
  assert.ok(!links.some(({ subject }) => subject === sub))
  assert.equal((await signInAs({ sub, email: 'tanpa.sandi@contoh.id' })).user.id, user.id)
})

test('POST /auth/login/google: while registration is closed only existing accounts sign in', async () => {
  const sub = nextSubject()
  await signInAs({ sub, email: 'sudah.ada@contoh.id' })
  await createPerson('lewat.sandi@contoh.id')
  await changeSetting(shop.db, registrationSetting, { open: false }, shop.clock.now())
  try {
    await assertFails(
      signInAs({ sub: nextSubject(), email: 'baru.sekali@contoh.id' }),
      422,
      'registration.closed',
    )
    await signInAs({ sub, email: 'sudah.ada@contoh.id' })
    await signInAs({ sub: nextSubject(), email: 'lewat.sandi@contoh.id' })
  } finally {
    await changeSetting(shop.db, registrationSetting, { open: true }, shop.clock.now())
  }
  const rows = await shop.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'baru.sekali@contoh.id')
    .execute()
  assert.deepEqual(rows, [])
})

test('POST /auth/login/google: 422 google.off without a client id', async () => {
  const plain = await openTestShop()
  try {
    const body = { idToken: 'a.b.c', state: 's', ticket: 't' }
    await assertFails(plain.asVisitor().identity.beginGoogle(), 422, 'google.off')
    await assertFails(plain.asVisitor().identity.signInWithGoogle({ body }), 422, 'google.off')
  } finally {
    await plain.close()
  }
})
