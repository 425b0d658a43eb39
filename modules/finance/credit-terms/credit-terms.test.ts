import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { moneyFromJson, moneyToJson, rupiah } from '#platform/money.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { createCompanyBuyer, giveLimit } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createMember } from '#tests/support/finance/invoices.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop({ connections: 20 })
const cement = await createProduct(shop.db, {
  name: 'Semen uji',
  unit: 'sak',
  price: 100_000,
  weightKg: 40,
  stock: { CBT: 5000 },
})
const finance = await shop.asStaff('finance@contoh.id')
const admin = await shop.asStaff()

const tempo = { payment: { paymentType: 'tempo' } } as const
const buy = (buyer: Awaited<ReturnType<typeof createCompanyBuyer>>, qty: number) =>
  placeOrder(shop, [{ variant: cement, qty }], buyer, tempo)

test('POST /customer/my/credit: an owner applies with a document, finance grants it, and the limit is shown', async () => {
  const buyer = await createCompanyBuyer(shop)
  const before = await buyer.api.credit.own()
  assert.deepEqual([before.credit?.status, before.canApply], ['none', true])
  const file = await buyer.api.files.upload({ form: {}, files: { file: makeProofImage() } })
  const amount = moneyToJson(rupiah(50_000_000))
  const body = { amount, note: 'Proyek gudang', files: [file.id] }
  const applied = await buyer.api.credit.apply({ body })
  assert.equal(applied.credit?.status, 'applied')
  await expectRefusal(buyer.api.credit.apply({ body: { amount } }), 409, 'credit.applied')
  const { results } = await finance.staffToday.list({ query: { kind: 'credit' } })
  assert.ok(results.some(({ path }) => path === `/backoffice/kredit/${buyer.companyId}`))
  const { total } = await finance.staffCredit.list({ query: {} })
  const beyond = await finance.staffCredit.list({ query: { page: 99 } })
  assert.deepEqual([beyond.results, beyond.total], [[], total])
  const shown = await finance.staffCredit.show({ id: buyer.companyId })
  const [application] = shown.applications
  const { size } = await finance.staffCredit.document({
    id: buyer.companyId,
    fileId: application!.files[0]!.id,
  })
  assert.ok(size > 0)
  await finance.staffCredit.set({
    id: buyer.companyId,
    body: { amount: moneyToJson(rupiah(30_000_000)), grade: 'C', revision: shown.revision },
  })
  const { credit, application: granted } = await buyer.api.credit.own()
  assert.deepEqual(
    [credit?.status, credit?.limit.amount, credit?.free.amount, credit?.days, granted?.status],
    ['active', '30000000.00', '30000000.00', 30, 'granted'],
  )
  const status = await buyer.api.customers.limitStatus()
  assert.equal(status.notify, true)
  assert.match(status.message!, /Limit kredit perusahaan Anda aktif: Rp\s?30\.000\.000/)
  await buyer.api.customers.closeNotice()
  assert.doesNotMatch((await buyer.api.customers.limitStatus()).message!, /Limit kredit/)
  const { rows } = await shop.pool.query(
    `select action from audit_entry where thing = 'credit' and thing_id = $1`,
    [buyer.companyId],
  )
  assert.deepEqual(rows, [{ action: 'Tetapkan limit kredit' }])
})

test('POST /customer/my/credit: refuses amounts out of bounds, purchasers, and who has no verified company', async () => {
  const buyer = await createCompanyBuyer(shop)
  const amount = moneyToJson(rupiah(5_000_000))
  await expectRefusal(
    buyer.api.credit.apply({ body: { amount: moneyToJson(rupiah(999_999)) } }),
    422,
    'credit.amount',
  )
  const purchaser = await createMember(shop, buyer.companyId, 'purchaser')
  await expectRefusal(purchaser.api.credit.apply({ body: { amount } }), 422, 'company.not_owner')
  const retail = await createBuyerClient(shop)
  assert.equal((await retail.api.credit.own()).credit, null)
  await expectRefusal(retail.api.credit.apply({ body: { amount } }), 422, 'credit.unverified')
})

test('PUT /staff/credit/{id}: a colleague’s change is a conflict, and more than Rp 500 million is for admins', async () => {
  const { companyId } = await createCompanyBuyer(shop)
  const body = { amount: moneyToJson(rupiah(600_000_000)), grade: 'A', revision: 0 } as const
  await expectRefusal(finance.staffCredit.set({ id: companyId, body }), 422, 'credit.role')
  await admin.staffCredit.set({ id: companyId, body })
  await expectRefusal(
    finance.staffCredit.set({
      id: companyId,
      body: { amount: moneyToJson(rupiah(1_000_000)), grade: 'E', revision: 0 },
    }),
    409,
    'credit.changed',
  )
})

