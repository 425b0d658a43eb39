import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hours } from '#platform/clock.ts'
import type { CallError } from '#platform/contract/call-error.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const PASSWORD = 'batu kali di halaman'
let clientCount = 0
const visitor = () => shop.client({ ipAddress: `10.1.0.${(clientCount += 1)}` })
const person = (email: string, more: { password?: string; name?: string } = {}) => ({
  name: 'Dewi Lestari',
  email,
  phone: '0812 9041 7735',
  password: PASSWORD,
  ...more,
})
const register = (email: string, more = {}) =>
  visitor().identity.register({ body: person(email, more) })
const mails = async (email: string) =>
  (await shop.asVisitor().notifications.demoMail({ query: { email } })).results
const newestToken = async (email: string) =>
  new URL((await mails(email))[0]!.link!).searchParams.get('token')!
const signIn = (email: string, password = PASSWORD) =>
  visitor().identity.signIn({ body: { email, password } })
const assertFails = (promise: Promise<unknown>, status: number, code: string) =>
  assert.rejects(promise, (thrown: CallError) => {
    assert.deepEqual([thrown.status, thrown.code], [status, code])
    return true
  })

test('POST /auth/register: after opening the e-mailed link the buyer can sign in', async () => {
  assert.deepEqual(await register(' Dewi@Contoh.ID '), { email: 'dewi@contoh.id' })
  await assertFails(signIn('dewi@contoh.id'), 409, 'session.not_active')
  const [mail] = await mails('dewi@contoh.id')
  assert.match(mail!.link!, /^http:\/\/localhost:3000\/activation\?token=[\w-]{43}$/)
  assert.ok(mail!.text.includes(mail!.link!) && mail!.html.includes(mail!.link!))
  const token = await newestToken('dewi@contoh.id')
  assert.deepEqual(await visitor().identity.activate({ token }), {
    email: 'dewi@contoh.id',
    name: 'Dewi Lestari',
    needsPassword: false,
  })
  const { user } = await signIn('dewi@contoh.id')
  assert.deepEqual([user.name, user.phone], ['Dewi Lestari', '+6281290417735'])
})

test('POST /auth/register: the link carries a return path, of this site only', async () => {
  const linkFor = async (redirect: string) => {
    shop.clock.advance(1_000)
    const body = { name: 'Rudi Hartono', email: 'ke-mana@contoh.id', phone: '081290417735' }
    const { register, resendActivation } = shop.client().identity
    await register({ body: { ...body, password: 'rumah-joglo-77' }, query: { redirect } })
    const newest = async () =>
      new URL(
        (await shop.client().notifications.demoMail({ query: { email: body.email } })).results[0]!
          .link!,
      ).searchParams.get('redirect')
    const first = await newest()
    shop.clock.advance(1_000)
    await resendActivation({ body: { email: body.email }, query: { redirect } })
    assert.equal(await newest(), first)
    return first
  }
  assert.equal(await linkFor('/checkout?langkah=2'), '/checkout?langkah=2')
  assert.equal(await linkFor('//lain.example'), null)
  assert.equal(await linkFor('https://lain.example/'), null)
})

test('GET /customer/verify/{token}: a link is valid once; the second time the message says what to do', async () => {
  await register('sekali@contoh.id')
  const token = await newestToken('sekali@contoh.id')
  const opened = await Promise.allSettled(
    Array.from({ length: 5 }, () => visitor().identity.activate({ token })),
  )
  assert.equal(opened.filter((one) => one.status === 'fulfilled').length, 1)
  await assertFails(visitor().identity.activate({ token }), 409, 'activation.used')
})

test('GET /customer/verify/{token}: expired and unknown links get the same response, and a new link can be requested', async () => {
  await register('lama@contoh.id')
  const token = await newestToken('lama@contoh.id')
  shop.clock.advance(hours(48))
  await assertFails(visitor().identity.activate({ token }), 404, 'activation.dead')
  await assertFails(visitor().identity.activate({ token: 'x'.repeat(43) }), 404, 'activation.dead')
  await visitor().identity.resendActivation({ body: { email: 'lama@contoh.id' } })
  await visitor().identity.activate({ token: await newestToken('lama@contoh.id') })
  assert.ok(await signIn('lama@contoh.id'))
})

