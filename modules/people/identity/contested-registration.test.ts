import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hours, minutes } from '#platform/clock.ts'
import { readEmailLink } from '#tests/support/accounts/company-invitations.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

/** One address is registered several times before its owner opens a link. */
const shop = await useTestShop()

const OWN_PASSWORD = 'batu kali di halaman'
const FOREIGN_PASSWORD = 'kata sandi orang lain'
let clientCount = 0
const visitor = () => shop.client({ ipAddress: `10.3.0.${(clientCount += 1)}` })
const mails = async (email: string) =>
  (await shop.asVisitor().notifications.demoMail({ query: { email } })).results
const readToken = (link: string | null) => new URL(link!).searchParams.get('token')!
const activate = (token: string) => visitor().identity.activate({ token })
const signIn = (email: string, password: string) =>
  visitor().identity.signIn({ body: { email, password } })
const assertWrong = (email: string, password: string) =>
  expectRefusal(signIn(email, password), 422, 'session.wrong')

/** Registers an address. Returns the token of the link in the e-mail. */
async function register(email: string, person: { name: string; password: string; phone?: string }) {
  shop.clock.advance(1_000)
  const body = { phone: '081290417735', ...person, email }
  assert.deepEqual(await visitor().identity.register({ body }), { email })
  return readToken((await mails(email))[0]!.link)
}
const registerOwner = (email: string) =>
  register(email, { name: 'Dewi Lestari', password: OWN_PASSWORD })
const registerStranger = (email: string) =>
  register(email, { name: 'Orang Lain', password: FOREIGN_PASSWORD, phone: '081399998888' })

test('GET /customer/verify/{token}: the owner’s link activates the owner’s password, also after others have registered', async () => {
  const email = 'ditimpa@contoh.id'
  const token = await registerOwner(email)
  const foreignToken = await registerStranger(email)
  assert.deepEqual(await activate(token), { email, name: 'Dewi Lestari', needsPassword: false })
  await assertWrong(email, FOREIGN_PASSWORD)
  const { user } = await signIn(email, OWN_PASSWORD)
  assert.deepEqual([user.name, user.phone], ['Dewi Lestari', '+6281290417735'])
  await expectRefusal(activate(foreignToken), 409, 'activation.used')
  assert.equal((await signIn(email, OWN_PASSWORD)).user.name, 'Dewi Lestari')
})

test('GET /customer/verify/{token}: of two registrations each link activates its own', async () => {
  const email = 'ulang@contoh.id'
  const first = await register(email, { name: 'Dewi Lestari', password: 'kata sandi pertama' })
  const second = await register(email, { name: 'Dewi L.', password: 'kata sandi kedua' })
  assert.equal((await activate(second)).name, 'Dewi L.')
  await assertWrong(email, 'kata sandi pertama')
  assert.equal((await signIn(email, 'kata sandi kedua')).user.name, 'Dewi L.')
  await expectRefusal(activate(first), 409, 'activation.used')
})

test('POST /auth/register: the e-mail of a repeated registration says that the earlier link still works', async () => {
  const email = 'diberi-tahu@contoh.id'
  await registerOwner(email)
  await registerStranger(email)
  const [second, first] = await mails(email)
  assert.doesNotMatch(first!.text, /lagi/)
  assert.match(second!.subject, /lagi/)
  assert.match(second!.text, /Bila bukan Anda, jangan buka tautan ini/)
  assert.match(second!.text, /email kami sebelumnya/)
  assert.doesNotMatch(second!.text, /Orang Lain|Dewi/)
})

test('POST /auth/activation: a link that is sent again belongs to the one registration', async () => {
  const email = 'sekali-lagi@contoh.id'
  await registerOwner(email)
  shop.clock.advance(hours(49))
  await visitor().identity.resendActivation({ body: { email } })
  const token = readToken((await mails(email))[0]!.link)
  assert.equal((await activate(token)).needsPassword, false)
  assert.ok(await signIn(email, OWN_PASSWORD))
})