test('POST /so/ecom: an order on terms is confirmed at once, its invoice is due by them, and used and free follow', async () => {
  const buyer = await createCompanyBuyer(shop)
  await giveLimit(shop, buyer.companyId, 20_000_000, 'D')
  const methods = await buyer.api.checkout.paymentMethods()
  assert.ok(methods.results.some(({ code }) => code === 'tempo'))
  const order = await buy(buyer, 20)
  const header = await buyer.api.orders.header({ id: order.id })
  assert.deepEqual([header.status, header.expiresAt], ['processing', null])
  const invoice = await buyer.api.invoices.header({ id: order.invoiceId })
  assert.equal(invoice.status, 'unpaid')
  assert.equal(new Date(invoice.dueAt).getTime() - new Date(invoice.issuedAt).getTime(), days(14))
  const { credit, owed } = await buyer.api.credit.own()
  assert.equal(credit?.used.amount, invoice.amount.amount)
  assert.equal(moneyFromJson(credit!.free), rupiah(20_000_000) - moneyFromJson(invoice.amount))
  assert.deepEqual(
    owed.map(({ number }) => number),
    [invoice.number],
  )
})

test('POST /so/ecom: more than what is free is a 422 that says what is left; without a limit, and frozen, too', async () => {
  const buyer = await createCompanyBuyer(shop)
  await expectRefusal(buy(buyer, 2), 422, 'credit.none')
  await giveLimit(shop, buyer.companyId, 3_000_000, 'E')
  const refused = await expectRefusal(buy(buyer, 40), 422, 'credit.exceeded')
  assert.match(refused.errors['paymentType']!, /Sisa limit kredit Rp\s?3\.000\.000/)
  await finance.staffCredit.freeze({ id: buyer.companyId, body: { reason: 'Cek giro kosong.' } })
  const frozen = await expectRefusal(buy(buyer, 2), 409, 'credit.frozen')
  assert.match(frozen.message, /dibekukan: Cek giro kosong\. .*pilih cara bayar lain/)
  await expectRefusal(
    finance.staffCredit.freeze({ id: buyer.companyId, body: { reason: 'Lagi' } }),
    409,
    'credit.state',
  )
  await finance.staffCredit.unfreeze({ id: buyer.companyId, body: {} })
  assert.equal((await buyer.api.credit.own()).credit?.status, 'active')
})

test('POST /so/ecom: of 50 concurrent orders of a tenth of the limit, exactly 10 are placed', async () => {
  const owner = await createCompanyBuyer(shop)
  const members = await Promise.all(
    Array.from({ length: 50 }, () => createMember(shop, owner.companyId, 'approver')),
  )
  const probe = await placeOrder(shop, [{ variant: cement, qty: 10 }], owner)
  const { amount } = await owner.api.invoices.header({ id: probe.invoiceId })
  await giveLimit(shop, owner.companyId, (moneyFromJson(amount) / 100) * 10, 'A')
  const outcomes = await Promise.all(
    members.map((member) =>
      placeOrder(shop, [{ variant: cement, qty: 10 }], member, tempo).then(
        () => 'placed',
        (thrown: { code: string }) => thrown.code,
      ),
    ),
  )
  assert.equal(outcomes.filter((outcome) => outcome === 'placed').length, 10)
  assert.equal(outcomes.filter((outcome) => outcome === 'credit.exceeded').length, 40)
  const { credit } = await owner.api.credit.own()
  assert.deepEqual([credit?.free.amount, credit?.used.amount], ['0.00', credit?.limit.amount])
})

test('nightly: an invoice that is owed for too long freezes the limit, and its payment opens it again', async () => {
  const buyer = await createCompanyBuyer(shop)
  await giveLimit(shop, buyer.companyId, 20_000_000, 'E')
  const order = await buy(buyer, 10)
  shop.clock.advance(days(7 + 7))
  await runNightly(shop.deps)
  assert.equal(await findStatus(buyer.companyId), 'active')
  shop.clock.advance(days(1))
  await runNightly(shop.deps)
  await runNightly(shop.deps)
  assert.equal(await findStatus(buyer.companyId), 'frozen')
  const fresh = await (
    await shop.asStaff('finance@contoh.id')
  ).staffCredit.show({
    id: buyer.companyId,
  })
  assert.deepEqual(
    fresh.history.map(({ action }) => action),
    ['Dibekukan', 'Limit diberikan'],
  )
  const staff = await shop.asStaff('finance@contoh.id')
  const { rows } = await shop.pool.query<{ amount: number }>(
    'select amount from invoice where id = $1',
    [order.invoiceId],
  )
  await staff.staffPayments.confirmPayment({
    id: order.id,
    body: { received: moneyToJson(rupiah(rows[0]!.amount / 100)) },
  })
  assert.equal(await findStatus(buyer.companyId), 'active')
})

const findStatus = async (companyId: string) =>
  (
    await shop.pool.query<{ status: string }>(
      'select status from credit_limit where company_id = $1',
      [companyId],
    )
  ).rows[0]?.status
