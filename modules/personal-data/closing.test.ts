import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { days } from '#platform/clock.ts'
import { jobs } from '#modules/jobs.ts'
import { nightly } from '#modules/nightly.ts'
import { accountRows, placesOf } from '#tests/everywhere.ts'
import { fullAccount } from '#tests/full-account.ts'
import { putOnShelf } from '#tests/goods.ts'
import { newBuyer, placeOrder, refused } from '#tests/orders.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop?.close())

/** Tables whose rows stay for a closed account: the law asks for them (decision 19). */
const kept = [
  'account_event',
  'invoice',
  'order_approval',
  'sales_order',
  'stored_file.owner_id',
  'upo',
]

/** Columns that may still hold what an account was known by: the papers' own snapshots. */
const phoneStays = ['kyc_submission.answers', 'sales_order.ship_to', 'upo.address']
const nameStays = [
  // What staff did at the desk: for which company, into whose hands.
  'audit_entry.after',
  'audit_entry.thing_name',
  'company.name',
  'delivery_order.received_by',
  'invoice.proof_note',
  'invoice_event.actor_name',
  'invoice_event.note',
  'kyc_event.actor_name',
  'kyc_submission.answers',
  // Letters to others, whom the account invited or answered: they are the others' own.
  'message.body_html',
  'message.body_text',
  'message.subject',
  'sales_order.buyer_name',
  'sales_order.recipient',
  'sales_order.ship_to',
  'sales_order_event.actor_name',
  'sales_order_event.note',
  'upo.address',
  'upo_event.actor_name',
]

test('after closing nothing knows the address or the number but the papers that are named', async () => {
  const account = await fullAccount(shop)
  const number = account.phone.slice(3)
  const before = await placesOf(shop.db, account.email)
  for (const place of ['account.email', 'message.recipient']) assert.ok(before.includes(place))
  assert.ok((await placesOf(shop.db, number)).includes('material_request.phone'))

  await account.api.personalData.close({ body: { password: account.password } })

  assert.deepEqual(await placesOf(shop.db, number), phoneStays)
  assert.deepEqual(await placesOf(shop.db, account.name), nameStays)
  // The letter that confirms it is the last thing that knows the address, for thirty days.
  assert.deepEqual(await placesOf(shop.db, account.email), ['message.recipient'])
  shop.clock.forward(days(31))
  await nightly(shop.tools)
  assert.deepEqual(await placesOf(shop.db, account.email), [])

  const rows = await accountRows(shop.db, account.accountId)
  const left = Object.keys(rows).filter((table) => rows[table]! > 0)
  assert.deepEqual(left.toSorted(), kept)
})

