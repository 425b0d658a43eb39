import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, toJakartaDate } from '#platform/clock.ts'
import { readRows } from '#platform/spreadsheets/workbook.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { listBalances } from './service/balances.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, { price: 54_500, weightKg: 40, stock: { CBT: 900 } })

test('GET /staff/finance/journal: has every entry of the days, debits equal credits, and adds up to the balances', async () => {
  const finance = await shop.asStaff('finance@contoh.id')
  const buyer = await createBuyerClient(shop)
  const first = toJakartaDate(shop.clock.now())
  for (let qty = 3; qty < 8; qty += 1) {
    const { id, invoiceId, api } = await placeOrder(shop, [{ variant: cement, qty }], buyer)
    const { toSend } = await api.invoices.header({ id: invoiceId })
    if (qty % 2 === 0)
      await finance.staffPayments.confirmPayment({ id, body: { received: toSend } })
  }
  shop.clock.advance(days(1))
  await placeOrder(shop, [{ variant: cement, qty: 9 }], buyer)
  const read = async (query: { from?: string; to?: string; format: 'csv' | 'xlsx' }) => {
    const api = await shop.asStaff('finance@contoh.id')
    const chunks = await Array.fromAsync(await api.staffLedger.journal({ query }))
    const name = `jurnal.${query.format}`
    const file = { name, bytes: new Uint8Array(Buffer.concat(chunks)) }
    const rows = await Array.fromAsync(readRows(file, { rows: 1_000, columns: 20 }))
    const toSen = (cell: string | undefined) =>
      cell ? Math.round(Number(cell.replace(',', '.')) * 100) : 0
    return rows.slice(1).map(({ cells }) => ({
      day: cells[0]!,
      number: cells[1]!,
      account: cells[2]!,
      debit: toSen(cells[4]),
      credit: toSen(cells[5]),
    }))
  }
  const whole = await read({ format: 'csv' })
  assert.deepEqual(await read({ format: 'xlsx' }), whole)
  for (const { number: account, balance } of await listBalances(shop.deps)) {
    const own = whole.filter((row) => row.account === account)
    const total = own.reduce((sum, { debit, credit }) => sum + debit - credit, 0)
    assert.equal(Math.abs(total), Math.abs(balance), account)
  }
  const differences = Map.groupBy(whole, ({ number }) => number)
  for (const [number, entries] of differences)
    assert.equal(
      entries.reduce((sum, { debit, credit }) => sum + debit - credit, 0),
      0,
      number,
    )
  const firstDay = await read({ from: first, to: first, format: 'csv' })
  assert.deepEqual(
    firstDay,
    whole.filter(({ day }) => day === first),
  )
  assert.ok(firstDay.length < whole.length)
  assert.deepEqual(await read({ from: '2020-01-01', to: '2020-01-31', format: 'csv' }), [])
})
