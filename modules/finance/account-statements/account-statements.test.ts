import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, toJakartaDate } from '#platform/clock.ts'
import type { ResponseFile } from '#platform/contract/call.ts'
import { formatExact } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, sen } from '#platform/money.ts'
import type { Api } from '#modules/client.ts'
import { ageBandNames } from '#modules/finance/invoices/ageing-rules.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { createCompanyBuyer } from '#tests/support/finance/credit.ts'
import { createDice, type Dice } from '#tests/support/dice.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createMember, putOnTerms } from '#tests/support/finance/invoices.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { joinLines, readPdfPages } from '#tests/support/documents/pdf-pages.ts'
import { creditReturn } from '#tests/support/finance/returns.ts'
import { readStatement } from '#tests/support/documents/statement-workbook.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { setLateFeeRates } from '#tests/support/finance/late-fees.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, {
  name: 'Semen uji',
  unit: 'sak',
  price: 54_500,
  weightKg: 40,
  stock: { CBT: 50_000 },
})

type Buyer = Awaited<ReturnType<typeof createBuyerClient>>

const place = (buyer: Buyer, qty: number) => placeOrder(shop, [{ variant: cement, qty }], buyer)

const sumSql = async (query: string, values: unknown[]): Promise<number> =>
  (await shop.pool.query<{ sum: number | null }>(query, values)).rows[0]!.sum ?? 0

async function deliver(orderId: string, sales: Api): Promise<string> {
  const { lines } = await sales.staffOrders.show({ id: orderId })
  const order = await sales.staffOrders.prepare({
    id: orderId,
    body: {
      lines: lines.map(({ id, qty }) => ({ lineId: id, qty })),
      ...VEHICLE_AND_DRIVER,
      date: toJakartaDate(shop.clock.now()),
    },
  })
  const { id } = findLatestDelivery(order)
  await sales.staffOrders.depart({ id })
  const receivedAt = shop.clock.now().toISOString()
  await sales.staffOrders.receive({ id, body: { receivedBy: 'Pak Warsito', receivedAt } })
  return lines[0]!.id
}

/** One life of an order, from a few that happen. */
const lives: ((buyer: Buyer, dice: Dice, admin: Api) => Promise<unknown>)[] = [
  (buyer, dice) => place(buyer, dice(2, 40)),
  async (buyer, dice, admin) => pay(buyer, admin, (await place(buyer, dice(2, 40))).invoiceId),
  async (buyer, dice) => {
    const { id, api } = await place(buyer, dice(2, 40))
    return api.orderCancellation.cancel({ id, body: { reason: 'Batal' } })
  },
  async (buyer, dice, admin) => {
    const { id, invoiceId } = await place(buyer, dice(2, 40))
    await pay(buyer, admin, invoiceId)
    return admin.staffOrderCancellation.cancel({ id, body: { reason: 'Barang rusak' } })
  },
  async (buyer, dice, admin) => {
    const { id, invoiceId, api } = await place(buyer, dice(2, 40))
    await pay(buyer, admin, invoiceId)
    const lineId = await deliver(id, admin)
    await creditReturn(shop, admin, api, { id, lineId, name: 'Warsito' })
  },
  async (buyer, dice, admin) => {
    const { invoiceId } = await place(buyer, dice(2, 40))
    await pay(buyer, admin, invoiceId, dice(-300, 900) * 100)
  },
  async (buyer, dice, admin) => {
    const { id, invoiceId, api } = await place(buyer, dice(2, 40))
    await pay(buyer, admin, invoiceId)
    if (dice(0, 1) === 0) await api.accountStatements.pdf({ query: { month: '2026-11' } })
    const { payment } = await admin.staffPayments.undoablePayment({ id })
    await admin.staffPayments.undoPayment({ id, body: { confirmationId: payment!.id } })
  },
]

/** Finance confirms what was to be sent, or accepts so many sen more or less. */
async function pay(buyer: Buyer, admin: Api, invoiceId: string, more = 0) {
  const { orderId: id, toSend, amount } = await buyer.api.invoices.header({ id: invoiceId })
  if (more === 0) return admin.staffPayments.confirmPayment({ id, body: { received: toSend } })
  const received = sen(moneyFromJson(toSend) + more)
  const short = received < moneyFromJson(amount) ? ('written_off' as const) : undefined
  return admin.staffPayments.acceptDifference({
    id,
    body: {
      received: moneyToJson(received),
      treatment: more > 0 ? 'credited' : short,
      reason: 'Jumlah berbeda',
    },
  })
}

