import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { useTestShop } from '#tests/support/shop.ts'

let reviewer: Api
const shop = await useTestShop()
beforeEach(async () => {
  // Avoids the rate limit of requests, which is not under test.
  shop.clock.advance(600_000)
  reviewer = await shop.asStaff('verifikasi@contoh.id')
})

const PASSWORD = 'belanja-2026'
const signIn = (email: string) =>
  shop.asVisitor().identity.signIn({ body: { email, password: PASSWORD } })
const findId = async (search: string) =>
  (await reviewer.staffAccounts.list({ query: { search } })).results[0]!.id
const searchEmails = async (search: string, status?: 'suspended' | 'pending_activation') =>
  (
    await reviewer.staffAccounts.list({ query: { search, ...(status ? { status } : {}) } })
  ).results.map(({ email }) => email)
const listEmailsTo = async (email: string) =>
  (await shop.asVisitor().notifications.demoMail({ query: { email } })).results
const listAuditEntries = async (id: string) =>
  (await (await shop.asStaff()).audit.list({ query: { search: id } })).results

async function registerBuyer(email: string) {
  const body = {
    name: 'Warsito Mandor',
    email,
    phone: '0812 5555 0001',
    password: 'rumah-joglo-77',
  }
  await shop.asVisitor().identity.register({ body, query: {} })
  return findId(email)
}

test('GET /staff/accounts: finds accounts by name, e-mail, company, and phone in any notation', async () => {
  assert.deepEqual(await searchEmails('sari wulan'), ['retail@contoh.id'])
  assert.deepEqual(await searchEmails('BISNIS@'), ['bisnis@contoh.id'])
  for (const phone of ['0813 1770 2284', '+62 813-1770-2284', '17702284'])
    assert.deepEqual(await searchEmails(phone), ['bisnis@contoh.id'], phone)
  assert.deepEqual(await searchEmails('karya bersama'), ['baru@contoh.id'])
  assert.deepEqual(await searchEmails('%'), [])
  assert.deepEqual(await searchEmails('sari wulan', 'suspended'), [])
})

test('GET /staff/accounts: pages newest first, with the total', async () => {
  // The demo accounts were created on the day of the template database.
  await shop.db
    .updateTable('account')
    .set({ created_at: new Date('2026-01-01') })
    .execute()
  await registerBuyer('paling-muda@contoh.id')
  const first = await reviewer.staffAccounts.list({ query: { count: 2 } })
  const second = await reviewer.staffAccounts.list({ query: { count: 2, page: 1 } })
  assert.equal(first.results[0]!.email, 'paling-muda@contoh.id')
  assert.equal(first.total, 4)
  assert.ok(first.totalIsExact)
  assert.equal(new Set([...first.results, ...second.results].map(({ id }) => id)).size, 4)
})

test('GET /staff/accounts/{id}: shows the company, sessions and latest orders', async () => {
  const { accountId, token, addressId } = await createSignedInBuyer(shop.db)
  const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 100 } })
  const api = shop.client({ token })
  const order = await placeOrder(shop, [{ variant: variantId, qty: 2 }], {
    api,
    accountId,
    addressId,
  })
  const account = await reviewer.staffAccounts.show({ id: accountId })
  assert.deepEqual(
    account.orders.map(({ id, status }) => ({ id, status })),
    [{ id: order.id, status: 'awaiting_payment' }],
  )
  assert.equal(account.orderCount, 1)
  assert.equal(account.sessions.length, 1)
  assert.equal(account.company, null)
  const business = await reviewer.staffAccounts.show({ id: await findId('baru@contoh.id') })
  assert.equal(business.company?.name, 'CV Karya Bersama Mandiri')
  assert.equal(business.company?.state, 'submitted')
  await reviewer.staffVerification.show({ id: business.company!.submissionId! })
})

test('POST /staff/accounts/{id}/suspension: the buyer is signed out, notified, and can sign in once it is lifted', async () => {
  const email = 'retail@contoh.id'
  const id = await findId(email)
  const { token, refreshToken } = await signIn(email)
  const buyer = () => shop.client({ token })
  const reason = 'Tagihan lama belum dibayar.'
  const suspended = await reviewer.staffAccounts.suspend({ id, body: { reason } })
  assert.equal(suspended.status, 'suspended')
  assert.deepEqual(suspended.sessions, [])
  assert.deepEqual(suspended.events.at(-1), {
    ...suspended.events.at(-1)!,
    status: 'suspended',
    by: 'Vera Lestari',
    note: reason,
  })
  await assert.rejects(buyer().identity.session(), { status: 401 })
  await assert.rejects(shop.asVisitor().identity.refresh({ body: { refreshToken } }), {
    status: 401,
  })
  await assert.rejects(signIn(email), { status: 409, code: 'session.suspended' })
  const suspensionEmail = (await listEmailsTo(email)).find(
    ({ template }) => template === 'identity.suspended',
  )
  assert.ok(suspensionEmail!.text.includes(reason))
  await assert.rejects(reviewer.staffAccounts.suspend({ id, body: { reason } }), {
    status: 409,
    code: 'account.state',
  })

  assert.equal((await reviewer.staffAccounts.lift({ id })).status, 'active')
  // Earlier sessions remain ended: only a new sign-in is valid.
  await assert.rejects(buyer().identity.session(), { status: 401 })
  await signIn(email)
  assert.ok((await listEmailsTo(email)).some(({ template }) => template === 'identity.lifted'))
  const [reinstated, suspension] = await listAuditEntries(id)
  assert.deepEqual(
    [suspension!.before, suspension!.after],
    [{ status: 'active' }, { status: 'suspended', reason }],
  )
  assert.deepEqual(
    [reinstated!.before, reinstated!.after],
    [{ status: 'suspended' }, { status: 'active' }],
  )
  assert.deepEqual(
    [suspension!.staff, suspension!.thing, suspension!.thingName],
    ['Vera Lestari', 'akun', 'Sari Wulandari'],
  )
})

