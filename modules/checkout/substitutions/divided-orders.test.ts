import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson, moneyToJson, rupiah } from '#platform/money.ts'
import { addUp, setUpDividedOrders } from '#tests/support/finance/divided-orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'

const { shop, placeDivided, signIn, depart, waitForInvoices, listInvoices, readUsed, readBalance } =
  await setUpDividedOrders()
const other = await createProduct(shop.db, { price: 52_000, weightKg: 50, stock: { CBT: 500 } })
const { sku } = await shop.db
  .selectFrom('variant')
  .select('sku')
  .where('id', '=', Number(other))
  .executeTakeFirstOrThrow()

test('a substitute in an order whose deliveries are invoiced: only what is not invoiced yet becomes less, and all adds up', async () => {
  const order = await placeDivided()
  const { api, id, lines } = order
  const [first, second] = lines
  const owedBefore = await readBalance('receivables')
  await depart(order, [{ lineId: first!.id, qty: 3 }])
  await waitForInvoices()
  const [invoiced] = await listInvoices(order)
  const { staffSubstitutions } = await signIn()
  const body = {
    lineId: first!.id,
    replacedQty: 3,
    sku,
    qty: 3,
    unitPrice: moneyToJson(rupiah(50_001)),
  }
  const { results } = await staffSubstitutions.propose({ id, body })
  const proposed = results.find(({ status }) => status === 'open')!
  await api.substitutions.accept({ id, substitutionId: proposed.id })
  assert.deepEqual((await listInvoices(order))[0]?.amount, invoiced!.amount)
  const { totals, deliveryInvoices } = await api.orders.header({ id })
  assert.equal(
    moneyFromJson(deliveryInvoices!.uninvoiced!),
    moneyFromJson(totals.total) - moneyFromJson(invoiced!.amount),
  )
  assert.equal(await readUsed(order), moneyFromJson(totals.total))
  const { results: changed } = await api.orders.products({ id })
  const substitute = changed.find((line) => line.sku === sku)!
  await depart(order, [
    { lineId: first!.id, qty: 1 },
    { lineId: second!.id, qty: 3 },
    { lineId: substitute.id, qty: 3 },
  ])
  await waitForInvoices()
  const invoices = await listInvoices(order)
  assert.equal(invoices.length, 2)
  assert.equal(addUp(invoices.map(({ amount }) => amount)), moneyFromJson(totals.total))
  const parts = await Promise.all(
    invoices.map((invoice) => api.invoices.products({ id: invoice.id })),
  )
  for (const key of ['goods', 'freight', 'exclusive', 'taxBase', 'tax'] as const)
    assert.equal(addUp(parts.map((part) => part.totals[key])), moneyFromJson(totals[key]), key)
  assert.equal((await readBalance('receivables')) - owedBefore, moneyFromJson(totals.total))
})
