import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { moneyFromJson } from '#platform/money.ts'
import { readRows } from '#platform/spreadsheets/workbook.ts'
import { joinVerifiedCompany } from '#tests/support/accounts/buyers.ts'
import { parseCoretaxFile, readInvoiceFile } from '#tests/support/documents/coretax-structure.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { putOnTerms } from '#tests/support/finance/invoices.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { creditReturn } from '#tests/support/finance/returns.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'

const shop = await useTestShop()
const admin = await shop.asStaff()
const finance = await shop.asStaff('finance@contoh.id')
const cement = await createProduct(shop.db, { price: 111_000, weightKg: 40, stock: { CBT: 5000 } })
const now = () => shop.clock.now().toISOString().slice(0, 7)

const letterhead = { legalName: 'PT Uji', address: 'Jl. Uji 1', phone: '', email: '' }
await admin.staffSettings.changeLetterhead({
  body: { ...letterhead, npwp: '01.234.567.8-901.000' },
})

/** Pays in full. */
async function pay(order: { id: string; invoiceId: string; api: typeof admin }) {
  const { toSend } = await order.api.invoices.header({ id: order.invoiceId })
  await admin.staffPayments.confirmPayment({ id: order.id, body: { received: toSend } })
}

async function placePaid(company?: { npwp: string | null }) {
  const buyer = await createBuyerClient(shop)
  if (company) {
    const id = await joinVerifiedCompany(shop.db, buyer.accountId)
    await shop.pool.query(`update company set npwp = $2, street = 'Jl. Uji 2' where id = $1`, [
      id,
      company.npwp,
    ])
  }
  const order = { ...(await placeOrder(shop, [{ variant: cement, qty: 7 }], buyer)), ...buyer }
  await pay(order)
  return order
}

const readText = async (chunks: AsyncIterable<Uint8Array>) =>
  Buffer.concat(await Array.fromAsync(chunks)).toString()

const countOf = (month: Awaited<ReturnType<typeof finance.staffTax.month>>, state: string) =>
  month.states.find((each) => each.state === state)?.count ?? 0

test('POST /staff/tax/exports: a company’s paid invoices are in one file, each once, as their orders were', async () => {
  const month = now()
  const order = await placePaid({ npwp: '0912345678013000' })
  await placeOrder(shop, [{ variant: cement, qty: 1 }])
  const before = await finance.staffTax.month({ query: { month } })
  assert.equal(countOf(before, 'new'), 1)

  const { id } = await finance.staffTax.export({ body: { month, kind: 'new' } })
  const { sellerTin, invoices } = readInvoiceFile(
    await readText(await finance.staffTax.file({ id, query: {} })),
  )
  assert.equal(sellerTin, '0012345678901000')
  const { totals } = await order.api.orders.header({ id: order.id })
  assert.deepEqual(
    invoices.map(({ values, base, otherBase, tax }) => [
      values['BuyerTin'],
      values['TrxCode'],
      base,
      otherBase,
      tax,
    ]),
    [
      [
        '0912345678013000',
        '04',
        moneyFromJson(totals.exclusive),
        moneyFromJson(totals.taxBase),
        moneyFromJson(totals.tax),
      ],
    ],
  )
  await expectRefusal(finance.staffTax.export({ body: { month, kind: 'new' } }), 409, 'tax.nothing')
  assert.equal(countOf(await finance.staffTax.month({ query: { month } }), 'exported'), 1)
})

test('PATCH /staff/tax/invoices/{id}/buyer: a number fills the gap, and a correction after the file is a replacement', async () => {
  const month = now()
  const order = await placePaid({ npwp: null })
  const list = async (state: 'problem' | 'replacement') =>
    (await finance.staffTax.invoices({ query: { month, state } })).results
  const [problem] = await list('problem')
  assert.equal(problem!.id, order.invoiceId)
  assert.match(problem!.problems[0]!, /NPWP perusahaan belum ada/)

  const body = {
    kind: 'npwp',
    idNumber: '09.123.456.7-801.300',
    buyerName: 'PT Uji Bangun',
    buyerAddress: 'Jl. Uji 3',
    revision: 1,
  } as const
  const id = order.invoiceId
  await finance.staffTax.correctBuyer({ id, body })
  await expectRefusal(finance.staffTax.correctBuyer({ id, body }), 409, 'tax.changed')
  const made = await finance.staffTax.export({ body: { month, kind: 'new' } })
  const original = await readText(await finance.staffTax.file({ id: made.id, query: {} }))
  await finance.staffTax.correctBuyer({
    id,
    body: { ...body, buyerAddress: 'Jl. Uji 4', revision: 2 },
  })
  assert.deepEqual(
    (await list('replacement')).map((row) => row.id),
    [id],
  )
  const { id: replacement } = await finance.staffTax.export({
    body: { month, kind: 'replacement' },
  })
  const { invoices } = readInvoiceFile(
    await readText(await finance.staffTax.file({ id: replacement, query: {} })),
  )
  assert.match(invoices[0]!.values['RefDesc']!, /\(pengganti\)$/)
  assert.equal(invoices[0]!.values['BuyerAdress'], 'Jl. Uji 4')
  assert.equal(await readText(await finance.staffTax.file({ id: made.id, query: {} })), original)
})

test('invoice_tax: a buyer’s number stays on the invoice as it was at issue', async () => {
  shop.clock.advance(days(40))
  const month = now()
  const order = await placePaid({ npwp: '0912345678013001' })
  await shop.pool.query(`update company set npwp = '0999999999999999', name = 'PT Lain'`)
  const { results } = await finance.staffTax.invoices({ query: { month, state: 'new' } })
  assert.deepEqual(
    results.map(({ id, idNumber, buyerName }) => [id, idNumber, buyerName]),
    [[order.invoiceId, '0912345678013001', 'PT Uji Bangun']],
  )
})

