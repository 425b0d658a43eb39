import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { putOnShelf } from '#tests/goods.ts'
import { placeOrder } from '#tests/orders.ts'
import { signedInBuyer } from '#tests/buyers.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
let desk: Api
before(async () => (shop = await testShop()))
after(() => shop?.close())
beforeEach(async () => {
  // The limit of askings is not what is tried here.
  shop.clock.forward(600_000)
  desk = await shop.staff('verifikasi@contoh.id')
})

const PASSWORD = 'belanja-2026'
const signIn = (email: string) =>
  shop.visitor().identity.signIn({ body: { email, password: PASSWORD } })
const idOf = async (search: string) =>
  (await desk.staffAccounts.list({ query: { search } })).results[0]!.id
const emailsFor = async (search: string, status?: 'suspended' | 'pending_activation') =>
  (await desk.staffAccounts.list({ query: { search, ...(status ? { status } : {}) } })).results.map(
    ({ email }) => email,
  )
const lettersTo = async (email: string) =>
  (await shop.visitor().notifications.demoMail({ query: { email } })).results
const entriesOf = async (id: string) =>
  (await (await shop.staff()).audit.list({ query: { search: id } })).results

async function registered(email: string) {
  const body = {
    name: 'Warsito Mandor',
    email,
    phone: '0812 5555 0001',
    password: 'rumah-joglo-77',
  }
  await shop.visitor().identity.register({ body, query: {} })
  return idOf(email)
}

test('an account is found by name, mail, phone however written, and company', async () => {
  assert.deepEqual(await emailsFor('sari wulan'), ['retail@contoh.id'])
  assert.deepEqual(await emailsFor('BISNIS@'), ['bisnis@contoh.id'])
  for (const phone of ['0813 1770 2284', '+62 813-1770-2284', '17702284'])
    assert.deepEqual(await emailsFor(phone), ['bisnis@contoh.id'], phone)
  assert.deepEqual(await emailsFor('karya bersama'), ['baru@contoh.id'])
  assert.deepEqual(await emailsFor('%'), [])
  assert.deepEqual(await emailsFor('sari wulan', 'suspended'), [])
})

test('the list has pages, the newest account first, and tells how many there are', async () => {
  // The demo's people are of the day that the template was made on.
  await shop.db
    .updateTable('account')
    .set({ created_at: new Date('2026-01-01') })
    .execute()
  await registered('paling-muda@contoh.id')
  const first = await desk.staffAccounts.list({ query: { count: 2 } })
  const second = await desk.staffAccounts.list({ query: { count: 2, page: 1 } })
  assert.equal(first.results[0]!.email, 'paling-muda@contoh.id')
  assert.equal(first.total, 4)
  assert.ok(first.totalIsExact)
  assert.equal(new Set([...first.results, ...second.results].map(({ id }) => id)).size, 4)
})

test('an account is shown with its company, its sessions and its last orders', async () => {
  const { accountId, token, addressId } = await signedInBuyer(shop.db)
  const goods = await putOnShelf(shop.db, { price: 50_000, stock: { CBT: 100 } })
  const api = shop.client({ token })
  const order = await placeOrder(shop, [{ variant: goods, qty: 2 }], { api, accountId, addressId })
  const shown = await desk.staffAccounts.show({ id: accountId })
  assert.deepEqual(
    shown.orders.map(({ id, status }) => ({ id, status })),
    [{ id: order.id, status: 'awaiting_payment' }],
  )
  assert.equal(shown.orderCount, 1)
  assert.equal(shown.sessions.length, 1)
  assert.equal(shown.company, null)
  const business = await desk.staffAccounts.show({ id: await idOf('baru@contoh.id') })
  assert.equal(business.company?.name, 'CV Karya Bersama Mandiri')
  assert.equal(business.company?.state, 'submitted')
  await desk.staffVerification.show({ id: business.company!.submissionId! })
})

