import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatExact } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { joinLines, readPdfPages, readPdfQrCode } from '#tests/support/documents/pdf-pages.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, {
  name: 'Semen uji',
  unit: 'sak',
  price: 54_500,
  tiers: [{ minQty: 100, discount: 2 }],
  weightKg: 40,
  stock: { CBT: 5000 },
})
const tile = await createProduct(shop.db, {
  name: 'Keramik uji',
  unit: 'dus',
  price: 33_333.33,
  weightKg: 18,
  stock: { CBT: 500 },
})
const items = [
  { variant: cement, qty: 120 },
  { variant: tile, qty: 3 },
]
const readText = async (bytes: Uint8Array) => (await readPdfPages(bytes)).map(joinLines).join(' ')

function assertAmounts(text: string, amounts: Record<string, { amount: string }>): void {
  for (const [name, amount] of Object.entries(amounts))
    assert.ok(text.includes(formatExact(amount)), `${name} ${formatExact(amount)}`)
}

test('GET /so/ecom/{id}/proforma-invoice: the order’s lines, amounts, address and transfer, to the sen', async () => {
  const { api, id, number, invoiceId } = await placeOrder(shop, items)
  await api.orders.setPoNumber({ id, body: { poNumber: 'PO-77/XI' } })
  const { name, bytes } = await api.proforma.ofOrder({ id })
  assert.equal(name, `Proforma-${number.replaceAll('/', '-')}.pdf`)
  const text = await readText(bytes)
  assert.match(text, /PROFORMA INVOICE PI\/2026\/11\/\d{6} Pesanan SO\/2026\/11\/\d{6}/)
  assert.match(text, /Nomor PO Anda PO-77\/XI/)
  const header = await api.orders.header({ id })
  assertAmounts(text, header.totals)
  assert.ok(text.toLowerCase().includes(header.inWords))
  for (const line of (await api.orders.products({ id })).results)
    assert.ok(
      text.includes(
        `${line.qty} ${line.unit} ${formatExact(line.unitPrice)} ${formatExact(line.subtotal)}`,
      ),
      line.name,
    )
  const { toSend, banks } = await api.payments.paymentDetail({ id: invoiceId })
  assert.ok(text.includes(`Transfer tepat Rp ${formatExact(toSend)}`))
  for (const { account, holder } of banks) assert.ok(text.includes(`${account} a.n. ${holder}`))
  const { shipTo } = await api.orders.shipping({ id })
  assert.ok(text.includes(`${shipTo.recipient} · ${formatPhone(shipTo.phone)} ${shipTo.street}`))
  assert.equal(
    await readPdfQrCode(bytes),
    `http://localhost:3000/profile/daftar-transaksi/detail?id=${id}`,
  )
})

test('GET /so/ecom/{id}/proforma-invoice: one number an order, also when it is asked for ten times at once', async () => {
  const { api, id } = await placeOrder(shop, items)
  const files = await Promise.all(Array.from({ length: 10 }, () => api.proforma.ofOrder({ id })))
  shop.clock.advance(60_000)
  files.push(await api.proforma.ofOrder({ id }))
  const numbers = await Promise.all(
    files.map(async ({ bytes }) => /PI\/2026\/11\/\d{6}/.exec(await readText(bytes))?.[0]),
  )
  assert.equal(new Set(numbers).size, 1)
})

test('GET /so/ecom/{id}/proforma-invoice: says what is paid already, and is refused for a cancelled order', async () => {
  const { api, id, invoiceId } = await placeOrder(shop, items)
  await api.payments.sendProof({
    id: invoiceId,
    form: {},
    files: { file: makeProofImage() },
  })
  const text = await readText((await api.proforma.ofOrder({ id })).bytes)
  assert.match(text, /Pembayaran Anda sudah kami terima/)
  assert.doesNotMatch(text, /Transfer tepat/)
  await api.orderCancellation.cancel({ id })
  await expectRefusal(api.proforma.ofOrder({ id }), 409, 'order.state')
})

test('GET /so/ecom/{id}/proforma-invoice: another buyer’s order is the same 404 as a missing one', async () => {
  const { id } = await placeOrder(shop, items)
  const { api } = await createBuyerClient(shop)
  for (const each of [id, crypto.randomUUID(), 'x'])
    await expectRefusal(api.proforma.ofOrder({ id: each }), 404, 'not_found')
  await expectRefusal(shop.asVisitor().proforma.ofOrder({ id }), 401, 'session.missing')
})

test('POST /checkout/cart/proforma-invoice: what the checkout’s summary says, and nothing is ordered', async () => {
  const { api, addressId } = await createBuyerClient(shop)
  for (const { variant, qty } of items)
    await api.cart.add({ body: { product_variant_id: variant, qty } })
  for (const method of ['delivery', 'pickup'] as const) {
    const summary = await api.checkout.summary({ body: { addressId, method } })
    const { name, bytes } = await api.proforma.ofCart({ body: { addressId, method } })
    assert.match(name, /^Proforma-PI-2026-11-\d{6}-2026-11-20\.pdf$/)
    const text = await readText(bytes)
    const { goods, freight, total, exclusive, taxBase, tax } = summary
    assertAmounts(text, { goods, freight, total, exclusive, taxBase, tax })
    for (const line of summary.lines)
      assert.ok(text.includes(`${formatExact(line.unitPrice)} ${formatExact(line.subtotal)}`))
    assert.match(text, method === 'pickup' ? /Diambil di gudang, gratis Gudang Cibitung/ : /\d rit/)
  }
  assert.equal((await api.cart.show()).count, 2)
  assert.equal((await api.orders.list()).total, 0)
})

test('POST /checkout/cart/proforma-invoice: refused as the checkout refuses', async () => {
  const { api, addressId } = await createBuyerClient(shop)
  const body = { addressId, method: 'delivery' } as const
  await expectRefusal(api.proforma.ofCart({ body }), 409, 'cart.empty')
  await api.cart.add({ body: { product_variant_id: tile, qty: 1 } })
  const other = { ...body, addressId: crypto.randomUUID() }
  await expectRefusal(api.proforma.ofCart({ body: other }), 404, 'not_found')
})