test('GET /staff/tax/report: its sum is that of the invoices less what came back, as the month and the retail file say', async () => {
  shop.clock.advance(days(40))
  const month = now()
  const orders = [await placePaid(), await placePaid(), await placePaid({ npwp: null })]
  const cancelled = await placePaid()
  await admin.staffOrderCancellation.cancel({ id: cancelled.id, body: { reason: 'Stok rusak' } })
  const [returned] = orders
  const { results: lines } = await returned!.api.orders.products({ id: returned!.id })
  const prepared = await admin.staffOrders.prepare({
    id: returned!.id,
    body: {
      lines: lines.map(({ id: lineId, qty }) => ({ lineId, qty })),
      ...VEHICLE_AND_DRIVER,
    },
  })
  const delivery = findLatestDelivery(prepared)
  await admin.staffOrders.depart({ id: delivery.id })
  await admin.staffOrders.receive({
    id: delivery.id,
    body: { receivedBy: 'Pak Warsito', receivedAt: shop.clock.now().toISOString() },
  })
  await creditReturn(shop, admin, returned!.api, {
    id: returned!.id,
    lineId: lines[0]!.id,
    name: 'Pembeli Uji',
  })

  const { net, states, creditNotes, cancellations } = await finance.staffTax.month({
    query: { month },
  })
  assert.deepEqual([creditNotes.count, cancellations.count], [1, 1])
  const headers = await Promise.all(orders.map(({ api, id }) => api.orders.header({ id })))
  const taxOfOrders = headers.reduce((sum, { totals }) => sum + moneyFromJson(totals.tax), 0)
  assert.equal(moneyFromJson(net.tax), taxOfOrders - moneyFromJson(creditNotes.tax))

  const bytes = Buffer.concat(
    await Array.fromAsync(await finance.staffTax.report({ query: { month, format: 'csv' } })),
  )
  const rows = (
    await Array.fromAsync(await readRows({ name: 'ppn.csv', bytes }, { rows: 100, columns: 20 }))
  ).map((row) => JSON.stringify(row))
  assert.equal(rows.length, 1 + 4 + 1 + 1 + 1)
  const inRupiah = (amount: string) => amount.replace('.', ',').replace(/,?0+$/, '')
  assert.ok(rows.at(-1)!.includes(inRupiah(net.tax.amount)), `${rows.at(-1)} ${net.tax.amount}`)

  const retail = parseCoretaxFile(
    await readText(await finance.staffTax.retailFile({ query: { month } })),
  )
  assert.equal(retail.name, 'RetailInvoiceBulk')
  const [row] = retail.children.at(-1)!.children
  const sold = states.find(({ state }) => state === 'retail')!
  const vat = row!.children.find(({ name }) => name === 'VAT')!.text
  assert.equal(
    Math.round(Number(vat) * 100),
    moneyFromJson(sold.tax) - moneyFromJson(creditNotes.tax),
  )
})

test('GET /staff/tax/month: goods that leave before they are paid are taxed on that day, unless that is undone', async () => {
  shop.clock.advance(days(40))
  const month = now()
  const order = await placeOrder(shop, [{ variant: cement, qty: 2 }])
  assert.equal(countOf(await finance.staffTax.month({ query: { month } }), 'retail'), 0)
  await putOnTerms(shop, order.id, order.invoiceId, 0)
  const { results: lines } = await order.api.orders.products({ id: order.id })
  const prepared = await admin.staffOrders.prepare({
    id: order.id,
    body: { lines: lines.map(({ id: lineId, qty }) => ({ lineId, qty })), ...VEHICLE_AND_DRIVER },
  })
  const { id: delivery } = findLatestDelivery(prepared)
  await admin.staffOrders.depart({ id: delivery })
  assert.equal(countOf(await finance.staffTax.month({ query: { month } }), 'retail'), 1)
  await admin.staffDeliveries.undo({ id: delivery, body: { step: 'departed' } })
  assert.equal(countOf(await finance.staffTax.month({ query: { month } }), 'retail'), 0)
})

test('POST /staff/orders/{id}/undo-payment: what was taken back is not taxed, and stays once a file names it', async () => {
  shop.clock.advance(days(40))
  const month = now()
  const count = async (state: string) =>
    countOf(await finance.staffTax.month({ query: { month } }), state)
  const order = await placePaid({ npwp: '0912345678013000' })
  const findId = async () =>
    (await finance.staffPayments.undoablePayment({ id: order.id })).payment!.id
  const undo = (confirmationId: string) =>
    finance.staffPayments.undoPayment({ id: order.id, body: { confirmationId } })
  const exportNew = () => finance.staffTax.export({ body: { month, kind: 'new' } })
  assert.equal(await count('new'), 1)
  await undo(await findId())
  assert.equal(await count('new'), 0)
  await pay(order)
  assert.equal(await count('new'), 1)
  let id = await findId()
  const [undone, exported] = await Promise.allSettled([undo(id), exportNew()])
  assert.equal([undone, exported].filter(({ status }) => status === 'fulfilled').length, 1)
  if (undone.status === 'fulfilled') {
    await pay(order)
    id = await findId()
    await exportNew()
  }
  assert.match((await expectRefusal(undo(id), 409, 'payment.undo')).message, /berkas Coretax/)
  assert.equal(await count('exported'), 1)
})

test('staff tax calls: sales cannot make them', async () => {
  const sales = await shop.asStaff('sales@contoh.id')
  await expectRefusal(sales.staffTax.month({ query: { month: now() } }), 403)
})
