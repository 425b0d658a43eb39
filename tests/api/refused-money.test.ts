import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { moneyFromJson, moneyToJson, rupiah, sen } from '#platform/money.ts'
import { recordGatewayEvent } from '#modules/finance/gateway/service/settle-events.ts'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import { makeStatement } from '../support/finance/bank-statements.ts'
import { createDebtor } from '../support/finance/credit.ts'
import { expectRefusal } from '../support/expect-refusal.ts'
import { makeProofImage, placeOrder } from '../support/orders/orders.ts'
import { setUpStaffOrders } from '../support/orders/staff-orders.ts'

const { shop, cement, sales, finance, createPaidOrder } = await setUpStaffOrders()

/** Everything that money changes. */
const TABLES = [
  'invoice',
  'invoice_event',
  'payment',
  'payment_event',
  'payment_notification',
  'payment_difference',
  'payment_bundle',
  'refund',
  'credit_note',
  'sales_order',
  'sales_order_event',
  'bank_line',
  'ledger_due',
  'ledger_entry',
  'message',
  'stock_move',
]

async function readBooks(): Promise<Record<string, string>> {
  await listBalances(shop.deps)
  const parts = TABLES.map(
    (table) =>
      `(select coalesce(md5(string_agg(row::text, '|' order by row::text)), '') from ${table} as row) as "${table}"`,
  )
  const { rows } = await shop.pool.query<Record<string, string>>(`select ${parts.join(', ')}`)
  return rows[0]!
}

/** A refusal whose sentence says what to do now, and after which everything is as it was. */
async function expectNothingBooked(
  call: () => Promise<unknown>,
  { status, code, says }: { status: number; code: string; says: RegExp },
): Promise<void> {
  const before = await readBooks()
  const { message, errors } = await expectRefusal(call(), status, code)
  assert.match([message, ...Object.values(errors ?? {})].join(' '), says)
  assert.deepEqual(await readBooks(), before)
}

const place = (qty = 20) => placeOrder(shop, [{ variant: cement, qty }])

test('a changed payment type on a paid invoice: it stays, and nobody needs to pay again', async () => {
  const { api, invoiceId, id } = await createPaidOrder([{ variant: cement, qty: 20 }])
  await expectNothingBooked(
    () => api.payments.changeType({ id: invoiceId, body: { paymentType: 'va', bank: 'bca' } }),
    { status: 409, code: 'invoice.state', says: /sudah lunas.*tidak perlu membayar lagi/ },
  )
  await expectNothingBooked(
    () => api.payments.choosePayment({ body: { id, paymentType: 'paper' } }),
    { status: 409, code: 'payment.closed', says: /sudah lunas.*tidak perlu membayar lagi/ },
  )
})

test('a proof for a void invoice: nothing is to be transferred', async () => {
  const { api, id, invoiceId } = await place()
  await api.orderCancellation.cancel({ id, body: { reason: 'Salah pesan' } })
  await expectNothingBooked(
    () => api.payments.sendProof({ id: invoiceId, form: {}, files: { file: makeProofImage() } }),
    { status: 409, code: 'invoice.state', says: /sudah dibatalkan\. Jangan transfer lagi/ },
  )
})

test('a notification for an unknown payment: its money waits for finance, once, and pays nothing', async () => {
  const before = await readBooks()
  const event = {
    eventId: 'asing-1',
    reference: randomUUID(),
    status: 'settled' as const,
    amount: rupiah(1_000_000),
    at: shop.clock.now(),
    gateway: 'simulator',
    raw: '{}',
  }
  assert.equal(await recordGatewayEvent(shop.deps, event), 'unknown')
  const after = await readBooks()
  assert.equal(await recordGatewayEvent(shop.deps, event), 'repeated')
  assert.deepEqual(await readBooks(), after)
  assert.deepEqual(
    TABLES.filter((table) => after[table] !== before[table]),
    ['payment_notification', 'ledger_entry'],
  )
  const { results } = await finance.staffPayments.listUnmatched({ query: {} })
  assert.match(results[0]!.reason, /Cari pesanannya, atau kembalikan uangnya/)
})

test('an order for a frozen limit: refused with why, and the way out', async () => {
  const buyer = await createDebtor(shop)
  await finance.staffCredit.freeze({ id: buyer.companyId, body: { reason: 'Cek giro kosong.' } })
  await expectNothingBooked(
    () =>
      placeOrder(shop, [{ variant: cement, qty: 5 }], buyer, {
        payment: { paymentType: 'tempo' },
      }),
    { status: 409, code: 'credit.frozen', says: /Cek giro kosong.*pilih cara bayar lain/ },
  )
})

test('a bank statement with a broken line: no line of it is booked, and the line is named', async () => {
  const line = { day: '2026-11-20', text: 'UTUH', amount: moneyToJson(rupiah(5_000)) }
  const text = await makeStatement.bca([line, { ...line, text: 'RUSAK' }]).text()
  const file = new File([text.replace(/(RUSAK.*),CR,/, '$1,XX,')], 'mutasi.csv')
  const bank = finance.staffBankStatements
  const { id } = await bank.upload({ files: { file } })
  const { problems } = await bank.statement({ id })
  assert.deepEqual([problems.length, problems[0]?.row], [1, 8])
  await expectNothingBooked(() => bank.apply({ id }), {
    status: 422,
    code: 'statement.broken',
    says: /^Baris 8: tanda "XX" bukan CR atau DB/,
  })
})

test('a payment of one sen less: refused with the exact amount, and with what to do', async () => {
  const { api, id, invoiceId } = await place()
  await api.payments.sendProof({ id: invoiceId, form: {}, files: { file: makeProofImage() } })
  const { toSend } = await api.invoices.header({ id: invoiceId })
  const less = moneyToJson(sen(moneyFromJson(toSend) - 1))
  await expectNothingBooked(
    () => finance.staffPayments.confirmPayment({ id, body: { received: less } }),
    {
      status: 422,
      code: 'payment.amount',
      says: /,99, yang diminta Rp [\d.]+\. Kembalikan buktinya, atau terima selisihnya/,
    },
  )
})

test('a refund above what was paid: refused with what would do', async () => {
  const order = await createPaidOrder([{ variant: cement, qty: 20 }])
  const { api, id } = order
  await sales.staffOrderCancellation.cancel({ id, body: { reason: 'Barang rusak semua.' } })
  const [refund] = (await api.refunds.ofOrder({ id })).results
  const body = { destination: 'BCA 5271 882 901 a.n. Warsito' }
  await api.refunds.setAccount({ id, refundId: refund!.id, body })
  const amount = moneyToJson(sen(moneyFromJson(refund!.amount) + 1))
  await expectNothingBooked(
    () => finance.staffRefunds.prepare({ id: refund!.id, body: { amount } }),
    { status: 422, code: 'refund.too_much', says: /Paling banyak Rp [\d.,]+/ },
  )
})