test('closing ends every session, confirms it by mail, and sets the address free', async () => {
  const account = await fullAccount(shop)
  const { email, phone, name, password, accountId } = account
  const elsewhere = await shop.visitor().identity.signIn({ body: { email, password } })
  await account.api.personalData.close({ body: { password } })
  for (const { token } of [account, elsewhere])
    await refused(shop.client({ token }).identity.session(), 401, 'session.missing')
  const visitor = shop.visitor()
  const wrong = visitor.identity.signIn({ body: { email, password } })
  await refused(wrong, 422, 'session.wrong')
  const mails = async () =>
    (await visitor.notifications.demoMail({ query: { email } })).results.map(
      ({ subject }) => subject,
    )
  assert.deepEqual(await mails(), ['Akun Pondasi Anda sudah ditutup'])
  const row = await shop.db
    .selectFrom('account')
    .select(['status', 'name', 'email', 'phone', 'password_hash', 'tracker'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  assert.deepEqual(Object.values(row), [
    'closed',
    'Akun ditutup',
    `akun-ditutup-${accountId}`,
    '',
    null,
    null,
  ])

  shop.clock.forward(1000)
  await visitor.identity.register({ body: { email, phone, name, password }, query: {} })
  assert.match((await mails())[0]!, /Aktifkan akun/)
  const { id } = await shop.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  assert.notEqual(id, accountId)
})

test('what the law asks for stays as it was: the desk still reads order, buyer and proof', async () => {
  const { api, password, name, accountId } = await fullAccount(shop)
  const orders = (await api.orders.list()).results
  const { id } = orders.find(({ status }) => status === 'delivered')!
  const admin = await shop.staff()
  const before = await admin.staffOrders.show({ id })
  await api.personalData.close({ body: { password } })
  const after = await admin.staffOrders.show({ id })
  assert.deepEqual(
    { ...after, buyer: undefined, stock: undefined },
    { ...before, buyer: undefined, stock: undefined },
  )
  assert.deepEqual(after.buyer, { ...before.buyer, name, email: '', phone: '' })
  const { results: accounts } = await admin.staffAccounts.list({ query: { status: 'closed' } })
  assert.ok(accounts.some((row) => row.id === accountId && row.email === ''))
  assert.equal((await admin.staffAccounts.show({ id: accountId })).events.at(-1)!.status, 'closed')
  const { results: done } = await admin.audit.list({ query: { search: accountId } })
  assert.deepEqual(
    done.map((entry) => [entry.action, entry.thingName]),
    [['Keluarkan dari semua peranti', 'Akun ditutup']],
  )
  assert.equal((await admin.staffOrders.proof({ id })).length > 0, true)
  const { results } = await admin.staffVerification.queue({
    query: { status: 'approved', search: name },
  })
  const attempt = await admin.staffVerification.show({ id: results[0]!.id })
  assert.equal(attempt.account.id, accountId)
  const documentId = attempt.documents[0]!.id
  await admin.staffVerification.document({ id: attempt.id, documentId })
})

test('files that no form took up go from the disk too', async () => {
  const { api, password, accountId } = await fullAccount(shop)
  const { place } = await shop.db
    .selectFrom('stored_file')
    .select('place')
    .where('owner_id', '=', accountId)
    .where('attached_at', 'is', null)
    .executeTakeFirstOrThrow()
  await shop.tools.files.get(place)
  await api.personalData.close({ body: { password } })
  await workOff('files.erase')
  await assert.rejects(shop.tools.files.get(place), { code: 'ENOENT' })
})

/** Does the jobs of a name that wait, twice: once more changes nothing. */
async function workOff(name: string): Promise<void> {
  const { rows } = await shop.pool.query(
    `select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [name],
  )
  assert.ok(rows.length > 0, name)
  for (const { payload } of [...rows, ...rows]) await jobs[name]!(shop.tools, payload as never)
}

test('an account with an open order or invoice is not closed, and is told which', async () => {
  const goods = await putOnShelf(shop.db, { price: 50_000, stock: { CBT: 100 } })
  const { api, number, id, invoiceId } = await placeOrder(shop, [{ variant: goods, qty: 1 }])
  const { number: invoice } = await api.invoices.header({ id: invoiceId })
  assert.deepEqual(await api.personalData.closing(), {
    proof: 'password',
    open: [
      { kind: 'order', id, number, status: 'Menunggu pembayaran' },
      { kind: 'invoice', id: invoiceId, number: invoice, status: 'Belum dibayar' },
    ],
    handOver: null,
  })
  const body = { password: 'belanja-2026' }
  const { message } = await refused(api.personalData.close({ body }), 422, 'account.open')
  assert.ok(message.includes(number) && message.includes(invoice), message)
  await api.orders.cancel({ id, body: { reason: 'tidak jadi' } })
  assert.deepEqual((await api.personalData.closing()).open, [])
  await api.personalData.close({ body })
})

test('a wrong password closes nothing, and guessing has an end', async () => {
  const { api } = await newBuyer(shop)
  for (const body of [{}, { password: '' }, { password: 'bukan ini' }, { email: 'a@contoh.id' }]) {
    const { errors } = await refused(api.personalData.close({ body }), 422, 'password.wrong')
    assert.deepEqual(Object.keys(errors), ['password'])
  }
  for (let nr = 4; nr < 8; nr += 1)
    await refused(api.personalData.close({ body: { password: 'x' } }), 422, 'password.wrong')
  const right = { password: 'belanja-2026' }
  assert.equal((await failureOf(api.personalData.close({ body: right }))).status, 429)
  await api.identity.session()
})

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => assert.fail('went through'),
    (thrown: { status: number }) => thrown,
  )

test('who has no password types their address instead', async () => {
  const { api, accountId } = await newBuyer(shop)
  await shop.db
    .updateTable('account')
    .set({ password_hash: null })
    .where('id', '=', accountId)
    .execute()
  assert.equal((await api.personalData.closing()).proof, 'email')
  const { email } = await api.customers.profile()
  const body = { email: 'lain@contoh.id' }
  const { errors } = await refused(api.personalData.close({ body }), 422, 'account.email')
  assert.deepEqual(Object.keys(errors), ['email'])
  await api.personalData.close({ body: { email: ` ${email.toUpperCase()} ` } })
})

test('closing many times at once closes once', async () => {
  const { api, email, password } = await fullAccount(shop)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => api.personalData.close({ body: { password } })),
  )
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') assert.equal(outcome.reason.status, 401)
  assert.ok(outcomes.some(({ status }) => status === 'fulfilled'))
  const { results } = await shop.visitor().notifications.demoMail({ query: { email } })
  assert.equal(results.length, 1)
})

test('ordering and closing at once: either the order keeps the account, or there is no order', async () => {
  const goods = await putOnShelf(shop.db, { price: 50_000, stock: { CBT: 1000 } })
  for (let nr = 0; nr < 8; nr += 1) {
    const buyer = await newBuyer(shop)
    const [order, closing] = await Promise.allSettled([
      placeOrder(shop, [{ variant: goods, qty: 1 }], buyer),
      new Promise((resolve) => setImmediate(resolve)).then(() =>
        buyer.api.personalData.close({ body: { password: 'belanja-2026' } }),
      ),
    ])
    assert.notEqual(order.status, closing.status)
    const { status } = await shop.db
      .selectFrom('account')
      .select('status')
      .where('id', '=', buyer.accountId)
      .executeTakeFirstOrThrow()
    assert.equal(status, order.status === 'fulfilled' ? 'active' : 'closed')
  }
})
