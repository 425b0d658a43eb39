import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatExact } from '#platform/format.ts'
import { joinLines, readPdfPages, readPdfQrCode } from '#tests/support/documents/pdf-pages.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { createBuyerClient } from '#tests/support/orders/orders.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('GET /cart/pdf: the cart’s lines and amounts, as the cart shows them', async () => {
  const { api } = await createBuyerClient(shop)
  for (const price of [53_410.5, 61_250, 99_999.99]) {
    const variant = await createProduct(shop.db, {
      name: `Semen ${price}`,
      unit: 'sak',
      price,
      stock: { CBT: 100 },
    })
    await api.cart.add({ body: { product_variant_id: variant, qty: 7 } })
  }
  const cart = await api.cart.show()
  const { name, bytes } = await api.cart.pdf()
  assert.equal(name, 'Keranjang-2026-11-20.pdf')
  const text = (await readPdfPages(bytes)).map(joinLines).join(' ')
  assert.match(text, /ISI KERANJANG Harga per 20 November 2026 /)
  assert.match(text, /dibuat 20 November 2026, 12\.00 WIB/)
  for (const line of cart.lines) {
    const amounts = `7 ${line.unit} ${formatExact(line.unitPrice)} ${formatExact(line.subtotal)}`
    assert.ok(text.includes(`${line.name} ${line.sku}`) || text.includes(line.sku), line.name)
    assert.ok(text.includes(amounts), amounts)
  }
  assert.equal(await readPdfQrCode(bytes), 'http://localhost:3000/cart')
  for (const amount of [cart.goods, cart.exclusive, cart.taxBase, cart.tax])
    assert.ok(text.includes(formatExact(amount)))
})

test('GET /cart/pdf: an empty cart is refused, and a visitor gets the file of their own', async () => {
  const visitor = shop.asVisitor()
  await expectRefusal(visitor.cart.pdf(), 409, 'cart.empty')
  const variant = await createProduct(shop.db, {
    name: 'Pasir Muntilan',
    price: 250_000,
    stock: { CBT: 100 },
  })
  await visitor.cart.add({ body: { product_variant_id: variant, qty: 2 } })
  const [page] = await readPdfPages((await visitor.cart.pdf()).bytes)
  assert.match(page!, /Pasir Muntilan/)
  assert.doesNotMatch(page!, /Untuk/)
})
