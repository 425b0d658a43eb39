import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatExact } from '#platform/format.ts'
import { moneyFromJson } from '#platform/money.ts'
import { joinVerifiedCompany } from '#tests/support/accounts/buyers.ts'
import { createMember, putOnTerms } from '#tests/support/finance/invoices.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { setLateFeeRates } from '#tests/support/finance/late-fees.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { joinLines, readPdfPages } from '#tests/support/documents/pdf-pages.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, {
  name: 'Semen uji',
  unit: 'sak',
  price: 54_500,
  weightKg: 40,
  stock: { CBT: 50_000 },
})
const items = [{ variant: cement, qty: 20 }]
/** Anew for each test: one of them lets days pass. */
const signInFinance = () => shop.asStaff('finance@contoh.id')
const DAY = 86_400_000

const readText = async (bytes: Uint8Array) => (await readPdfPages(bytes)).map(joinLines).join(' ')

test('GET /invoice/ecom/pdf/{id}: lines, amounts and transfer of the invoice, to the sen; PAPER unless asked otherwise', async () => {
  const { api, invoiceId } = await placeOrder(shop, items)
  const { name, bytes } = await api.payments.pdf({ id: invoiceId })
  const header = await api.invoices.header({ id: invoiceId })
  assert.equal(name, `Tagihan-${header.number.replaceAll('/', '-')}.pdf`)
  const text = await readText(bytes)
  assert.ok(text.includes(`INVOICE ${header.number}`), text)
  const { results, totals } = await api.invoices.products({ id: invoiceId })
  for (const amount of [...Object.values(totals), header.amount, header.toSend])
    assert.ok(text.includes(formatExact(amount)), formatExact(amount))
  for (const line of results)
    assert.ok(text.includes(`${formatExact(line.unitPrice)} ${formatExact(line.subtotal)}`))
  await api.payments.pdf({ id: invoiceId, query: { type: 'PAPER' } })
  await assert.rejects(api.payments.pdf({ id: invoiceId, query: { type: 'DIGITAL' as never } }), {
    status: 422,
  })
})

test('GET /invoice/ecom/pdf/{id}: a void invoice is a 409, so that nobody pays it', async () => {
  const { api, id, invoiceId } = await placeOrder(shop, items)
  await api.orderCancellation.cancel({ id, body: { reason: 'Salah pesan' } })
  const failure = await expectRefusal(api.payments.pdf({ id: invoiceId }), 409, 'invoice.state')
  assert.match(failure.message, /sudah dibatalkan/)
})

test('GET /invoice/ecom/pdf/{id}/late-fee: each rate of the dated table for its days, until a proof is sent', async () => {
  const { api, id, invoiceId } = await placeOrder(shop, items)
  await expectRefusal(api.payments.lateFeePdf({ id: invoiceId }), 409, 'invoice.late_fee')
  await putOnTerms(shop, id, invoiceId, 10)
  await setLateFeeRates(
    shop,
    { from: '2026-11-14', percentPerDay: 0.2, maxPercent: 5 },
    { percentPerDay: 0.1, maxPercent: 5 },
  )
  const before = await api.invoices.header({ id: invoiceId })
  assert.deepEqual([before.status, before.lateFee, before.daysLate], ['unpaid', null, 10])
  await runNightly(shop.deps)
  const header = await api.invoices.header({ id: invoiceId })
  assert.equal(header.status, 'overdue')
  // Due on the 10th: 11 to 13 at 0.1 %, 14 to 20 at 0.2 %.
  const amount = moneyFromJson(before.amount)
  const fee = Math.round((amount * 17) / 1000)
  assert.equal(moneyFromJson(header.lateFee!.amount), fee)
  // It is part of what is asked for.
  assert.deepEqual(
    [header.billed, moneyFromJson(header.amount), moneyFromJson(header.toSend)],
    [before.billed, amount + fee, amount + fee],
  )
  const { bytes } = await api.payments.lateFeePdf({ id: invoiceId })
  const text = await readText(bytes)
  assert.ok(text.includes(formatExact(header.lateFee!.amount)), text)
  assert.match(text, /11 November 2026 13 November 2026 3 0,1%/)
  const invoiceText = await readText((await api.payments.pdf({ id: invoiceId })).bytes)
  assert.ok(
    invoiceText.includes(`Denda keterlambatan ${formatExact(header.lateFee!.amount)}`),
    invoiceText,
  )
  assert.match(text, /14 November 2026 20 November 2026 7 0,2%/)
  await api.payments.changeType({ id: invoiceId, body: { paymentType: 'transfer' } })
  await api.payments.sendProof({ id: invoiceId, files: { file: makeProofImage() } })
  shop.clock.advance(3 * DAY)
  const sent = await api.invoices.header({ id: invoiceId })
  assert.deepEqual([sent.status, sent.lateFee], ['proof_submitted', header.lateFee])
  const finance = await signInFinance()
  await finance.staffPayments.confirmPayment({ id, body: { received: sent.toSend } })
  const paid = await api.invoices.header({ id: invoiceId })
  assert.deepEqual([paid.status, paid.lateFee, paid.daysLate], ['paid', header.lateFee, 0])
  assert.equal((await api.orders.header({ id })).status, 'processing')
})

