import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, toJakartaDate } from '#platform/clock.ts'
import { moneyFromJson, rupiah } from '#platform/money.ts'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { postToLedger } from '#modules/finance/ledger/service/post.ts'
import { credit, debit } from '#modules/finance/ledger/rules/entries.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { findNextMonth } from './rules.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, { price: 54_500, weightKg: 40, stock: { CBT: 9_000 } })
const buyer = await createBuyerClient(shop)
const signInFinance = () => shop.asStaff('finance@contoh.id')

const readMonth = () => toJakartaDate(shop.clock.now()).slice(0, 7)
/** Moves the clock into the month after the one that runs. */
function beginMonth(): string {
  const over = readMonth()
  while (readMonth() === over) shop.clock.advance(days(1))
  return over
}

const placePaid = async () => {
  const order = await placeOrder(shop, [{ variant: cement, qty: 5 }], buyer)
  const { toSend } = await order.api.invoices.header({ id: order.invoiceId })
  const finance = await signInFinance()
  await finance.staffPayments.confirmPayment({ id: order.id, body: { received: toSend } })
}

/** Every transaction on the days of a month, with its entries. */
const readBooked = async (month: string): Promise<string> =>
  (
    await shop.pool.query<{ booked: string }>(
      `select coalesce(json_agg(json_build_array(posted.id, posted.booked_on, entry.account, entry.amount)
         order by entry.id), '[]')::text as booked
       from ledger_transaction as posted join ledger_entry as entry on entry.transaction_id = posted.id
       where to_char(booked_on, 'YYYY-MM') = $1`,
      [month],
    )
  ).rows[0]!.booked

const post = (id: string, at: Date) =>
  postToLedger(shop.deps, {
    source: { kind: 'refund_paid', id },
    at,
    description: 'Terlambat dicatat',
    document: null,
    buyerId: null,
    entries: [debit('refunds', rupiah(50)), credit('bank', rupiah(50))],
  })

test('POST /staff/finance/months/close: nothing is booked on the days of a closed month, and what comes late counts for the first open day', async () => {
  await placePaid()
  const inMonth = shop.clock.now()
  await placeOrder(shop, [{ variant: cement, qty: 3 }], buyer)
  const month = beginMonth()
  const finance = await signInFinance()
  const { results: before } = await finance.staffMonths.list()
  assert.deepEqual(
    before.map(({ month: each, state, canClose }) => [each, state, canClose]),
    [
      [readMonth(), 'running', false],
      [month, 'open', true],
    ],
  )
  const { results } = await finance.staffMonths.close({ body: { month } })
  const [, closed] = results
  assert.deepEqual(
    [closed?.state, closed?.canClose, closed?.canReopen, closed?.lastEvent?.kind],
    ['closed', false, false, 'closed'],
  )
  // What was placed in it had not been booked until it was closed.
  assert.ok((closed?.transactions ?? 0) >= 3)
  const receivables = (await listBalances(shop.deps)).find(({ code }) => code === 'receivables')
  assert.equal(moneyFromJson(closed!.receivables), receivables?.balance)
  const booked = await readBooked(month)
  await placePaid()
  assert.equal(await post('00000000-0000-4000-8000-000000000001', inMonth), true)
  assert.equal(await readBooked(month), booked)
  const { rows } = await shop.pool.query(
    `select booked_on::text as day from ledger_transaction where source_id = '00000000-0000-4000-8000-000000000001'`,
  )
  assert.deepEqual(rows, [{ day: `${readMonth()}-01` }])
})

test('POST /staff/finance/months/close: in turn and after their last day; pressed twice it is closed once', async () => {
  const closed = readMonth()
  const finance = await signInFinance()
  const refuse = async (month: string, message: RegExp) => {
    const request = finance.staffMonths.close({ body: { month } })
    assert.match((await expectRefusal(request, 409, 'ledger.month')).message, message)
  }
  await refuse(closed, /belum berakhir/)
  await refuse(findNextMonth(closed), /belum berakhir/)
  beginMonth()
  const second = beginMonth()
  const again = await signInFinance()
  const early = again.staffMonths.close({ body: { month: second } })
  assert.match((await expectRefusal(early, 409, 'ledger.month')).message, /Tutup .* dulu/)
  const presses = Array.from({ length: 5 }, () =>
    again.staffMonths.close({ body: { month: closed } }),
  )
  await Promise.all(presses)
  const { rows } = await shop.pool.query(
    `select count(*)::int as count from ledger_closing where to_char(month, 'YYYY-MM') = $1`,
    [closed],
  )
  assert.deepEqual(rows, [{ count: 1 }])
})

test('POST /staff/finance/months/reopen: an admin opens the last closed month again, and says why', async () => {
  const admin = await shop.asStaff()
  const { results } = await admin.staffMonths.list()
  const [last, before] = results.filter(({ state }) => state === 'closed')
  assert.equal(last?.canReopen, true)
  const finance = await signInFinance()
  const body = { month: last!.month, reason: 'Faktur pemasok tertinggal' }
  await expectRefusal(finance.staffMonths.reopen({ body }), 403, 'staff.role')
  await expectRefusal(
    admin.staffMonths.reopen({ body: { ...body, month: before!.month } }),
    409,
    'ledger.month',
  )
  await expectRefusal(
    admin.staffMonths.reopen({ body: { ...body, reason: ' ' } }),
    422,
    'input.invalid',
  )
  const reopened = (await admin.staffMonths.reopen({ body })).results
  const own = reopened.find(({ month }) => month === last!.month)
  assert.deepEqual(
    [own?.state, own?.canClose, own?.lastEvent?.reason],
    ['open', true, 'Faktur pemasok tertinggal'],
  )
  const at = new Date(`${last!.month}-15T05:00:00Z`)
  await post('00000000-0000-4000-8000-000000000002', at)
  const { rows } = await shop.pool.query(
    `select booked_on::text as day from ledger_transaction where source_id = '00000000-0000-4000-8000-000000000002'`,
  )
  assert.deepEqual(rows, [{ day: `${last!.month}-15` }])
})

test('POST /staff/finance/months/close: who books and who closes at once take turns, and nothing lands in a closed month', async () => {
  const admin = await shop.asStaff()
  const { results } = await admin.staffMonths.list()
  const { month } = results.find(({ canClose }) => canClose)!
  const at = new Date(`${month}-20T05:00:00Z`)
  const ids = Array.from({ length: 40 }, () => crypto.randomUUID())
  const [, ...posted] = await Promise.all([
    admin.staffMonths.close({ body: { month } }),
    ...ids.map((id) => post(id, at)),
  ])
  assert.equal(posted.filter(Boolean).length, ids.length)
  const closed = (await admin.staffMonths.list()).results.find((each) => each.month === month)!
  const booked = await readBooked(month)
  await Promise.all(Array.from({ length: 10 }, () => post(crypto.randomUUID(), at)))
  assert.equal(await readBooked(month), booked)
  assert.equal(closed.state, 'closed')
})
