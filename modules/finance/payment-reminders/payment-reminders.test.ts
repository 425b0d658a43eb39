import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { moneyToJson, rupiah } from '#platform/money.ts'
import { createDebtor } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createMember } from '#tests/support/finance/invoices.ts'
import { makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { sendDueReminders } from './service/send-due.ts'

const shop = await useTestShop({ connections: 10 })
const cement = await createProduct(shop.db, { price: 100_000, weightKg: 40, stock: { CBT: 9000 } })
// A session ends long before an invoice is due.
const signInFinance = () => shop.asStaff('finance@contoh.id')

type Buyer = Awaited<ReturnType<typeof createMember>>

const buyOnTerms = (buyer: Buyer, qty = 10) =>
  placeOrder(shop, [{ variant: cement, qty }], buyer, { payment: { paymentType: 'tempo' } })

/** The subjects of the reminders to an account, oldest first. */
async function listReminders({ accountId }: { accountId: string }): Promise<string[]> {
  const { rows } = await shop.pool.query<{ subject: string }>(
    `select subject from message join account on lower(account.email) = recipient
     where account.id = $1 and template = 'invoice.reminder' and channel = 'mail' order by message.created_at`,
    [accountId],
  )
  return rows.map(({ subject }) => subject)
}

/** Runs the job on each of the next days. */
async function passDays(count: number): Promise<void> {
  for (let day = 0; day < count; day += 1) {
    shop.clock.advance(days(1))
    await sendDueReminders(shop.deps)
  }
}

test('payment-reminders: before, on and after the due day, each once, whatever runs twice', async () => {
  const buyer = await createDebtor(shop)
  const { invoiceId } = await buyOnTerms(buyer)
  await passDays(10)
  assert.deepEqual(await listReminders(buyer), [])
  await passDays(1)
  await Promise.all([sendDueReminders(shop.deps), sendDueReminders(shop.deps)])
  const { number, next } = await (await signInFinance()).staffReminders.show({ id: invoiceId })
  assert.deepEqual(await listReminders(buyer), [`Tagihan ${number} jatuh tempo 3 hari lagi`])
  assert.equal(next?.step, 0)
  await passDays(40)
  assert.deepEqual((await listReminders(buyer)).slice(1), [
    `Tagihan ${number} jatuh tempo hari ini`,
    ...[3, 7, 14, 30].map((late) => `Tagihan ${number} lewat jatuh tempo ${late} hari`),
  ])
  const { sent, next: none } = await (await signInFinance()).staffReminders.show({ id: invoiceId })
  assert.deepEqual(
    sent.map(({ step, by, recipients }) => [step, by, recipients]),
    [30, 14, 7, 3, 0, -3].map((step) => [step, null, 1]),
  )
  assert.equal(none, null)
})

test('payment-reminders: two workers at the same moment send one message', async () => {
  const buyer = await createDebtor(shop)
  await buyOnTerms(buyer)
  shop.clock.advance(days(11))
  await Promise.all(Array.from({ length: 4 }, () => sendDueReminders(shop.deps)))
  assert.equal((await listReminders(buyer)).length, 1)
})

test('payment-reminders: a company gets one message for all its invoices; who ordered reads only their own', async () => {
  const owner = await createDebtor(shop)
  const purchaser = await createMember(shop, owner.companyId, 'purchaser')
  const first = await buyOnTerms(owner, 10)
  const second = await buyOnTerms(purchaser, 20)
  const third = await buyOnTerms(owner, 30)
  await shop.pool.query(`update invoice set due_at = due_at + interval '1 day' where id = $1`, [
    third.invoiceId,
  ])
  // The first two are due in three days; the third has a day more.
  await passDays(11)
  const { rows } = await shop.pool.query<{ recipient: string; body_text: string }>(
    `select account.id as recipient, body_text from message join account on lower(account.email) = recipient
     where template = 'invoice.reminder' and channel = 'mail' and account.company_id = $1 order by subject`,
    [owner.companyId],
  )
  assert.equal(rows.length, 2)
  const toOwner = rows.find(({ recipient }) => recipient === owner.accountId)!.body_text
  const toPurchaser = rows.find(({ recipient }) => recipient === purchaser.accountId)!.body_text
  const finance = await signInFinance()
  const read = async ({ invoiceId }: { invoiceId: string }) =>
    finance.staffReminders.show({ id: invoiceId })
  const [one, two, three] = [await read(first), await read(second), await read(third)]
  const named = (text: string) => [one, two, three].map(({ number }) => text.includes(number))
  assert.deepEqual(named(toOwner), [true, true, false])
  assert.deepEqual(named(toPurchaser), [false, true, false])
  assert.match(toOwner, /Jumlah: Rp /)
  assert.deepEqual([one.sent[0]?.recipients, two.sent[0]?.recipients], [1, 2])
  await sendDueReminders(shop.deps)
  await passDays(1)
  // On the next day it is the third one's turn, alone.
  assert.equal(
    (await listReminders(owner)).at(-1),
    `Tagihan ${three.number} jatuh tempo 3 hari lagi`,
  )
})

test('payment-reminders: nothing after the payment, with a proof, or for a void invoice', async () => {
  const buyer = await createDebtor(shop)
  const paid = await buyOnTerms(buyer)
  const proven = await buyOnTerms(buyer)
  const voided = await buyOnTerms(buyer)
  const { toSend } = await buyer.api.invoices.header({ id: paid.invoiceId })
  await (
    await signInFinance()
  ).staffPayments.confirmPayment({ id: paid.id, body: { received: toSend } })
  await shop.pool.query(`update invoice set payment_type = 'transfer' where id = $1`, [
    proven.invoiceId,
  ])
  await buyer.api.payments.sendProof({
    id: proven.invoiceId,
    form: {},
    files: { file: makeProofImage() },
  })
  await shop.pool.query(`update invoice set status = 'void' where id = $1`, [voided.invoiceId])
  shop.clock.advance(days(11))
  await sendDueReminders(shop.deps)
  assert.deepEqual(await listReminders(buyer), [])
  const finance = await signInFinance()
  const reasons = []
  for (const { invoiceId } of [paid, proven, voided])
    reasons.push((await finance.staffReminders.show({ id: invoiceId })).blocked)
  assert.deepEqual(reasons, [
    'Tagihan ini sudah lunas.',
    'Bukti bayarnya sedang diperiksa, jadi pembeli tidak diingatkan.',
    'Tagihan ini dibatalkan.',
  ])
  const send = finance.staffReminders.send({ id: paid.invoiceId, body: {} })
  await expectRefusal(send, 409, 'reminder.state')
})

test('POST /staff/finance/invoices/{id}/reminders/pause: an invoice or a company is left alone until it is resumed', async () => {
  const buyer = await createDebtor(shop)
  const disputed = await buyOnTerms(buyer)
  const other = await buyOnTerms(buyer)
  const id = disputed.invoiceId
  const reason = 'Jumlah sak diperselisihkan'
  const { pause, send } = (await signInFinance()).staffReminders
  const { pauses } = await pause({ id, body: { scope: 'invoice', reason } })
  assert.deepEqual(
    pauses.map((each) => [each.scope, each.reason]),
    [['invoice', reason]],
  )
  await expectRefusal(pause({ id, body: { scope: 'invoice', reason } }), 409, 'reminder.state')
  await expectRefusal(send({ id, body: {} }), 409, 'reminder.state')
  shop.clock.advance(days(11))
  await sendDueReminders(shop.deps)
  const later = await signInFinance()
  const { number } = await later.staffReminders.show({ id: other.invoiceId })
  assert.deepEqual(await listReminders(buyer), [`Tagihan ${number} jatuh tempo 3 hari lagi`])
  await later.staffReminders.pause({ id, body: { scope: 'company', reason } })
  await passDays(5)
  assert.equal((await listReminders(buyer)).length, 1)
  const { staffFinance, staffReminders } = await signInFinance()
  const { resume } = staffReminders
  const { results } = await staffFinance.invoices({ query: { company: buyer.companyId } })
  assert.deepEqual(
    results.map(({ reminders }) => reminders?.isPaused),
    [true, true],
  )
  await resume({ id, body: { scope: 'company' } })
  await resume({ id, body: { scope: 'invoice' } })
  await expectRefusal(resume({ id, body: { scope: 'invoice' } }), 409, 'reminder.state')
  await sendDueReminders(shop.deps)
  // What was missed is caught up with once, in one message for both.
  assert.match((await listReminders(buyer)).at(-1)!, /^2 tagihan tempo perlu dibayar, Rp /)
})

test('POST /staff/finance/invoices/{id}/reminders: staff remind by hand, once a day', async () => {
  const buyer = await createDebtor(shop)
  const { id: orderId, invoiceId: id } = await buyOnTerms(buyer)
  const finance = await signInFinance()
  const { sent } = await finance.staffReminders.send({ id, body: {} })
  assert.deepEqual(
    sent.map(({ step, recipients }) => [step, recipients]),
    [[null, 1]],
  )
  assert.equal((await listReminders(buyer)).length, 1)
  assert.equal((await finance.staffReminders.show({ id })).canSend, false)
  const again = finance.staffReminders.send({ id, body: {} })
  await expectRefusal(again, 409, 'reminder.state')
  const { results } = await (
    await shop.asStaff()
  ).audit.list({ query: { search: 'Kirim pengingat tagihan' } })
  assert.ok(results.some(({ thingId }) => thingId === orderId))
  const sales = await shop.asStaff('sales@contoh.id')
  await expectRefusal(sales.staffReminders.send({ id, body: {} }), 403)
  await shop.pool.query(`update account set status = 'suspended' where id = $1`, [buyer.accountId])
  shop.clock.advance(days(1))
  const toNobody = (await signInFinance()).staffReminders.send({ id, body: {} })
  await expectRefusal(toNobody, 409, 'reminder.recipient')
})

test('PUT /staff/settings/reminders: the schedule is the one that staff saved, or none', async () => {
  const { staffSettings } = await shop.asStaff()
  const { reminders: before } = await staffSettings.show()
  assert.deepEqual(before, { before: [3], onDay: true, after: [3, 7, 14, 30] })
  const double = { before: [2, 2], onDay: false, after: [] }
  await expectRefusal(staffSettings.changeReminders({ body: double }), 422)
  await staffSettings.changeReminders({
    body: { before: [1, 5], onDay: false, after: [], seen: before },
  })
  const stale = { before: [9], onDay: false, after: [], seen: before }
  await expectRefusal(staffSettings.changeReminders({ body: stale }), 409, 'desk.changed')
  const buyer = await createDebtor(shop)
  await buyOnTerms(buyer)
  await passDays(30)
  assert.deepEqual(
    (await listReminders(buyer)).map((subject) => subject.replace(/^Tagihan \S+ /, '')),
    ['jatuh tempo 5 hari lagi', 'jatuh tempo besok'],
  )
  const none = { before: [], onDay: false, after: [] }
  await (await shop.asStaff()).staffSettings.changeReminders({ body: none })
  const silent = await createDebtor(shop)
  await buyOnTerms(silent)
  await passDays(20)
  assert.deepEqual(await listReminders(silent), [])
  await (await shop.asStaff()).staffSettings.changeReminders({ body: before })
})

test('GET /staff/finance/invoices/{id}/reminders: an invoice that is paid up front is in no schedule', async () => {
  const order = await placeOrder(shop, [{ variant: cement, qty: 2 }])
  const { blocked, amount } = await (
    await signInFinance()
  ).staffReminders.show({ id: order.invoiceId })
  assert.equal(blocked, 'Hanya tagihan tempo yang diingatkan menurut jadwal.')
  assert.notDeepEqual(amount, moneyToJson(rupiah(0)))
})