test('GET /invoice/ecom/statement: over random months, each begins where the last one ended and ends as the ledger says', async () => {
  const dice = createDice(67)
  const owner = await createCompanyBuyer(shop)
  const purchaser = await createMember(shop, owner.companyId, 'purchaser')
  const retail = await createBuyerClient(shop)
  const stranger = await createBuyerClient(shop)
  const buyers = [owner, purchaser, retail]
  for (let period = 0; period < 3; period += 1) {
    for (let round = 0; round < 7; round += 1) {
      // Sessions of staff end within the hour.
      const admin = await shop.asStaff()
      await lives[dice(0, lives.length - 1)]!(buyers[dice(0, 2)]!, dice, admin)
      shop.clock.advance(dice(0, 60) * 60_000)
    }
    shop.clock.advance(days(9))
  }
  const admin = await shop.asStaff('finance@contoh.id')
  const months = ['2026-11', '2026-12']
  const scopes = [
    { api: owner.api, where: 'company_id = $1', id: owner.companyId },
    { api: purchaser.api, where: 'account_id = $1', id: purchaser.accountId },
    { api: retail.api, where: 'account_id = $1', id: retail.accountId },
  ]
  const closings: number[] = []
  for (const { api, where, id } of scopes) {
    let last = 0
    for (const month of months) {
      const file = await api.accountStatements.xlsx({ query: { month } })
      const statement = await readStatement(file)
      assert.equal(statement.opening.balance, last, month)
      for (const { debit, credit, balance, day } of statement.lines) {
        last += debit - credit
        assert.equal(balance, last)
        assert.ok(day.startsWith(month), day)
      }
      assert.equal(statement.closing.balance, last)
      await assertPdfAgrees(await api.accountStatements.pdf({ query: { month } }), statement)
    }
    const owed = await sumSql(
      `select sum(amount)::bigint from invoice
        where ${where} and status in ('unpaid', 'proof_submitted', 'overdue')`,
      [id],
    )
    const refundable = await sumSql(
      `select sum(refund.amount)::bigint from refund join invoice on invoice.id = invoice_id
        where invoice.${where} and refund.status <> 'paid'`,
      [id],
    )
    assert.equal(last, owed - refundable)
    const { amount } = await api.invoices.total()
    assert.equal(moneyFromJson(amount), owed)
    closings.push(last)
  }
  const balances = Object.fromEntries(
    (await listBalances(shop.deps)).map(({ code, balance }) => [code, balance]),
  )
  // The purchaser's are the company's, too.
  assert.equal(closings[0]! + closings[2]!, balances['receivables']! - balances['refunds']!)

  const query = { month: months.at(-1)! }
  const byStaff = await readStatement(
    await admin.staffStatements.companyXlsx({ id: owner.companyId, query }),
  )
  assert.equal(byStaff.closing.balance, closings[0])
  const ofRetail = await admin.staffStatements.accountXlsx({ id: retail.accountId, query })
  assert.equal((await readStatement(ofRetail)).closing.balance, closings[2])
  const withoutCompany = { id: purchaser.accountId, query }
  const none = await readStatement(await admin.staffStatements.accountXlsx(withoutCompany))
  assert.deepEqual([none.lines, none.closing.balance], [[], 0])
  const ofStranger = await readStatement(await stranger.api.accountStatements.xlsx({ query }))
  assert.deepEqual([ofStranger.lines, ofStranger.closing.balance], [[], 0])
  await expectRefusal(
    stranger.api.accountStatements.pdf({ query: { ...query, of: 'company' } }),
    404,
    'not_found',
  )
})

/** Every amount of the lines and of what is owed is in the text of the PDF. */
async function assertPdfAgrees(
  pdf: ResponseFile,
  statement: Awaited<ReturnType<typeof readStatement>>,
): Promise<void> {
  assert.equal(pdf.name, statement.name.replace('.xlsx', '.pdf'))
  const text = joinLines((await readPdfPages(pdf.bytes)).join(' '))
  const { opening, lines, closing, owed } = statement
  const amounts = [opening, ...lines, closing].flatMap((row) => [
    row.debit,
    row.credit,
    row.balance,
  ])
  for (const amount of [...amounts, ...owed.values()])
    if (amount !== 0) assert.ok(text.includes(formatExact(moneyToJson(sen(amount)))), `${amount}`)
}

test('GET /invoice/ecom/statement: says how long what is owed has been due, and what of it are late fees', async () => {
  const buyer = await createCompanyBuyer(shop)
  await setLateFeeRates(shop, { percentPerDay: 0.1, maxPercent: 5 })
  const amounts: number[] = []
  for (const daysLate of [0, 1, 30, 31, 61, 91]) {
    const { id, invoiceId, api } = await place(buyer, 10)
    await putOnTerms(shop, id, invoiceId, daysLate)
    amounts.push(moneyFromJson((await api.invoices.header({ id: invoiceId })).amount))
  }
  await runNightly(shop.deps)
  const query = { month: toJakartaDate(shop.clock.now()).slice(0, 7) }
  const pdf = await buyer.api.accountStatements.pdf({ query })
  const { owed, name } = await readStatement(await buyer.api.accountStatements.xlsx({ query }))
  const fees = [0, 1, 30, 31, 50, 50]
  const [notDue, first, last, ...older] = amounts.map(
    (amount, index) => amount + Math.round((amount * fees[index]!) / 1000),
  )
  assert.deepEqual(
    Object.values(ageBandNames).map((band) => owed.get(band)),
    [notDue, first! + last!, ...older],
  )
  assert.match(name, /^Rekap-tagihan-[A-Za-z0-9-]+-\d{4}-\d{2}\.xlsx$/)
  const text = joinLines((await readPdfPages(pdf.bytes)).join(' '))
  assert.match(text, /Denda keterlambatan Rp [\d.,]+ sudah termasuk dalam saldo/)
  await expectRefusal(
    buyer.api.accountStatements.pdf({ query: { month: '2099-01' } }),
    422,
    'statement.month',
  )
})