test('POST /auth/activation: after several registrations the link activates nobody’s password, and its owner chooses one', async () => {
  const email = 'rebutan@contoh.id'
  await registerOwner(email)
  await registerStranger(email)
  for (let times = 0; times < 2; times += 1) {
    shop.clock.advance(1_000)
    await visitor().identity.resendActivation({ body: { email } })
  }
  const token = readToken((await mails(email))[0]!.link)
  assert.equal((await activate(token)).needsPassword, true)
  await assertWrong(email, FOREIGN_PASSWORD)
  await assertWrong(email, OWN_PASSWORD)
  shop.clock.advance(1_000)
  await visitor().identity.requestReset({ body: { email } })
  const [reset] = await mails(email)
  const body = { token: readToken(reset!.link), password: 'pintu pagar hijau' }
  await visitor().identity.resetPassword({ body })
  assert.ok(await signIn(email, 'pintu pagar hijau'))
})

test('POST /staff/accounts/{id}/activation: staff’s link activates no stranger’s password either', async () => {
  const email = 'lewat-staf@contoh.id'
  await registerOwner(email)
  await registerStranger(email)
  const row = shop.db.selectFrom('account').select('id').where('email', '=', email)
  const { id } = await row.executeTakeFirstOrThrow()
  shop.clock.advance(1_000)
  await (await shop.asStaff('verifikasi@contoh.id')).staffAccounts.sendActivation({ id })
  assert.equal((await activate(readToken((await mails(email))[0]!.link))).needsPassword, true)
  await assertWrong(email, FOREIGN_PASSWORD)
})

test('GET /customer/verify/{token}: of the links of ten registrations at once one is opened, with one password', async () => {
  const email = 'serentak-rebutan@contoh.id'
  const passwords = Array.from({ length: 10 }, (_, nr) => `kata sandi nomor ${nr}`)
  const person = { name: 'Dewi Lestari', email, phone: '081290417735' }
  await Promise.all(
    passwords.map((password) => visitor().identity.register({ body: { ...person, password } })),
  )
  const tokens = (await mails(email)).map(({ link }) => readToken(link))
  assert.equal(tokens.length, 10)
  const opened = await Promise.allSettled(tokens.map((token) => activate(token)))
  assert.equal(opened.filter(({ status }) => status === 'fulfilled').length, 1)
  const statuses = []
  for (const password of passwords) {
    const device = shop.client({ ipAddress: '10.4.0.1' })
    statuses.push(
      await device.identity.signIn({ body: { email, password } }).then(
        () => 200,
        ({ status }: { status: number }) => status,
      ),
    )
    shop.clock.advance(minutes(2))
  }
  assert.deepEqual(statuses.toSorted(), [200, ...Array.from({ length: 9 }, () => 422)])
})

test('POST /customer/company/invitation: an invited colleague joins although a stranger registered their address', async () => {
  const email = 'rekan.baru@contoh.id'
  const owner = await shop.asBuyer('bisnis@contoh.id')
  await owner.companyMembers.invite({ body: { email, role: 'purchaser' } })
  const invitation = (await readEmailLink(shop, email, 'company.invite')).get('undangan')!
  const token = await registerOwner(email)
  await registerStranger(email)
  await activate(token)
  await assertWrong(email, FOREIGN_PASSWORD)
  const session = await signIn(email, OWN_PASSWORD)
  const { company } = await shop
    .client({ token: session.token })
    .companyMembers.accept({ body: { token: invitation } })
  assert.equal(company, 'PT Griya Selaras Konstruksi')
})

test('GET /customer/verify/{token}: once opened, no link stores what was registered', async () => {
  const email = 'bersih@contoh.id'
  const token = await registerOwner(email)
  await registerStranger(email)
  await activate(token)
  const { rows } = await shop.pool.query(
    `select a.name, a.phone, a.password_hash, a.company_id from activation a
      join account on account.id = a.account_id where account.email = $1`,
    [email],
  )
  assert.equal(rows.length, 2)
  for (const row of rows) assert.deepEqual(Object.values(row), [null, null, null, null])
})