test('PATCH /invoice/ecom/invoices/{id}/payment/type: an unpaid invoice gets a unique code of its own, its order the same type', async () => {
  const { api, id, invoiceId } = await placeOrder(shop, items)
  const same = await api.invoices.header({ id: invoiceId })
  const change = (paymentType: string) =>
    api.payments.changeType({ id: invoiceId, body: { paymentType } })
  assert.deepEqual(await change('transfer'), same)
  await putOnTerms(shop, id, invoiceId, 0)
  const preview = await api.payments.previewType({ id: invoiceId, type: 'transfer' })
  assert.deepEqual([preview.isCurrent, preview.canChange, preview.whyNot], [false, true, null])
  assert.deepEqual(preview.total, same.amount)
  const changed = await change('transfer')
  assert.equal(changed.paymentType, 'transfer')
  assert.ok(changed.uniqueCode >= 1)
  const order = await api.orders.header({ id })
  assert.equal(order.paymentType, 'transfer')
  assert.match(order.timeline.at(-1)!.note!, /Cara bayar diganti dari Tempo ke Transfer bank/)
  await expectRefusal(change('kartu-kredit'), 422, 'payment.type')
  await expectRefusal(
    api.payments.previewType({ id: invoiceId, type: 'kartu-kredit' }),
    404,
    'not_found',
  )
})

test('PATCH /invoice/ecom/invoices/{id}/payment/type: ten at once of one amount get ten figures', async () => {
  const placed = []
  for (let nr = 0; nr < 10; nr += 1)
    placed.push(await placeOrder(shop, [{ variant: cement, qty: 33 }]))
  for (const { id, invoiceId } of placed) await putOnTerms(shop, id, invoiceId, 0)
  const changed = await Promise.all(
    placed.map(({ api, invoiceId }) =>
      api.payments.changeType({ id: invoiceId, body: { paymentType: 'transfer' } }),
    ),
  )
  assert.equal(new Set(changed.map(({ toSend }) => toSend.amount)).size, 10)
})

test('PATCH /invoice/ecom/invoices/{id}/payment/type: paid or with a proof, it is refused with what to do, and nothing changes', async () => {
  const { api, id, invoiceId } = await placeOrder(shop, items)
  const refuse = async (expected: RegExp) => {
    const before = await api.invoices.header({ id: invoiceId })
    const failure = await expectRefusal(
      api.payments.changeType({ id: invoiceId, body: { paymentType: 'transfer' } }),
      409,
      'invoice.state',
    )
    assert.match(failure.message, expected)
    assert.deepEqual(await api.invoices.header({ id: invoiceId }), before)
    const preview = await api.payments.previewType({ id: invoiceId, type: 'transfer' })
    assert.deepEqual([preview.canChange, preview.whyNot], [false, failure.message])
  }
  await api.payments.sendProof({ id: invoiceId, files: { file: makeProofImage() } })
  await refuse(/Tunggu hasilnya/)
  const { toSend } = await api.invoices.header({ id: invoiceId })
  const finance = await signInFinance()
  await finance.staffPayments.confirmPayment({ id, body: { received: toSend } })
  await refuse(/sudah lunas/)
})

