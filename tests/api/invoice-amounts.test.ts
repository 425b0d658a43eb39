import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatExact } from '#platform/format.ts'
import { moneyFromJson, sum } from '#platform/money.ts'
import { createSignedInBuyers, joinVerifiedCompany } from '../support/buyers.ts'
import { readInvoiceFile } from '../support/coretax-structure.ts'
import { createDice } from '../support/dice.ts'
import { buildOrderInput } from '../support/order-input.ts'
import { createBuyerClient, placeOrder } from '../support/orders.ts'
import { joinLines, readPdfPages } from '../support/pdf-pages.ts'
import { createProduct } from '../support/products.ts'
import { useTestShop } from '../support/shop.ts'

const shop = await useTestShop({ connections: 20 })
const admin = await shop.asStaff()
const finance = await shop.asStaff('finance@contoh.id')
const dice = createDice(1511)
await admin.staffSettings.changeLetterhead({
  body: {
    legalName: 'PT Uji',
    address: 'Jl. Uji 1',
    phone: '',
    email: '',
    npwp: '01.234.567.8-901.000',
  },
})

/** Generated orders; tax rules are tried on 100,000 in modules/finance/tax-invoices. */
const ORDERS = 8
/** A thousand with PARALLEL_INVOICES=1000. */
const PARALLEL_INVOICES = Number(process.env['PARALLEL_INVOICES'] ?? 60)

test(`invoices: of ${ORDERS} generated orders, the lines add up to the same total on order, invoice, PDF and Coretax file`, async () => {
  // Prices with sen, of which 11/12 and 12 % have no end.
  const prices = [33_333.33, 111_000, 0.07, 1_234_567.89, 9_999.99, 55_500.5]
  const variants = await Promise.all(
    prices.map((price) => createProduct(shop.db, { price, weightKg: 2, stock: { CBT: 90_000 } })),
  )
  const expected = new Map<string, { base: number; otherBase: number; tax: number }>()
  for (let nr = 0; nr < ORDERS; nr += 1) {
    const buyer = await createBuyerClient(shop)
    const company = await joinVerifiedCompany(shop.db, buyer.accountId)
    await shop.pool.query(
      "update company set npwp = '0912345678013000', street = 'Jl. Uji 2' where id = $1",
      [company],
    )
    const items = variants
      .filter((_, index) => index === nr % variants.length || dice(0, 1) === 0)
      .map((variant) => ({ variant, qty: dice(1, 60) }))
    const { api, id, invoiceId } = await placeOrder(shop, items, buyer)
    const { totals } = await api.orders.header({ id })
    const invoice = await api.invoices.header({ id: invoiceId })
    const { results, totals: invoiced } = await api.invoices.products({ id: invoiceId })
    const goods = sum(results.map(({ subtotal }) => moneyFromJson(subtotal)))
    assert.deepEqual(invoiced, totals)
    assert.deepEqual(invoice.amount, totals.total)
    assert.equal(goods, moneyFromJson(totals.goods))
    assert.equal(goods + moneyFromJson(totals.freight), moneyFromJson(totals.total))
    const [exclusive, tax] = [moneyFromJson(totals.exclusive), moneyFromJson(totals.tax)]
    assert.equal(exclusive + tax, moneyFromJson(totals.total))

    const { bytes } = await api.payments.pdf({ id: invoiceId })
    const text = (await readPdfPages(bytes)).map(joinLines).join(' ')
    for (const amount of [...Object.values(totals), ...results.map(({ subtotal }) => subtotal)])
      assert.ok(text.includes(formatExact(amount)), `${invoice.number}: ${formatExact(amount)}`)

    await finance.staffPayments.confirmPayment({ id, body: { received: invoice.toSend } })
    const otherBase = moneyFromJson(totals.taxBase)
    expected.set(invoice.number, { base: exclusive, otherBase, tax })
  }
  const month = shop.clock.now().toISOString().slice(0, 7)
  const file = await finance.staffTax.export({ body: { month, kind: 'new' } })
  const chunks = await Array.fromAsync(await finance.staffTax.file({ id: file.id, query: {} }))
  const { invoices } = readInvoiceFile(Buffer.concat(chunks).toString())
  const exported = new Map(
    invoices.map(({ values, base, otherBase, tax }) => [
      values['RefDesc']!,
      { base, otherBase, tax },
    ]),
  )
  assert.deepEqual([...exported].sort(), [...expected].sort())
})

test(`POST /so/ecom: ${PARALLEL_INVOICES} at once have invoices numbered without a gap`, async () => {
  const brick = await createProduct(shop.db, { price: 12_500, stock: { CBT: 9_000 } })
  const buyers = await createSignedInBuyers(shop.db, PARALLEL_INVOICES)
  const carts = buyers.map((buyer) => ({ ...buyer, api: shop.client({ token: buyer.token }) }))
  for (const { api } of carts) await api.cart.add({ body: { product_variant_id: brick, qty: 1 } })
  // All buyers live in one place, so one summary is valid for all of them.
  const orderInput = await buildOrderInput(carts[0]!.api, carts[0]!)
  const placed = await Promise.all(
    carts.map(({ api, addressId }, nr) =>
      api.checkout.placeOrder({ body: { ...orderInput, addressId } }, { key: `nomor-${nr}` }),
    ),
  )
  const { rows } = await shop.pool.query<{ nr: number }>(
    `select right(number, 6)::int as nr from invoice where id = any($1) order by 1`,
    [placed.map(({ invoiceId }) => invoiceId)],
  )
  assert.equal(rows.length, PARALLEL_INVOICES)
  const first = rows[0]!.nr
  assert.deepEqual(
    rows.map(({ nr }) => nr),
    rows.map((_, index) => first + index),
  )
})