test('POST /staff/accounts/{id}/suspension: requires a reason', async () => {
  const id = await findId('bisnis@contoh.id')
  await assert.rejects(reviewer.staffAccounts.suspend({ id, body: { reason: ' x ' } }), {
    status: 422,
  })
  assert.equal((await reviewer.staffAccounts.show({ id })).status, 'active')
})

test('POST /staff/accounts/{id}/suspension: of two at once one succeeds and sends one e-mail', async () => {
  const email = 'bisnis@contoh.id'
  const id = await findId(email)
  const colleague = await shop.asStaff()
  const body = { reason: 'Diminta pemiliknya lewat telepon.' }
  const outcomes = await Promise.allSettled([
    reviewer.staffAccounts.suspend({ id, body }),
    colleague.staffAccounts.suspend({ id, body }),
  ])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const emails = await listEmailsTo(email)
  assert.equal(emails.filter(({ template }) => template === 'identity.suspended').length, 1)
  await reviewer.staffAccounts.lift({ id })
})

test('POST /staff/accounts/{id}/sign-out: ends all sessions and does not change the account', async () => {
  const email = 'bisnis@contoh.id'
  const id = await findId(email)
  const tokens = [(await signIn(email)).token, (await signIn(email)).token]
  const { status, sessions } = await reviewer.staffAccounts.signOut({ id })
  assert.deepEqual([status, sessions], ['active', []])
  for (const token of tokens)
    await assert.rejects(shop.client({ token }).identity.session(), { status: 401 })
  await signIn(email)
  const [entry] = await listAuditEntries(id)
  assert.deepEqual([entry!.before, entry!.after], [{ sessions: 2 }, { sessions: 0 }])
})

test('POST /staff/accounts/{id}/activation: e-mails pending accounts only, and the link activates them', async () => {
  const email = 'menunggu@contoh.id'
  const id = await registerBuyer(email)
  assert.deepEqual(await searchEmails(email, 'pending_activation'), [email])
  await assert.rejects(reviewer.staffAccounts.suspend({ id, body: { reason: 'Mencurigakan.' } }), {
    status: 409,
  })
  shop.clock.advance(1_000)
  await reviewer.staffAccounts.sendActivation({ id })
  const [newest, older] = await listEmailsTo(email)
  assert.deepEqual(
    [newest!.template, older!.template],
    ['identity.activation', 'identity.activation'],
  )
  const token = new URL(newest!.link!).searchParams.get('token')!
  await shop.asVisitor().identity.activate({ token })
  const { status, events } = await reviewer.staffAccounts.show({ id })
  assert.equal(status, 'active')
  assert.deepEqual(
    events.map((event) => [event.status, event.by]),
    [
      ['pending_activation', 'Warsito Mandor'],
      ['active', 'Warsito Mandor'],
    ],
  )
  await assert.rejects(reviewer.staffAccounts.sendActivation({ id }), { code: 'account.state' })
})

test('/staff/accounts: sales read only, other roles have no access', async () => {
  const id = await findId('retail@contoh.id')
  const sales = await shop.asStaff('sales@contoh.id')
  assert.equal((await sales.staffAccounts.show({ id })).email, 'retail@contoh.id')
  const body = { reason: 'Bukan wewenang saya.' }
  await assert.rejects(sales.staffAccounts.suspend({ id, body }), { status: 403 })
  const content = await shop.asStaff('konten@contoh.id')
  await assert.rejects(content.staffAccounts.list({ query: {} }), { status: 403 })
  const missing = '00000000-0000-4000-8000-000000000000'
  await assert.rejects(reviewer.staffAccounts.show({ id: missing }), { status: 404 })
  await assert.rejects(reviewer.staffAccounts.suspend({ id: missing, body }), { status: 404 })
  assert.equal((await reviewer.staffAccounts.show({ id })).status, 'active')
})
