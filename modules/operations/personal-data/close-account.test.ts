import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFullAccount } from '#tests/support/accounts/full-account.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('POST /customer/my/close: ends all sessions, confirms by e-mail and frees the address', async () => {
  const account = await createFullAccount(shop)
  const { email, phone, name, password, accountId } = account
  const otherSession = await shop.asVisitor().identity.signIn({ body: { email, password } })
  await account.api.personalData.close({ body: { password } })
  for (const { token } of [account, otherSession])
    await expectRefusal(shop.client({ token }).identity.session(), 401, 'session.missing')
  const visitor = shop.asVisitor()
  const signInAfterwards = visitor.identity.signIn({ body: { email, password } })
  await expectRefusal(signInAfterwards, 422, 'session.wrong')
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

  shop.clock.advance(1000)
  await visitor.identity.register({ body: { email, phone, name, password }, query: {} })
  assert.match((await mails())[0]!, /Aktifkan akun/)
  const { id } = await shop.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  assert.notEqual(id, accountId)
})

test('POST /customer/my/close: an account with an open order or invoice is refused, naming them', async () => {
  const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 100 } })
  const { api, number, id, invoiceId } = await placeOrder(shop, [{ variant: variantId, qty: 1 }])
  const { number: invoice } = await api.invoices.header({ id: invoiceId })
  assert.deepEqual(await api.personalData.closing(), {
    proof: 'password',
    open: [
      { kind: 'order', id, orderId: id, number, status: 'Menunggu pembayaran' },
      { kind: 'invoice', id: invoiceId, orderId: id, number: invoice, status: 'Belum dibayar' },
    ],
    handOver: null,
  })
  const body = { password: 'belanja-2026' }
  const { message } = await expectRefusal(api.personalData.close({ body }), 422, 'account.open')
  assert.ok(message.includes(number) && message.includes(invoice), message)
  await api.orderCancellation.cancel({ id, body: { reason: 'tidak jadi' } })
  assert.deepEqual((await api.personalData.closing()).open, [])
  await api.personalData.close({ body })
})

test('POST /customer/my/close: a wrong password is refused, and guessing is throttled', async () => {
  const { api } = await createBuyerClient(shop)
  for (const body of [{}, { password: '' }, { password: 'bukan ini' }, { email: 'a@contoh.id' }]) {
    const { errors } = await expectRefusal(api.personalData.close({ body }), 422, 'password.wrong')
    assert.deepEqual(Object.keys(errors), ['password'])
  }
  for (let nr = 4; nr < 8; nr += 1)
    await expectRefusal(api.personalData.close({ body: { password: 'x' } }), 422, 'password.wrong')
  const right = { password: 'belanja-2026' }
  assert.equal((await catchFailure(api.personalData.close({ body: right }))).status, 429)
  await api.identity.session()
})

const catchFailure = (call: Promise<unknown>) =>
  call.then(
    () => assert.fail('went through'),
    (thrown: { status: number }) => thrown,
  )

test('POST /customer/my/close: an account without a password confirms with its e-mail address', async () => {
  const { api, accountId } = await createBuyerClient(shop)
  await shop.db
    .updateTable('account')
    .set({ password_hash: null })
    .where('id', '=', accountId)
    .execute()
  assert.equal((await api.personalData.closing()).proof, 'email')
  const { email } = await api.customers.profile()
  const body = { email: 'lain@contoh.id' }
  const { errors } = await expectRefusal(api.personalData.close({ body }), 422, 'account.email')
  assert.deepEqual(Object.keys(errors), ['email'])
  await api.personalData.close({ body: { email: ` ${email.toUpperCase()} ` } })
})

test('POST /customer/my/close: many concurrent calls close once', async () => {
  const { api, email, password } = await createFullAccount(shop)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => api.personalData.close({ body: { password } })),
  )
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') assert.equal(outcome.reason.status, 401)
  assert.ok(outcomes.some(({ status }) => status === 'fulfilled'))
  const { results } = await shop.asVisitor().notifications.demoMail({ query: { email } })
  assert.equal(results.length, 1)
})

test('POST /customer/my/close: at the same time as an order, either the order prevents it or there is no order', async () => {
  const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 1000 } })
  for (let nr = 0; nr < 8; nr += 1) {
    const buyer = await createBuyerClient(shop)
    const [order, closing] = await Promise.allSettled([
      placeOrder(shop, [{ variant: variantId, qty: 1 }], buyer),
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