test('POST /auth/activation: the response is the same for every address, and only pending accounts get an e-mail', async () => {
  await register('menunggu@contoh.id')
  for (const email of ['menunggu@contoh.id', 'retail@contoh.id', 'tidak-ada@contoh.id'])
    assert.deepEqual(await visitor().identity.resendActivation({ body: { email } }), { ok: true })
  assert.equal((await mails('menunggu@contoh.id')).length, 2)
  assert.equal((await mails('tidak-ada@contoh.id')).length, 0)
  assert.equal(
    (await mails('retail@contoh.id')).filter((mail) => mail.template === 'identity.activation')
      .length,
    0,
  )
})

test('POST /auth/register: a known address gets the same response, remains unchanged, and its owner is notified', async () => {
  await register('punya@contoh.id')
  await visitor().identity.activate({ token: await newestToken('punya@contoh.id') })
  shop.clock.advance(1000)
  assert.deepEqual(
    await register('Punya@contoh.id', { name: 'Orang Lain', password: 'kata sandi orang lain' }),
    {
      email: 'punya@contoh.id',
    },
  )
  const [mail] = await mails('punya@contoh.id')
  assert.equal(mail!.template, 'identity.registered_already')
  assert.ok(!mail!.text.includes('token='))
  assert.equal((await signIn('punya@contoh.id')).user.name, 'Dewi Lestari')
  await assertFails(signIn('punya@contoh.id', 'kata sandi orang lain'), 422, 'session.wrong')
})

test('POST /auth/register: one address registered ten times at once is one account', async () => {
  await Promise.all(Array.from({ length: 10 }, () => register('serentak@contoh.id')))
  const rows = await shop.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'serentak@contoh.id')
    .execute()
  assert.equal(rows.length, 1)
})

test('POST /auth/register: errors are reported at their fields, in Indonesian', async () => {
  const body = { name: 'D', email: 'dewi', phone: '021 555', password: 'pendek' }
  await assert.rejects(
    visitor().identity.register({ body }),
    ({ status, code, errors }: CallError) => {
      assert.deepEqual([status, code], [422, 'input.invalid'])
      assert.deepEqual(errors, {
        name: 'Tulis nama lengkap.',
        email: 'Tulis alamat email lengkap, misalnya nama@contoh.id.',
        phone: 'Tulis nomor ponsel, misalnya 0812 9041 7735.',
        password: 'Kata sandi paling sedikit 8 karakter.',
      })
      return true
    },
  )
  await assert.rejects(
    visitor().identity.register({ body: {} as never }),
    ({ errors }: CallError) => {
      assert.deepEqual(Object.keys(errors).sort(), ['email', 'name', 'password', 'phone'])
      for (const message of Object.values(errors)) assert.equal(message, 'Wajib diisi.')
      return true
    },
  )
})

test('POST /auth/register: a common password is reported at its field together with the other errors', async () => {
  await assert.rejects(
    register('mudah@contoh.id', { password: 'Rahasia123', phone: '021' }),
    ({ status, errors }: CallError) => {
      assert.deepEqual([status, Object.keys(errors).sort()], [422, ['password', 'phone']])
      return true
    },
  )
  await assert.rejects(register('mudah.diingat@contoh.id', { password: 'mudah.diingat' }), {
    code: 'password.common',
  })
  assert.equal((await mails('mudah@contoh.id')).length, 0)
})

test('POST /auth/register: neither passwords, tokens nor e-mail addresses appear in the log', async () => {
  await register('rahasia@contoh.id')
  const { token, refreshToken } = await signIn('dewi@contoh.id')
  await visitor().identity.refresh({ body: { refreshToken } })
  // A failing call is logged with its error, which might contain them.
  shop.deps.log.error(
    { err: new Error('broken'), call: 'identity.signIn', body: person('rahasia@contoh.id'), token },
    'call failed',
  )
  const log = shop.logged.join('\n')
  for (const secret of [
    PASSWORD,
    token,
    refreshToken,
    await newestToken('rahasia@contoh.id'),
    'rahasia@contoh.id',
  ])
    assert.ok(!log.includes(secret))
})