test('a suspended buyer is out at the next request, knows why, and comes back once it is lifted', async () => {
  const email = 'retail@contoh.id'
  const id = await idOf(email)
  const { token, refreshToken } = await signIn(email)
  const buyer = () => shop.client({ token })
  const reason = 'Tagihan lama belum dibayar.'
  const suspended = await desk.staffAccounts.suspend({ id, body: { reason } })
  assert.equal(suspended.status, 'suspended')
  assert.deepEqual(suspended.sessions, [])
  assert.deepEqual(suspended.events.at(-1), {
    ...suspended.events.at(-1)!,
    status: 'suspended',
    by: 'Vera Lestari',
    note: reason,
  })
  await assert.rejects(buyer().identity.session(), { status: 401 })
  await assert.rejects(shop.visitor().identity.refresh({ body: { refreshToken } }), { status: 401 })
  await assert.rejects(signIn(email), { status: 409, code: 'session.suspended' })
  const letter = (await lettersTo(email)).find(({ template }) => template === 'identity.suspended')
  assert.ok(letter!.text.includes(reason))
  await assert.rejects(desk.staffAccounts.suspend({ id, body: { reason } }), {
    status: 409,
    code: 'account.state',
  })

  assert.equal((await desk.staffAccounts.lift({ id })).status, 'active')
  // What was open before stays closed: only a new sign-in opens.
  await assert.rejects(buyer().identity.session(), { status: 401 })
  await signIn(email)
  assert.ok((await lettersTo(email)).some(({ template }) => template === 'identity.lifted'))
  const [lifted, closed] = await entriesOf(id)
  assert.deepEqual(
    [closed!.before, closed!.after],
    [{ status: 'active' }, { status: 'suspended', reason }],
  )
  assert.deepEqual([lifted!.before, lifted!.after], [{ status: 'suspended' }, { status: 'active' }])
  assert.deepEqual(
    [closed!.staff, closed!.thing, closed!.thingName],
    ['Vera Lestari', 'akun', 'Sari Wulandari'],
  )
})

test('a suspension needs a reason that its reader can use', async () => {
  const id = await idOf('bisnis@contoh.id')
  await assert.rejects(desk.staffAccounts.suspend({ id, body: { reason: ' x ' } }), { status: 422 })
  assert.equal((await desk.staffAccounts.show({ id })).status, 'active')
})

test('of two who suspend at once one does, and one letter goes out', async () => {
  const email = 'bisnis@contoh.id'
  const id = await idOf(email)
  const colleague = await shop.staff()
  const body = { reason: 'Diminta pemiliknya lewat telepon.' }
  const outcomes = await Promise.allSettled([
    desk.staffAccounts.suspend({ id, body }),
    colleague.staffAccounts.suspend({ id, body }),
  ])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const letters = await lettersTo(email)
  assert.equal(letters.filter(({ template }) => template === 'identity.suspended').length, 1)
  await desk.staffAccounts.lift({ id })
})

test('signing out everywhere ends every session and leaves the account as it was', async () => {
  const email = 'bisnis@contoh.id'
  const id = await idOf(email)
  const tokens = [(await signIn(email)).token, (await signIn(email)).token]
  const { status, sessions } = await desk.staffAccounts.signOut({ id })
  assert.deepEqual([status, sessions], ['active', []])
  for (const token of tokens)
    await assert.rejects(shop.client({ token }).identity.session(), { status: 401 })
  await signIn(email)
  const [entry] = await entriesOf(id)
  assert.deepEqual([entry!.before, entry!.after], [{ sessions: 2 }, { sessions: 0 }])
})

test('the activation mail goes out again, only to who waits for it, and opens the account', async () => {
  const email = 'menunggu@contoh.id'
  const id = await registered(email)
  assert.deepEqual(await emailsFor(email, 'pending_activation'), [email])
  await assert.rejects(desk.staffAccounts.suspend({ id, body: { reason: 'Mencurigakan.' } }), {
    status: 409,
  })
  shop.clock.forward(1_000)
  await desk.staffAccounts.sendActivation({ id })
  const [newest, older] = await lettersTo(email)
  assert.deepEqual(
    [newest!.template, older!.template],
    ['identity.activation', 'identity.activation'],
  )
  const token = new URL(newest!.link!).searchParams.get('token')!
  await shop.visitor().identity.activate({ token })
  const { status, events } = await desk.staffAccounts.show({ id })
  assert.equal(status, 'active')
  assert.deepEqual(
    events.map((event) => [event.status, event.by]),
    [
      ['pending_activation', 'Warsito Mandor'],
      ['active', 'Warsito Mandor'],
    ],
  )
  await assert.rejects(desk.staffAccounts.sendActivation({ id }), { code: 'account.state' })
})

test('sales look and change nothing, other roles do neither', async () => {
  const id = await idOf('retail@contoh.id')
  const sales = await shop.staff('sales@contoh.id')
  assert.equal((await sales.staffAccounts.show({ id })).email, 'retail@contoh.id')
  const body = { reason: 'Bukan wewenang saya.' }
  await assert.rejects(sales.staffAccounts.suspend({ id, body }), { status: 403 })
  const content = await shop.staff('konten@contoh.id')
  await assert.rejects(content.staffAccounts.list({ query: {} }), { status: 403 })
  const missing = '00000000-0000-4000-8000-000000000000'
  await assert.rejects(desk.staffAccounts.show({ id: missing }), { status: 404 })
  await assert.rejects(desk.staffAccounts.suspend({ id: missing, body }), { status: 404 })
  assert.equal((await desk.staffAccounts.show({ id })).status, 'active')
})