test('PATCH /invoice/ecom/invoices/{id}/approval: the buyer agrees once; a company’s purchaser may not', async () => {
  const owner = await createBuyerClient(shop)
  const companyId = await joinVerifiedCompany(shop.db, owner.accountId)
  const purchaser = await createMember(shop, companyId, 'purchaser')
  const { id, invoiceId } = await placeOrder(shop, items, purchaser)
  await putOnTerms(shop, id, invoiceId, 0)
  await shop.pool.query(`update invoice set status = 'awaiting_approval' where id = $1`, [
    invoiceId,
  ])
  const approve = ({ api }: typeof owner) =>
    api.payments.approve({ id: invoiceId, body: { note: 'Sesuai PO' } })
  const failure = await expectRefusal(approve(purchaser), 422, 'people.not_approver')
  assert.match(failure.message, /pemilik atau penyetuju/)
  assert.equal((await owner.api.invoices.header({ id: invoiceId })).status, 'awaiting_approval')
  assert.equal((await approve(owner)).status, 'unpaid')
  await expectRefusal(approve(owner), 409, 'invoice.state')
})

test('PATCH /invoice/ecom/invoices/{id}/proof-payment: of a void invoice it is refused with what to do', async () => {
  const { api, id, invoiceId } = await placeOrder(shop, items)
  await api.orderCancellation.cancel({ id, body: { reason: 'Salah pesan' } })
  const sending = api.payments.sendProof({ id: invoiceId, files: { file: makeProofImage() } })
  const failure = await expectRefusal(sending, 409, 'invoice.state')
  assert.match(failure.message, /Jangan transfer lagi/)
  assert.equal((await api.invoices.header({ id: invoiceId })).proof, null)
})

test('GET /invoice/ecom/invoices/{id}/payment/type/{type}: says beforehand what changing would be refused with', async () => {
  const owner = await createBuyerClient(shop)
  const agree = async (
    { api }: Pick<typeof owner, 'api'>,
    change: { invoiceId: string; type: 'va' | 'qris'; code: string; expected: RegExp },
  ) => {
    const { invoiceId: id, type, code, expected } = change
    const preview = await api.payments.previewType({ id, type })
    assert.equal(preview.canChange, false)
    assert.match(preview.whyNot!, expected)
    const body = { paymentType: type, ...(type === 'va' ? { bank: 'bca' as const } : {}) }
    const failure = await expectRefusal(api.payments.changeType({ id, body }), 422, code)
    assert.ok(failure.errors['paymentType']!.startsWith(preview.whyNot!))
  }
  const dear = await placeOrder(shop, [{ variant: cement, qty: 400 }])
  await agree(dear, {
    invoiceId: dear.invoiceId,
    type: 'qris',
    code: 'payment.unavailable',
    expected: /QRIS paling banyak/,
  })
  const open = await dear.api.payments.previewType({ id: dear.invoiceId, type: 'va' })
  assert.deepEqual([open.canChange, open.whyNot], [true, null])
  const companyId = await joinVerifiedCompany(shop.db, owner.accountId)
  const purchaser = await createMember(shop, companyId, 'purchaser')
  const { id, invoiceId } = await placeOrder(shop, items, purchaser)
  await agree(owner, { invoiceId, type: 'va', code: 'payment.type', expected: /Hanya pemesannya/ })
  await putOnTerms(shop, id, invoiceId, 0)
  const onTerms = await purchaser.api.payments.previewType({ id: invoiceId, type: 'va' })
  assert.deepEqual([onTerms.canChange, onTerms.whyNot], [true, null])
  const body = { paymentType: 'va', bank: 'bca' } as const
  const { paymentType } = await purchaser.api.payments.changeType({ id: invoiceId, body })
  assert.equal(paymentType, 'va')
})
